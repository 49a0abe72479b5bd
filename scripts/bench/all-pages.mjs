import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The paths of all pages. */
export async function sitemap({ url }) {
  const locations = async (address) => {
    const text = await (await fetch(address)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location).pathname);
  };
  const maps = await locations(`${url}/sitemap.xml`);
  return (await Promise.all(maps.map((map) => locations(url + map)))).flat();
}

/** Writes a script for wrk that requests one path after the other, with a browser's `Accept-Encoding`. */
export function inTurn(paths) {
  const file = path.join(tmpdir(), `sente-in-turn-${process.pid}.lua`);
  writeFileSync(
    file,
    `local paths = {${paths.map((address) => JSON.stringify(address)).join(',')}}
local n = 0
request = function()
  n = n % #paths + 1
  return wrk.format("GET", paths[n], { ["Accept-Encoding"] = "gzip" })
end`,
  );
  return file;
}
