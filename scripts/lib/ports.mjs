import { createServer } from 'node:net';
import { PlainError } from './progress.mjs';

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, exclusive: true }, () => server.close(resolve));
  });
}

/** Resolves when the port can be used; rejects with a clear reason after `patience` milliseconds. */
export async function requirePort(port, patience = 2_500) {
  const end = Date.now() + patience;
  for (;;) {
    try {
      await listen(port);
      return;
    } catch (error) {
      if (error.code === 'EACCES')
        throw new PlainError(`Port ${port} needs rights this user does not have. Choose another: PORT=3001 npm start`);
      if (error.code !== 'EADDRINUSE') throw error;
      if (Date.now() >= end) {
        throw new PlainError(
          `Port ${port} is in use, perhaps by another running Sente. Stop that program, or choose another port: PORT=${port + 1} npm start`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
