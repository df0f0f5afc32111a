import { runRollback } from '../server/pull/commands.ts';

export const run = runRollback;
