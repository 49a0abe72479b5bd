import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type Line = { near: Socket; far: Socket; isDead: boolean };

/** Stands between a client and a server on this machine: as slow, as unreliable and as silent as a test sets it. */
export class TcpProxy {
  /** Milliseconds each way. */
  latency = 0;
  /**
   * Numbers of chunks that pass from clients, used by turns: the next chunk's connection is then reset, every second time before the server receives the chunk, otherwise
   * after. The numbers must differ, or an operation with more chunks than that would never be completed.
   */
  resetAfter: readonly number[] = [];
  /** Drops everything without an error, like a cut cable: connections that lost data stay silent for ever, and stay open at the server. */
  isHole = false;
  /** Becomes such a hole once a client has sent this text, and calls back. */
  holeAfter: { text: string; then: () => void } | null = null;
  #said = 0;
  #resets = 0;
  #lines = new Set<Line>();
  #server = createServer((near) => this.#open(near));

  private constructor(private target: number) {}

  static async before(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** As when a name or an address moves to another server: cuts the connections, and leads new ones there. */
  leadTo(target: number): void {
    this.target = target;
    this.cut();
  }

  /** Resets every connection. */
  cut(): void {
    for (const line of this.#lines) this.#reset(line);
  }

  close(): void {
    for (const { near, far } of this.#lines) for (const socket of [near, far]) socket.destroy();
    this.#server.close();
  }

  #open(near: Socket): void {
    const line: Line = { near, far: connect(this.target, '127.0.0.1'), isDead: false };
    this.#lines.add(line);
    near.on('data', (chunk) => this.#say(line, chunk));
    line.far.on('data', (chunk) => this.#pass(line, line.near, chunk));
    for (const [socket, other] of [
      [near, line.far],
      [line.far, near],
    ] as const) {
      socket.setNoDelay(true).on('error', () => {});
      // In a hole the end of one side does not reach the other.
      socket.on('close', () => this.#lost(line) || other.destroy());
    }
  }

  #say(line: Line, chunk: Buffer): void {
    this.#said += 1;
    const isReset = this.#said > (this.resetAfter[this.#resets % this.resetAfter.length] ?? Infinity);
    if (isReset) {
      this.#said = 0;
      this.#resets += 1;
      if (this.#resets % 2 === 0) return this.#reset(line);
    }
    this.#pass(line, line.far, chunk);
    if (isReset) setImmediate(() => this.#reset(line));
    if (!this.holeAfter || !chunk.includes(this.holeAfter.text)) return;
    const { then } = this.holeAfter;
    this.holeAfter = null;
    this.isHole = true;
    line.isDead = true;
    then();
  }

  #pass(line: Line, to: Socket, chunk: Buffer): void {
    if (this.#lost(line)) return;
    if (this.latency === 0) return void to.write(chunk);
    setTimeout(() => this.#lost(line) || to.write(chunk), this.latency);
  }

  #lost(line: Line): boolean {
    line.isDead ||= this.isHole;
    return line.isDead;
  }

  #reset(line: Line): void {
    this.#lines.delete(line);
    line.near.resetAndDestroy();
    line.far.destroy();
  }
}
