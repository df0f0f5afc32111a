import { parseArgs } from 'node:util';
import { OperatorError } from '../../server/errors.ts';

export interface Options {
  /** The folder to read; without one, Firebase. */
  readonly folder: string | undefined;
  readonly isJson: boolean;
}

const USAGE = 'npm run check-content -- [DIR | --firebase] [--json]';

export function parseOptions(given: readonly string[], defaultFolder: string): Options {
  const { values, positionals } = parse(given);
  const [folder = defaultFolder, ...more] = positionals;
  if (more.length > 0) throw refusal('only one folder can be read');
  if (!values.firebase) return { folder, isJson: values.json };
  if (positionals.length > 0) throw refusal('either a folder or --firebase');
  return { folder: undefined, isJson: values.json };
}

function parse(given: readonly string[]) {
  const isGiven = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...given],
      options: { firebase: isGiven, json: isGiven },
      allowPositionals: true,
    });
  } catch (error) {
    // What Node says after its first sentence is about how such a thing might be allowed.
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw refusal(reason);
  }
}

function refusal(reason: string): OperatorError {
  return new OperatorError(`${reason}: ${USAGE}`);
}
