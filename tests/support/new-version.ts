import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadRenderer, rendererFile, rendererFolder } from '../../server/renderer.ts';
import { testBuild } from './test-build.ts';

/** The same build with other names for its scripts, as a deployment brings it; the old files are gone. */
export async function makeNewVersion() {
  const build = await mkdtemp(path.join(tmpdir(), 'menu-build-'));
  await cp(testBuild(), build, { recursive: true });
  await cp(rendererFolder(testBuild()), rendererFolder(build), { recursive: true });
  const assets = path.join(build, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const rename = (code: string) =>
    scripts.reduce((renamed, name) => renamed.replaceAll(name, `new-${name}`), code);
  for (const file of [
    path.join(build, 'service-worker.js'),
    rendererFile(build),
    ...scripts.map((name) => path.join(assets, name)),
  ]) {
    const code = rename(await readFile(file, 'utf8'));
    for (const ending of ['', '.br', '.gz']) await rm(file + ending, { force: true });
    await writeFile(rename(file), code);
  }
  return { build, script: rename((await loadRenderer(testBuild())).assets.script) };
}
