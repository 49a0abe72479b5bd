/** The start script runs this with tsx: it parses the environment and reports errors without a stack. */
try {
  await import('../lib/kernel/env.ts');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
