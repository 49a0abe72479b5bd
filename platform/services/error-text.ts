/**
 * What may stand in a log of a failure. The driver writes a failed statement's parameters into its message: codes, hashes, addresses.
 */
export function errorText(error: unknown): string {
  return withoutParameters(error instanceof Error ? error.message : String(error));
}

/** The stack, whose first lines repeat the message. */
export function errorStack(error: Error): string | undefined {
  return error.stack?.replace(error.message, () => errorText(error));
}

/** Why: the database's own words, which name a constraint but, without their detail, no values. */
export function errorCause(error: Error): string | undefined {
  return error.cause instanceof Error ? errorText(error.cause) : undefined;
}

function withoutParameters(message: string): string {
  const end = message.indexOf('\nparams:');
  return end === -1 ? message : message.slice(0, end);
}
