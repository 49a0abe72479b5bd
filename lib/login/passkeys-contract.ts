import * as z from 'zod';
import { ownerProofSchema, tokenSchema } from './contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema, texts } from '@/lib/kernel/api/shapes';

export const maxPasskeys = 10;

/** WebAuthn's own JSON, as browsers use it; the library that reads it validates the contents. */
const optionsSchema = z.looseObject({ challenge: z.string() });
const responseSchema = z.looseObject({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

const passkeyName = z.string().trim().min(1).max(60);
export const passkeySchema = z.object({
  ...texts('id', 'name', 'createdAt'),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
export const passkeyNameSchema = z.strictObject({ name: passkeyName });
export const newPasskeySchema = z.strictObject({ name: passkeyName, response: responseSchema });
export const passkeyLoginSchema = z.strictObject({ response: responseSchema });
export type NewPasskey = z.infer<typeof newPasskeySchema>;
export type PasskeyLogin = z.infer<typeof passkeyLoginSchema>;

const one = z.object({ id: z.string().max(40) });
const { get, post, patch, remove } = operationsOf('user');
/** Passkeys: keys stored on a device, for a login without a password. */
export const passkeyOperations = {
  list: get('/passkeys', { summary: 'Own passkeys, newest first', access: 'user', response: z.array(passkeySchema) }),
  begin: post('/passkeys/options', {
    summary: 'What a device has to sign to be taken on; asks for the owner',
    access: 'user',
    body: ownerProofSchema,
    response: optionsSchema,
    errors: ['INVALID_CREDENTIALS', 'OTP_INVALID', 'ACCOUNT_LOCKED', 'TOO_MANY_PASSKEYS'],
  }),
  add: post('/passkeys', {
    summary: 'Take on a device by what it signed',
    access: 'user',
    body: newPasskeySchema,
    response: passkeySchema,
    errors: ['PASSKEY_INVALID', 'TOO_MANY_PASSKEYS'],
  }),
  rename: patch('/passkeys/{id}', {
    summary: 'Name a passkey',
    access: 'user',
    params: one,
    body: passkeyNameSchema,
    response: passkeySchema,
    errors: ['NOT_FOUND'],
  }),
  remove: remove('/passkeys/{id}', {
    summary: 'Remove a passkey: its device logs in no more',
    access: 'user',
    params: one,
    response: doneSchema,
    errors: ['NOT_FOUND'],
  }),
  beginLogin: post('/login/passkey/options', {
    summary: 'What a device has to sign to log in; whose it is, it says itself',
    access: 'public',
    response: optionsSchema,
  }),
  login: post('/login/passkey', {
    summary: 'Log in by what a device signed',
    access: 'public',
    body: passkeyLoginSchema,
    response: tokenSchema,
    errors: ['PASSKEY_INVALID'],
  }),
};
