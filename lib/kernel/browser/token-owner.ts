import { readToken } from './read-token';

let owner: { token: string; username: string } | null = null;

/** Records the user of a token, as the server returned it for a request with this token. */
export function noteTokenOwner(token: string | null, username: string): void {
  owner = token === null ? null : { token, username };
}

/** The username of the present token; null: there is no token, or its user is not known yet. */
export const tokenOwner = (): string | null => (owner !== null && owner.token === readToken() ? owner.username : null);
