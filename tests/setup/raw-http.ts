import { connect } from 'node:net';

/** Asks for the end of a connection: what was said before it has been answered, or is on its way to be. */
const last = 'GET /api/user/last HTTP/1.1\r\nHost: sente.example\r\nConnection: close\r\n\r\n';

/** Sends bytes as they are, once something came back asks for the end, and reads until the other side closes. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let heard = '';
    socket.setEncoding('latin1');
    socket.once('data', () => socket.write(last));
    socket.on('data', (data: string) => (heard += data));
    // A line that was cut has told what it had to tell.
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

/** The status of each response in what was heard; a 100 is none. */
export const statusesIn = (heard: string): number[] =>
  [...heard.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status)).filter((status) => status !== 100);
