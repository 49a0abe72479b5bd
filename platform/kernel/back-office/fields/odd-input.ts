import type { AfterErrorHook } from 'payload';

/** PostgreSQL: data that does not fit its type, an unknown column or operator; JavaScript: text that cannot be read. */
const oddData = /^(?:22|42703|42883|42P|08P01|54)/;

/** Responds with 400 to an invalid query, where Payload would respond with 500 and expose the statement. */
export const oddInput: AfterErrorHook = ({ error }) => {
  const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: unknown };
  const isOdd =
    (typeof code === 'string' && oddData.test(code)) || error instanceof URIError || error instanceof SyntaxError;
  return isOdd ? { response: { errors: [{ message: 'wrong query' }] }, status: 400 } : undefined;
};
