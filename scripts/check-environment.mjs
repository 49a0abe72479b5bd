/** Run with tsx by the start: parses the environment and names what is wrong, without a stack. */
try {
  await import('../lib/kernel/env.ts');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
