import { runHistory } from '../server/pull/commands.ts';

export const run = runHistory;
