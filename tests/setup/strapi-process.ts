import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the fake of a Strapi; it says on which port. Imports nothing of the shop: who uses it first sets the environment. */
export async function startStrapi() {
  const strapi = spawn(process.execPath, ['tests/setup/strapi.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(strapi.stdout, 'data');
  const url = `http://localhost:${String(port).trim()}`;
  return { url, api: `${url}/api`, stop: () => strapi.kill() };
}
