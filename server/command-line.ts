import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from './errors.ts';

/** The options of a command, and the folder that it is given. The error is one line, with the usage. */
export function parseCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  given: readonly string[],
  options: Options,
  usage: string,
  maxFolders = 1,
) {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      options,
      allowPositionals: true,
    });
    const extra = positionals[maxFolders];
    if (extra !== undefined) throw new Error(`Unexpected argument '${extra}'`);
    return { values, folder: positionals[0] };
  } catch (error) {
    // Node's further sentences explain how to allow the option.
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new OperatorError(`${reason}: ${usage}`);
  }
}
