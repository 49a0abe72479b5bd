import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Passkey } from '@/lib/login/passkeys-contract';
import messages from '@/messages/en-US.json';
import { sessionStore } from '@/stores/session';
import { accountReads, ada, resetBrowser, openAccount, rememberUser, serveApi } from '@/tests/setup/render-account';

const texts = messages.account;
const library = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => library);

const card = async () =>
  within((await screen.findByRole('heading', { level: 2, name: texts.passkeys.title })).closest<HTMLElement>('.card')!);
const response = { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'x' } };

beforeEach(() => {
  resetBrowser();
  vi.resetAllMocks();
  vi.stubGlobal('PublicKeyCredential', class {});
});

describe('passkeys', () => {
  function servePasskeys() {
    const passkey: Passkey = { id: '7', name: 'Phone', createdAt: '2026-11-20T01:00:00.000Z', lastUsedAt: null };
    let passkeys: Passkey[] = [];
    return serveApi({
      ...accountReads(),
      'GET user': { data: ada },
      'GET user/passkeys': () => ({ data: passkeys }),
      'POST user/passkeys/options': ({ body }) =>
        (body as { password?: string }).password === 'right'
          ? { data: { challenge: 'c' } }
          : { status: 401, code: 'INVALID_CREDENTIALS' },
      'POST user/passkeys': () => {
        passkeys = [passkey];
        return { data: passkey };
      },
      'PATCH user/passkeys/7': ({ body }) => {
        passkeys = [{ ...passkey, ...(body as object) }];
        return { data: passkeys[0] };
      },
      'DELETE user/passkeys/7': () => {
        passkeys = [];
        return { data: { done: true } };
      },
    });
  }

  it('are added by the owner, named and removed', async () => {
    rememberUser();
    const calls = servePasskeys();
    library.startRegistration.mockResolvedValue(response);
    const user = openAccount('#/userSpace/account');
    const passkeys = await card();
    await user.click(passkeys.getByRole('button', { name: texts.passkeys.add }));
    await user.click(passkeys.getByRole('button', { name: texts.passkeys.submit }));
    await passkeys.findByText(texts.invalid.passkeyName);
    await user.type(passkeys.getByLabelText('Name'), 'Phone');
    await user.type(passkeys.getByLabelText('Current password'), 'wrong{Enter}');
    await passkeys.findByText(texts.invalid.wrongPassword);
    expect(library.startRegistration).not.toHaveBeenCalled();
    await user.clear(passkeys.getByLabelText('Current password'));
    await user.type(passkeys.getByLabelText('Current password'), 'right{Enter}');
    await passkeys.findByRole('button', { name: 'Rename Phone' });
    expect(library.startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
    expect(calls.find(({ method, url }) => method === 'POST' && url === 'user/passkeys')?.body).toEqual({
      name: 'Phone',
      response,
    });
    await user.click(passkeys.getByRole('button', { name: 'Rename Phone' }));
    await user.clear(passkeys.getByLabelText('Name'));
    await user.type(passkeys.getByLabelText('Name'), 'Key{Enter}');
    await user.click(await passkeys.findByRole('button', { name: 'Remove Key' }));
    await waitFor(() => expect(passkeys.queryByRole('listitem')).toBeNull());
  });

  it('that the device did not make are told as that', async () => {
    rememberUser();
    servePasskeys();
    library.startRegistration.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const user = openAccount('#/userSpace/account');
    const passkeys = await card();
    await user.click(passkeys.getByRole('button', { name: texts.passkeys.add }));
    await user.type(passkeys.getByLabelText('Name'), 'Phone');
    await user.type(passkeys.getByLabelText('Current password'), 'right{Enter}');
    expect((await passkeys.findByRole('alert')).textContent).toContain(messages.errors.PASSKEY_FAILED);
  });

  it('log in with one press', async () => {
    serveApi({
      'GET user': { data: ada },
      'GET course/coursePlans': { data: [] },
      'GET user/entitlements': { data: [] },
      'POST user/login/passkey/options': { data: { challenge: 'c' } },
      'POST user/login/passkey': { data: { token: 'new' } },
    });
    library.startAuthentication.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    library.startAuthentication.mockResolvedValueOnce(response);
    const user = openAccount('#/login');
    const button = await screen.findByRole('button', { name: texts.login.withPasskey });
    await user.click(button);
    await screen.findByText(messages.errors.PASSKEY_FAILED);
    await waitFor(() => expect(button.hasAttribute('aria-disabled')).toBe(false));
    await user.click(button);
    await waitFor(() => expect(sessionStore.getState().user?.username).toBe('ada'));
  });

  it('are not offered where the browser has none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    serveApi({});
    openAccount('#/login');
    await screen.findByRole('button', { name: 'Log in' });
    expect(screen.queryByRole('button', { name: texts.login.withPasskey })).toBeNull();
  });
});

describe('the picture', () => {
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' });

  it('is chosen, shown and removed', async () => {
    rememberUser();
    const withPicture = { ...ada, profileUrl: '/media/me.webp?t=1' };
    const calls = serveApi({
      'GET user': { data: ada },
      'POST user/picture': { data: withPicture },
      'DELETE user/picture': { data: ada },
    });
    const user = openAccount('#/userSpace/profile');
    await user.upload(await screen.findByLabelText(texts.picture.choose), file(9));
    await user.click(await screen.findByRole('button', { name: texts.picture.remove }));
    await screen.findByLabelText(texts.picture.choose);
    expect(sessionStore.getState().user?.profileUrl).toBeNull();
    expect(calls.filter(({ url }) => url === 'user/picture').map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });

  it('that is too large or is none is rejected in words', async () => {
    rememberUser();
    const calls = serveApi({
      'GET user': { data: ada },
      'POST user/picture': { status: 413, code: 'PAYLOAD_TOO_LARGE' },
    });
    const user = openAccount('#/userSpace/profile');
    const input = await screen.findByLabelText(texts.picture.choose);
    await user.upload(input, file(5 * 1024 * 1024 + 1));
    await screen.findByText(messages.errors.PICTURE_REFUSED);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.upload(input, file(9));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    await screen.findByText(messages.errors.PICTURE_REFUSED);
  });
});
