/**
 * The message of an error, safe for a log: the driver adds a failed statement's parameters, such as codes, hashes and addresses, which are removed.
 */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\nparams:.*/s, '');
}

/** The stack, whose first lines repeat the message. */
export function errorStack(error: Error): string | undefined {
  return error.stack?.replace(error.message, () => errorText(error));
}

/** The cause: the database's message, which names a constraint but, without its detail, no values. */
export function errorCause(error: Error): string | undefined {
  return error.cause instanceof Error ? errorText(error.cause) : undefined;
}

const awayCodes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|25P03|57P0\d|53300)$/;
/** The third is a rollback on a cut connection, whose failure hides the cause; the last is Payload's, which has no cause. */
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|not queryable$|the database system is|cannot begin transaction/;

/** Whether the database cannot be reached, is starting or stopping, or has cut the connection: the request itself is not at fault. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return awayCodes.test(String(code)) || awayMessages.test(error.message) || isDatabaseAway(error.cause);
}
