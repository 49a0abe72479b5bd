import { readToken } from './read-token';

let owner: { token: string; username: string } | null = null;

/** Whose a token is, as the server has said when it was asked with it. */
export function noteTokenOwner(token: string | null, username: string): void {
  owner = token === null ? null : { token, username };
}

/** The username of whom the present token is; null: there is none, or the server has not said it of this one. */
export const tokenOwner = (): string | null => (owner !== null && owner.token === readToken() ? owner.username : null);
