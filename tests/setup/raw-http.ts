import { connect } from 'node:net';

/** Requests the end of the connection: by then earlier requests have been answered, or are being answered. */
const last = 'GET /api/user/last HTTP/1.1\r\nHost: sente.example\r\nConnection: close\r\n\r\n';

/** Sends bytes as they are, requests the end after the first response, and reads until the other side closes. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let heard = '';
    socket.setEncoding('latin1');
    socket.once('data', () => socket.write(last));
    socket.on('data', (data: string) => (heard += data));
    // After a reset the result is what was received before.
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

/** The status of each response in the received text; a 100 does not count. */
export const statusesIn = (heard: string): number[] =>
  [...heard.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status)).filter((status) => status !== 100);
