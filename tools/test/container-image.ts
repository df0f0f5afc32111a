import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { removeFolder } from '../../tests/support/remove-folder.ts';

/** Stands for the image's user where root runs the tests. */
const NOBODY = 65_534;

const STEPS = {
  copy: /^\/app\/(\S+) (\S+)$/,
  makeFolder: /^mkdir (\S+) && chown node:node (\S+)$/,
};

/**
 * The image without Docker: what the last stage of the Dockerfile copies and makes, in a folder. Of the
 * stage before, `npm test` itself has run the build; only `npm ci` is left out.
 */
export async function makeContainerImage() {
  const said = await readLastStage();
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-image-'));
  const isRoot = process.getuid?.() === 0;
  await chmod(folder, 0o755);
  for (const step of said('COPY')) {
    const [, from, to] = parse(step, STEPS.copy);
    await cp(from, path.join(folder, to), { recursive: true });
  }
  for (const step of said('RUN')) {
    const [, name] = parse(step, STEPS.makeFolder);
    await mkdir(path.join(folder, name));
    if (isRoot) await chown(path.join(folder, name), NOBODY, NOBODY);
  }
  const environment = Object.fromEntries(
    said('ENV').flatMap((line) => line.split(' ').map((setting) => setting.split('='))),
  );
  return {
    user: said('USER').at(-1),
    command: wordsOf(said('CMD').at(-1)),
    healthCheck: wordsOf(said('HEALTHCHECK').at(-1)),
    /** Runs a command in the image, as a user without rights and with no settings but these. */
    run: (words: readonly string[], settings: object): ChildProcessWithoutNullStreams => {
      const [, ...rest] = words;
      const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
      const env = { ...environment, ...settings };
      return spawn(process.execPath, rest, { cwd: folder, env, ...identity });
    },
    remove: () => removeFolder(folder),
  };
}

/** What the last stage says with an instruction, once for each time. */
async function readLastStage(): Promise<(keyword: string) => readonly string[]> {
  const dockerfile = DockerfileParser.parse(await readFile('Dockerfile', 'utf8'));
  const instructions = dockerfile.getInstructions();
  const start = instructions.findLastIndex((instruction) => instruction.getKeyword() === 'FROM');
  return (keyword) =>
    instructions
      .slice(start)
      .filter((instruction) => instruction.getKeyword() === keyword)
      .map((instruction) => instruction.getArgumentsContent() ?? '');
}

function parse(step: string, pattern: RegExp): readonly [string, string, string] {
  const [all = '', first = '', second = ''] = pattern.exec(step) ?? [];
  if (all === '') throw new Error(`this step of the Dockerfile is not known here: ${step}`);
  return [all, first, second];
}

/** A command as a list of words runs without a shell: signals reach the program itself. */
function wordsOf(command = ''): readonly string[] {
  return JSON.parse(command.slice(command.indexOf('[')));
}
