import { createServer } from 'node:net';

/**
 * PGlite behind PostgreSQL's wire protocol. PGlite is one session, so all connections share its unnamed statement. So a whole exchange (everything up
 * to Sync, or one simple query) runs in one go, and a connection that is inside a transaction has the database to itself until it commits. The
 * package's own socket server queues single protocol messages, which lets two connections' Parse and Bind mix: results of the wrong query, seen with
 * 20 connections under load.
 */
const startupCodes = { ssl: 80877103, gss: 80877104, cancel: 80877102, protocol3: 196608 };
/** Messages after which the client waits for a response: Query, Sync, Flush, FunctionCall, CopyDone, CopyFail. */
const boundaries = new Set(['Q', 'S', 'H', 'F', 'c', 'f']);

class Connection {
  constructor(socket, submit) {
    this.socket = socket;
    this.submit = submit;
    this.buffer = Buffer.alloc(0);
    this.pending = [];
    this.isStarted = false;
    this.isOpen = true;
  }

  receive(data) {
    this.buffer = this.buffer.length === 0 ? data : Buffer.concat([this.buffer, data]);
    while (this.isOpen && (this.isStarted ? this.readMessage() : this.readStartup()));
  }

  /** The untyped first packet; true when one was read. */
  readStartup() {
    if (this.buffer.length < 8) return false;
    const length = this.buffer.readInt32BE(0);
    if (length < 8 || length > 10_000) return this.close();
    if (this.buffer.length < length) return false;
    const packet = this.take(length);
    const code = packet.readInt32BE(4);
    if (code === startupCodes.ssl || code === startupCodes.gss) this.socket.write('N');
    else if (code === startupCodes.protocol3) {
      this.isStarted = true;
      this.submit(this, packet, false);
    } else return this.close();
    return true;
  }

  readMessage() {
    if (this.buffer.length < 5) return false;
    const length = 1 + this.buffer.readInt32BE(1);
    if (length < 5) return this.close();
    if (this.buffer.length < length) return false;
    const message = this.take(length);
    const type = String.fromCharCode(message[0]);
    if (type === 'X') return this.close();
    this.pending.push(message);
    if (boundaries.has(type)) {
      this.submit(this, Buffer.concat(this.pending), type === 'H');
      this.pending = [];
    }
    return true;
  }

  take(length) {
    const part = this.buffer.subarray(0, length);
    this.buffer = this.buffer.subarray(length);
    return part;
  }

  close() {
    this.socket.end();
    return false;
  }
}

export class PostgresSocketServer {
  #database;
  #options;
  #server;
  #connections = new Set();
  #queue = [];
  #running = false;
  /** The connection that owns the open transaction (or unfinished exchange). */
  #owner = null;

  /** @param {{ db: import('@electric-sql/pglite').PGlite, host: string, port: number, maxConnections?: number }} options port 0: any free one */
  constructor({ db, host, port, maxConnections = 100 }) {
    this.#database = db;
    this.#options = { host, port };
    this.#server = createServer((socket) => this.#accept(socket));
    this.#server.maxConnections = maxConnections;
  }

  /** The port listened on, once started. */
  get port() {
    const address = this.#server.address();
    return address && typeof address === 'object' ? address.port : this.#options.port;
  }

  getServerConn() {
    return `${this.#options.host}:${this.port}`;
  }

  start() {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#options.port, this.#options.host, () => {
        this.#server.off('error', reject);
        resolve();
      });
    });
  }

  async stop() {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const { socket } of this.#connections) socket.destroy();
    await closed;
    while (this.#running) await new Promise((resolve) => setImmediate(resolve));
  }

  #accept(socket) {
    socket.setNoDelay(true);
    const connection = new Connection(socket, (from, bytes, isUnfinished) => {
      this.#queue.push({ from, bytes, isUnfinished });
      void this.#run();
    });
    this.#connections.add(connection);
    socket.on('data', (data) => connection.receive(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      connection.isOpen = false;
      this.#connections.delete(connection);
      this.#queue = this.#queue.filter(({ from }) => from !== connection);
      void this.#run();
    });
  }

  async #run() {
    if (this.#running) return;
    this.#running = true;
    try {
      for (;;) {
        if (this.#owner && !this.#owner.isOpen) await this.#abandon();
        const index = this.#owner ? this.#queue.findIndex(({ from }) => from === this.#owner) : 0;
        const [exchange] = index === -1 ? [] : this.#queue.splice(index, 1);
        if (!exchange) return;
        await this.#execute(exchange);
      }
    } finally {
      this.#running = false;
      // Messages may have arrived since the loop ended.
      if (this.#queue.length > 0 && (!this.#owner || this.#queue.some(({ from }) => from === this.#owner)))
        void this.#run();
    }
  }

  async #execute({ from, bytes, isUnfinished }) {
    try {
      await this.#database.runExclusive(() =>
        this.#database.execProtocolRawStream(new Uint8Array(bytes), {
          onRawData: (data) => {
            if (from.socket.writable) from.socket.write(Buffer.from(data));
          },
        }),
      );
      // A Flush leaves the exchange open: no other connection may get in before its Sync.
      this.#owner = this.#database.isInTransaction() || isUnfinished ? from : null;
    } catch {
      // The database itself failed: close the connection, so that the client does not wait.
      from.socket.destroy();
      from.isOpen = false;
      this.#owner = from;
    }
  }

  /** Rolls back the transaction of a client that has disconnected. */
  async #abandon() {
    this.#owner = null;
    if (this.#database.isInTransaction()) await this.#database.exec('ROLLBACK').catch(() => {});
  }
}
