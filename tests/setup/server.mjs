/**
 * The production server without what `npm start` prepares for it, on the environment it is given.
 * Usage: node server.mjs [what runs as Next] [milliseconds between two checks of its signs of life] ['bundled', if the front is bundled already]
 */
import { bundledServer } from '../../scripts/lib/server-bundle.mjs';
import { superviseServer, productionServer } from '../../scripts/lib/server-processes.mjs';

const [, , nextScript, lookEvery, isBundled] = process.argv;
const script = isBundled ? bundledServer(process.env) : undefined;
const options = { ...(nextScript && { nextScript }), ...(lookEvery && { lookEvery: Number(lookEvery) }), script };
const parts = await productionServer(process.env, options);
const server = superviseServer(parts, () => end(1));

async function end(code) {
  await server.stop();
  process.exit(code);
}
process.on('SIGTERM', () => end(0));
process.on('disconnect', () => end(0));
await server.ready.catch(() => end(1));
console.log('The server is watched over.');
