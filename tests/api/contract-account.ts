import sharp from 'sharp';
import { expect } from 'vitest';
import { accountOperations } from '@/lib/account/contract';
import { loginOperations, type Session } from '@/lib/login/contract';
import { mailOperations } from '@/lib/mail/contract';
import { privacyOperations } from '@/lib/privacy/contract';
import { cmsOperations } from '@/lib/pages/cms-contract';
import { learnerOperations } from '@/lib/family/contract';
import { passkeyOperations, type Passkey } from '@/lib/login/passkeys-contract';
import { env } from '@/lib/kernel/env';
import { passkeySite } from '@/platform/login/passkeys/passkey-site';
import { Authenticator } from '../setup/authenticator';
import { codeMailedTo } from '../setup/codes';
import { call, unique, type Member } from '../setup/fixtures';
import type { Ask } from './contract-ask';

export const address = {
  name: '林',
  phone: '0900-000-000',
  country: 'TW',
  postalCode: '',
  city: '臺北市',
  line1: '1 號',
};

/** Each operation of the profile, the address book and the learners. */
export async function askProfile(ask: Ask, { token }: Member): Promise<void> {
  await ask(accountOperations.me, { token });
  await ask(accountOperations.saveProfile, { token, body: { nickName: 'Ada' } });
  const { id } = await ask<{ id: string }>(accountOperations.addAddress, {
    token,
    body: { ...address, line2: '2 樓' },
  });
  await ask(accountOperations.changeAddress, { token, params: { id }, body: { line2: '' } });
  await ask(accountOperations.addresses, { token });
  await ask(accountOperations.removeAddress, { token, params: { id } });
  const child = { name: '小美', birthYear: 2019, birthMonth: 5 };
  const learner = await ask<{ id: string }>(learnerOperations.add, { token, body: child });
  await ask(learnerOperations.change, { token, params: { id: learner.id }, body: { ...child, name: 'Mei' } });
  await ask(learnerOperations.list, { token });
  await ask(learnerOperations.remove, { token, params: { id: learner.id } });
}

/** Each operation of logins, sessions, passkeys, emails and the deletion of an account; the logout ends the member’s own session. */
export async function askSecurity(ask: Ask, { token, username, password, email }: Member): Promise<void> {
  await ask(loginOperations.requestOtp, { body: { username: unique('nobody'), locale: 'zh-TW' } });
  await ask(loginOperations.login, { body: { username, password, otp: null } });
  await ask(cmsOperations.login, { body: { identifier: username, password } });
  await ask(loginOperations.security, { token });
  await ask(loginOperations.mailEmailCode, { token, body: { email, locale: 'zh-TW' } });
  await ask(loginOperations.proveEmail, { token, body: { otp: await codeMailedTo(email) } });
  const { body: other } = await call<{ token: string }>('user/login', { body: { username, password } });
  const sessions = await ask<Session[]>(loginOperations.sessions, { token });
  const { id: otherId = '' } = sessions.find(({ isThis }) => !isThis) ?? {};
  await ask(loginOperations.endSession, { token, params: { id: otherId } });
  expect((await call('user', { token: other.token })).status).toBe(401);
  await ask(loginOperations.endOtherSessions, { token });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await ask(accountOperations.changePicture, {
    token,
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(picture),
  });
  await ask(accountOperations.removePicture, { token });
  const device = new Authenticator(new URL(env.SITE_URL).origin, passkeySite().id);
  const begun = await ask<{ challenge: string }>(passkeyOperations.begin, { token, body: { password } });
  const passkey = await ask<Passkey>(passkeyOperations.add, {
    token,
    body: { name: 'Key', response: device.register(begun) },
  });
  await ask(passkeyOperations.rename, { token, params: { id: passkey.id }, body: { name: 'Phone' } });
  const asked = await ask<{ challenge: string }>(passkeyOperations.beginLogin);
  await ask(passkeyOperations.login, { body: { response: device.logIn(asked, { counter: 2 }) } });
  await ask(passkeyOperations.list, { token });
  await ask(passkeyOperations.remove, { token, params: { id: passkey.id } });
  await ask(mailOperations.letters, { token, query: { page: '1' } });
  await ask(privacyOperations.exportData, { token, query: { locale: 'en-US' } });
  const changed = await ask<{ token: string }>(loginOperations.changePassword, {
    token,
    body: { password, newPassword: 'another long enough one' },
  });
  await ask(loginOperations.logout, { token: changed.token });
  const { token: leaving } = await ask<{ token: string }>(loginOperations.register, {
    body: { username: unique('new'), email: `${unique('new')}@example.com`, password, locale: 'ja-JP' },
  });
  await ask(privacyOperations.deletion, { token: leaving });
  await ask(privacyOperations.deleteAccount, { token: leaving, body: { password } });
}
