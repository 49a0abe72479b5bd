/**
 * What may stand in a log of a failure. The driver writes a failed statement's parameters into its message: codes, hashes, addresses.
 */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\nparams:.*/s, '');
}

/** The stack, whose first lines repeat the message. */
export function errorStack(error: Error): string | undefined {
  return error.stack?.replace(error.message, () => errorText(error));
}

/** Why: the database's own words, which name a constraint but, without their detail, no values. */
export function errorCause(error: Error): string | undefined {
  return error.cause instanceof Error ? errorText(error.cause) : undefined;
}

const awayCodes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|25P03|57P0\d|53300)$/;
/** The third is a rollback on a line that is cut, whose failure hides why; the last is Payload's, which keeps no cause. */
const awayWords =
  /Connection terminated|timeout exceeded when trying to connect|not queryable$|the database system is|cannot begin transaction/;

/** The database cannot be reached, is starting or stopping, or has cut the line: nothing is wrong with what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return awayCodes.test(String(code)) || awayWords.test(error.message) || isDatabaseAway(error.cause);
}
