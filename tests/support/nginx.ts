import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findNginx } from './browsers/test-browsers.ts';

/** Runs these servers, with all files of its own in a folder. Returns a function that stops it. */
export async function startNginx(folder: string, servers: string): Promise<() => Promise<void>> {
  const kept = (name: string) => path.join(folder, name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${kept(name)};`)
    .join('\n');
  const config = `pid ${kept('pid')}; error_log stderr; daemon off;
events {}
http { access_log off; ${temporary} ${servers} }`;
  await writeFile(kept('nginx.conf'), config);
  const nginx = spawn(findNginx() ?? '', ['-c', kept('nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return async () => {
    nginx.kill();
    await once(nginx, 'exit');
  };
}

/** The server of a configuration, on this port and over this folder. */
export function serverOf(config: string, port: number | undefined, root: string): string {
  return config
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/menu/dist;', `root ${root};`);
}
