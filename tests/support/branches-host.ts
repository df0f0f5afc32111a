import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { loadRenderer } from '../../server/renderer.ts';
import { hostRules } from '../../tools/build/host-rules.ts';
import { nginxConfig } from '../../tools/build/nginx-config.ts';
import { serverOf, startNginx } from './nginx.ts';
import { removeFolder } from './remove-folder.ts';
import { findFreePort } from './server/free-port.ts';
import { BRANCHES_RESTAURANT, testBuild } from './test-build.ts';

export const BRANCHES = ['olaya', 'jeddah-corniche', 'airport'];

/** The static build of the restaurant with branches, on nginx. */
export async function startBranchesHost() {
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-branches-'));
  // nginx's workers are another user.
  await chmod(folder, 0o755);
  const root = path.join(folder, 'dist');
  const settings = { MENU_RESTAURANT: BRANCHES_RESTAURANT, SITE_URL: 'https://menu.example' };
  const command = ['tools/run.mjs', 'tools/build.ts', root];
  const env = { ...process.env, ...settings };
  const { stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(stderr).toBe('');
  const { assets } = await loadRenderer(testBuild('BRANCHES'));
  const port = await findFreePort();
  const config = nginxConfig(hostRules(assets, {}, BRANCHES));
  const stop = await startNginx(folder, serverOf(config, port, root));
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(origin).then(Boolean, () => false);
  await expect.poll(isUp).toBe(true);
  const close = async () => {
    await stop();
    await removeFolder(folder);
  };
  return { root, origin, close };
}
