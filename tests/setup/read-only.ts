import { spawnSync } from 'node:child_process';

/** Whether this machine lets its user have mounts of one's own. */
export const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

const script = `
mount --make-rprivate /
for folder in $WRITABLE; do mount --bind "$folder" "$folder"; done
mount --bind "$PWD" "$PWD"
mount -o remount,bind,ro "$PWD"
mount -o remount,bind,ro /
cd "$PWD"
exec "$@"`;

/** What to run a command by, so that it finds the root file system and this folder read-only but for these folders, as in the container of deploy/compose.yaml. What runs beside it is not touched. */
export const readOnlyBut = (...folders: string[]): string[] => [
  'env',
  `WRITABLE=${folders.join(' ')}`,
  'unshare',
  '--mount',
  'sh',
  '-euc',
  script,
  'sh',
];
