import { configureGlobal } from 'fast-check';

/** Property tests draw the same cases on every machine: a counterexample found elsewhere becomes a case. */
configureGlobal({ seed: 20_261_118 });
