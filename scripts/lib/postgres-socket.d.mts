import type { PGlite } from '@electric-sql/pglite';

export declare class PostgresSocketServer {
  constructor(options: { db: PGlite; host: string; port: number; maxConnections?: number });
  readonly port: number;
  getServerConn(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
}
