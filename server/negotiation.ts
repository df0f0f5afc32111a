import { negotiate } from '@fastify/accept-negotiator';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The same in the encodings that are offered; as it is, always. */
export type Bodies = Readonly<{ identity: Buffer } & Partial<Record<Encoding, Buffer>>>;

export function chooseBody(accepted: string | undefined, bodies: Bodies) {
  const offered = ENCODINGS.filter((encoding) => bodies[encoding]);
  const chosen = negotiate(accepted ?? 'identity', offered);
  const encoding = offered.find((one) => one === chosen) ?? 'identity';
  return { encoding, body: bodies[encoding] ?? bodies.identity };
}
