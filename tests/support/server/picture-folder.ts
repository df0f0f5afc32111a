import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { serveFiles } from '../../../server/content-route.ts';
import type { encodePicture } from '../../../server/pictures/encode-picture.ts';
import { createPictureSizer } from '../../../server/pictures/picture-sizer.ts';

export const draw = (width: number, background = '#722', height = width / 2) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A folder with valid, unusual and broken pictures in `content/`, beside files that must not be served. */
export async function makePictureFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sized-pictures-'));
  const inContent = (name: string) => path.join(folder, 'content', name);
  for (const [name, content] of Object.entries(await drawFiles())) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await symlink('../secret.png', inContent('link.png'));
  await symlink('..', inContent('up'));
  await symlink('loop.png', inContent('loop.png'));
  await symlink('images/dish.png', inContent('inside.png'));
  return folder;
}

/** Serves such a folder and its sized pictures. */
export function createPictureServer(
  folder: string,
  cacheFolder: string,
  encode: typeof encodePicture,
): FastifyInstance {
  const server = Fastify();
  const sizePicture = createPictureSizer({ cacheFolder: path.join(folder, cacheFolder), encode });
  server.setNotFoundHandler((_request, reply) => reply.code(404).send('not on the menu'));
  serveFiles(server, path.join(folder, 'content'), sizePicture, 60_000);
  return server;
}

async function drawFiles(): Promise<Readonly<Record<string, Buffer | string>>> {
  const still = await draw(40).png().toBuffer();
  const frames = [still, await draw(40, '#fff').png().toBuffer()];
  const jpeg = await draw(800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  return {
    'secret.png': still,
    'content/.hidden.png': still,
    'content/.private/dish.png': still,
    'content/folder.png/dish.png': still,
    'content/images/dish.png': await draw(800).png().toBuffer(),
    'content/images/a b+100%.webp': await draw(800).webp().toBuffer(),
    'content/images/turned.JPG': jpeg,
    'content/cut.jpg': jpeg.subarray(0, jpeg.length / 2),
    'content/huge.png': await draw(9000, '#000', 8000).png().toBuffer(),
    'content/text.webp': 'picture',
    'content/menu.json': '[]',
    'content/drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'content/animated.webp': await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  };
}
