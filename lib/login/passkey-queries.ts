import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { OwnerProof } from './contract';
import { passkeyOperations as operations } from './passkeys-addresses';
import type { NewPasskey } from './passkeys-contract';
import { ApiError } from '@/lib/kernel/api/api-error';
import { call } from '@/lib/kernel/api/client';
import { reading, thenInvalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import { tokenIn } from './queries';

const passkeysQuery = () => reading(['user', 'passkeys'], operations.list, {});
export const usePasskeys = () => useRead(passkeysQuery());

const thenReadPasskeys = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, passkeysQuery().queryKey);

/** Whether this browser supports passkeys. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Loads the library on demand. @throws ApiError PASSKEY_FAILED for every reason why the device does not sign */
async function signed<Signed>(by: (library: typeof import('@simplewebauthn/browser')) => Promise<Signed>) {
  const library = await import('@simplewebauthn/browser');
  return (await by(library).catch(() => {
    throw new ApiError('PASSKEY_FAILED', 200);
  })) as unknown as NewPasskey['response'];
}

export async function addPasskey(name: string, proof: OwnerProof) {
  const options = await call(operations.begin, { body: proof });
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await signed(({ startRegistration }) => startRegistration({ optionsJSON }));
  return thenReadPasskeys(call(operations.add, { body: { name, response } }));
}
export const renamePasskey = (id: string, name: string) =>
  thenReadPasskeys(call(operations.rename, { params: { id }, body: { name } }));
export const removePasskey = (id: string) => thenReadPasskeys(call(operations.remove, { params: { id } }));

/** @returns the token of a new session */
export async function loginWithPasskey(): Promise<string> {
  const options = await call(operations.beginLogin, {});
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await signed(({ startAuthentication }) => startAuthentication({ optionsJSON }));
  return tokenIn(call(operations.login, { body: { response } }));
}
