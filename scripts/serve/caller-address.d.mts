import type { IncomingMessage } from 'node:http';

export declare function settleCallerAddress(req: IncomingMessage, trusted?: readonly string[]): void;
