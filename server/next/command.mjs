import { fileURLToPath } from 'node:url';

/** The file of Next's command line: run by Node directly it needs no shell and is a single process, which its starter can end. */
export const nextCommand = fileURLToPath(new URL('../../node_modules/next/dist/bin/next', import.meta.url));
