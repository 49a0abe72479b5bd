// Preloaded into a server under test: on SIGUSR2 it notes which files the process has loaded.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { cache } = createRequire(import.meta.url);
process.on('SIGUSR2', () => writeFileSync(process.env.MODULES_FILE, Object.keys(cache).join('\n')));
