import { spawnSync } from 'node:child_process';

/** Whether this machine lets the user create mounts. */
export const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

const script = `
mount --make-rprivate /
for folder in $WRITABLE; do mount --bind "$folder" "$folder"; done
mount --bind "$PWD" "$PWD"
mount -o remount,bind,ro "$PWD"
mount -o remount,bind,ro /
cd "$PWD"
exec "$@"`;

/** The prefix for a command that makes the root file system and this folder read-only except these folders, as in the container of deploy/compose.yaml. Other processes are not affected. */
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
