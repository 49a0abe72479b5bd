/**
 * Completes package-lock.json with the optional packages for other platforms, and every entry with the hash of its content. npm leaves one out when the registry it asked does
 * not carry it, and from then on 'npm ci' fails and other platforms miss their binaries. Run it after each 'npm install'.
 * Such an entry's version is pinned by the package that wants it, and its platform is written in its name.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './lib/paths.mjs';

const PLATFORM =
  /-(android|darwin|freebsd|linux|openbsd|openharmony|win32)-(arm64|arm|x64|ia32|loong64|ppc64|riscv64|s390x)(?:-(\w+))?$/;

/** The optional packages no entry of the lock satisfies, as `{ name, version, of }`. */
export function missingOptionals(packages) {
  const missing = [];
  for (const [of, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!reachable(packages, of, name)) missing.push({ name, version, of });
    }
  }
  return missing;
}

/** Whether a package at `from` finds `name` the way Node looks for it: in its own folder, then in each one above. */
function reachable(packages, from, name) {
  for (let base = from; ;) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base) return false;
    const above = base.lastIndexOf('/node_modules/');
    base = above === -1 ? '' : base.slice(0, above);
  }
}

function entryFor({ name, version, of }, packages) {
  const { dev, devOptional } = packages[of];
  const common = { version, ...(dev && { dev }), ...(devOptional && { devOptional }), optional: true };
  if (name.endsWith('-wasm32-wasi')) return { ...common, cpu: ['wasm32'] };
  const found = PLATFORM.exec(name);
  if (!found || !/^\d/.test(version))
    throw new Error(`Cannot tell the platform or version of ${name}@${version}, wanted by ${of}`);
  const [, os, cpu, abi] = found;
  const libc = os === 'linux' && abi ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {};
  return { ...common, cpu: [cpu], ...libc, os: [os] };
}

/** Entries without an integrity hash, as `[key, entry]`. */
export function withoutIntegrity(packages) {
  return Object.entries(packages).filter(([key, entry]) => key && !entry.link && !entry.integrity);
}

/** The registry's hash of a package; none where it does not carry that version. */
function integrityOf(name, version) {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  return /^sha512-\S+$/m.exec(stdout)?.[0];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingOptionals(lock.packages);
  for (const wanted of missing) lock.packages[`node_modules/${wanted.name}`] ??= entryFor(wanted, lock.packages);
  for (const entry of Object.values(lock.packages)) delete entry.resolved;
  const unsealed = withoutIntegrity(lock.packages);
  for (const [key, entry] of unsealed) {
    const integrity = integrityOf(key.split('node_modules/').at(-1), entry.version);
    if (integrity) entry.integrity = integrity;
    else console.log(`${key}: the registry asked does not carry version ${entry.version}, so its hash is not known.`);
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(
    `${missing.length} optional packages added, ${unsealed.length - withoutIntegrity(lock.packages).length} hashes.`,
  );
}
