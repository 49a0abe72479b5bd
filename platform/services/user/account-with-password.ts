import type { Payload } from 'payload';
import { type Account, accountsPerAddress, findAccounts, isAddress } from './find-accounts';
import { verifyPassword } from './password';

/** The account of that name and password. An address is tried as often as it could have accounts, so that the time taken tells nothing. */
export async function accountWithPassword(payload: Payload, name: string, password: string): Promise<Account | null> {
  const accounts = await findAccounts(payload, name, 'password');
  const tries = Array.from({ length: isAddress(name) ? accountsPerAddress : 1 }, (_, index) => accounts[index]);
  const verdicts = await verifyPassword(password, tries);
  return accounts.find((_, index) => verdicts[index]) ?? null;
}
