import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that pipelines these requests and reads nothing. */
export async function connectSilently(port: number, addresses: readonly string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    addresses.map((address) => `GET ${address} HTTP/1.1\r\nHost: menu\r\n\r\n`).join(''),
  );
  return socket;
}
