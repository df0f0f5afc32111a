export interface Rate {
  /** As the clock has it: also what else the machine does, and who asks. */
  readonly perSecond: number;
  /** Of the server's own processor time, all of its threads included. */
  readonly perProcessorSecond: number;
}

export interface Throughput {
  readonly subject: string;
  readonly kind: 'fresh' | '304';
  readonly ours: Rate;
  readonly baseline: Rate;
}

export interface Soak {
  readonly seconds: number;
  readonly connections: number;
  readonly requestsPerSecond: number;
  readonly memoryBefore: number;
  readonly memoryAfter: number;
}

export interface ServerResults {
  readonly throughput: readonly Throughput[];
  readonly soak: Soak;
}

/** How much of the baseline our server carries on the same processor. */
export function ratioOf({ ours, baseline }: Throughput): number {
  return ours.perProcessorSecond / baseline.perProcessorSecond;
}

export function growthOf({ memoryAfter, memoryBefore }: Soak): number {
  return memoryAfter / memoryBefore;
}
