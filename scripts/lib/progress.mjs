const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** An error whose message is sufficient; printed without a stack. */
export class PlainError extends Error {}

/** Runs one step and prints its name, a progress sign every ten seconds, and its duration. */
export async function step(name, run) {
  const start = Date.now();
  const alive = setInterval(() => console.log(`  … ${name}, ${seconds(start)}`), 10_000);
  try {
    const result = await run();
    console.log(`  ✓ ${name} (${seconds(start)})`);
    return result;
  } catch (error) {
    console.log(`  ✗ ${name} (${seconds(start)})`);
    throw error;
  } finally {
    clearInterval(alive);
  }
}

/** Prints an error. */
export function report(error) {
  console.error(error instanceof PlainError ? `\n${error.message}` : error);
}
