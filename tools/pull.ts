import { runPull } from '../server/pull/commands.ts';

export const run = runPull;
