/** Once per server process, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startPlatformJobs } = await import('./lib/api/server');
  await startPlatformJobs();
}
