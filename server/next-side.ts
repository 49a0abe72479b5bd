import { Agent, request, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import { readWhole, type Answer } from './answer';

/** Next took longer than this to begin an answer: it hangs. Milliseconds. */
const patience = 60_000;

/** The way to Next, which runs in a process of its own behind a socket (`next-process.ts`), so that rendering holds up no kept answer. */
export class NextSide {
  #agent = new Agent({ keepAlive: true, maxSockets: 256 });

  constructor(private readonly socketPath: string) {}

  open(method: string, url: string, headers: OutgoingHttpHeaders): ClientRequest {
    const asked = request({ socketPath: this.socketPath, agent: this.#agent, method, path: url, headers });
    return asked.setTimeout(patience, () => asked.destroy(new Error('Next does not answer')));
  }

  /** A whole answer to a request without a body. */
  async ask(url: string, headers: OutgoingHttpHeaders): Promise<Answer> {
    return readWhole(
      await new Promise<IncomingMessage>((resolve, reject) => {
        this.open('GET', url, headers).on('response', resolve).on('error', reject).end();
      }),
    );
  }

  /** Passes a connection on that leaves HTTP (WebSocket): both sides talk to each other from then on. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void {
    const asked = request({
      socketPath: this.socketPath,
      method: req.method,
      path: req.url,
      headers: req.headers,
    });
    asked.on('upgrade', (answer, other, otherHead) => {
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${rawHeaders(answer)}\r\n`);
      if (otherHead.length > 0) socket.write(otherHead);
      if (head.length > 0) other.write(head);
      other.pipe(socket).pipe(other);
      for (const [one, two] of [
        [socket, other],
        [other, socket],
      ] as const)
        one.on('error', () => two.destroy()).on('close', () => two.destroy());
    });
    // Next answered with an ordinary response, or went away: nobody here speaks that protocol.
    asked.on('response', (answer) => {
      answer.resume();
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    });
    asked.on('error', () => socket.destroy());
    socket.on('error', () => asked.destroy());
    socket.on('close', () => asked.destroy());
    asked.end();
  }
}

function rawHeaders({ rawHeaders: list }: IncomingMessage): string {
  let text = '';
  for (let index = 0; index < list.length; index += 2) text += `${list[index]}: ${list[index + 1]}\r\n`;
  return text;
}
