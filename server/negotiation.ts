import { negotiate } from '@fastify/accept-negotiator';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

export function chooseEncoding(accepted: string | undefined): Encoding {
  const chosen = negotiate(accepted ?? 'identity', [...ENCODINGS]);
  return ENCODINGS.find((encoding) => encoding === chosen) ?? 'identity';
}
