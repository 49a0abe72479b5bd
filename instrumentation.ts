/** Once per server process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { observeNext } = await import('./lib/kernel/observe/next-process');
  await observeNext();
  const { startPlatformJobs } = await import('./lib/kernel/api/server');
  await startPlatformJobs();
}
