import { createServer } from 'node:net';

/** A port that is not in use: `preferred` if possible, else any. */
export async function freePort(preferred = 0): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.on('error', (error) => (preferred ? resolve(freePort()) : reject(error)));
    probe.listen(preferred, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
