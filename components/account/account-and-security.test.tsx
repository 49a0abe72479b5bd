import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountSecurity, Session } from '@/lib/login/contract';
import messages from '@/messages/en-US.json';
import { sessionStore } from '@/stores/session';
import {
  accountReads,
  ada,
  resetBrowser,
  openAccount,
  rememberUser,
  serveApi,
  type Call,
} from '@/tests/setup/render-account';

const texts = messages.account;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** The card with that heading. */
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest<HTMLElement>('.card')!);
};
const posted = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET');

beforeEach(() => {
  resetBrowser();
  rememberUser();
});

describe('the email address', () => {
  /** A server that stores what it is sent. */
  function serveEmail(first: Partial<AccountSecurity>) {
    const state: AccountSecurity = {
      email: ada.email,
      isEmailProved: false,
      hasPassword: true,
      pendingEmail: null,
      ...first,
    };
    const calls = serveApi({
      ...accountReads(),
      'GET user': () => ({ data: { ...ada, email: state.email } }),
      'GET user/security': () => ({ data: { ...state } }),
      'POST user/email/code': ({ body }) => {
        const { email, password } = body as { email: string; password?: string };
        if (email !== state.email && password !== 'right') return { status: 401, code: 'INVALID_CREDENTIALS' };
        state.pendingEmail = email;
        return { data: { done: true } };
      },
      'POST user/email': ({ body }) => {
        if ((body as { otp: string }).otp !== '123456') return { status: 401, code: 'OTP_INVALID' };
        Object.assign(state, { email: state.pendingEmail, isEmailProved: true, pendingEmail: null });
        return { data: { ...state } };
      },
    });
    return calls;
  }

  it('is proved by a mailed code', async () => {
    const calls = serveEmail({});
    const user = openAccount('#/userSpace/account');
    const email = await card(texts.email.title);
    expect(email.getByText(texts.email.notProved)).toBeTruthy();
    await user.click(email.getByRole('button', { name: texts.code.request }));
    const code = await email.findByLabelText('Code');
    expect(email.getByRole('status').textContent).toContain(ada.email);
    await user.type(code, '000000{Enter}');
    await email.findByText(messages.errors.OTP_INVALID);
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    await email.findByText(texts.email.proved);
    expect(posted(calls)[0]).toMatchObject({ body: { email: ada.email, locale: 'en-US' } });
  });

  it('is changed by its owner, who types the new address’s code also after the page was loaded anew', async () => {
    serveEmail({ isEmailProved: true });
    const user = openAccount('#/userSpace/account');
    const email = await card(texts.email.title);
    await user.click(email.getByRole('button', { name: texts.email.change }));
    await user.type(email.getByLabelText('New email'), 'new@example.com');
    await user.click(email.getByRole('button', { name: texts.code.request }));
    await email.findByText(texts.invalid.currentPassword);
    await user.type(email.getByLabelText('Current password'), 'wrong{Enter}');
    await email.findByText(texts.invalid.wrongPassword);
    await user.clear(email.getByLabelText('Current password'));
    await user.type(email.getByLabelText('Current password'), 'right{Enter}');
    await user.type(await email.findByLabelText('Code'), '123456{Enter}');
    await email.findByText('new@example.com');
    await waitFor(() => expect(sessionStore.getState().user?.email).toBe('new@example.com'));
  });

  it('asks for the code that is awaited', async () => {
    serveEmail({ isEmailProved: true, pendingEmail: 'new@example.com' });
    const user = openAccount('#/userSpace/account');
    const email = await card(texts.email.title);
    expect(email.getByRole('status').textContent).toContain('new@example.com');
    await user.click(email.getByRole('button', { name: texts.email.other }));
    expect(email.getByRole('button', { name: texts.email.change })).toBeTruthy();
  });
});

describe('the password', () => {
  it('is confirmed by a mailed code where there is none yet', async () => {
    const calls = serveApi({
      ...accountReads({ hasPassword: false }),
      'GET user': { data: ada },
      'POST user/otp': { data: { done: true } },
      'POST user/password': { data: { token: 'new' } },
    });
    const user = openAccount('#/userSpace/account');
    const password = await card(texts.password.setTitle);
    expect(password.queryByLabelText('Current password')).toBeNull();
    await user.click(password.getByRole('button', { name: texts.code.request }));
    await password.findByRole('button', { name: /Send again in/ });
    await user.type(password.getByLabelText('Code'), '123456');
    await user.type(password.getByLabelText('New password'), 'hane at the head of two');
    await user.click(password.getByRole('button', { name: texts.password.setSubmit }));
    await waitFor(() =>
      expect(posted(calls).at(-1)).toMatchObject({
        url: 'user/password',
        body: { otp: '123456', newPassword: 'hane at the head of two' },
      }),
    );
  });

  const judgement = (area: Pick<typeof screen, 'getAllByRole'>) =>
    area
      .getAllByRole('status')
      .map((status) => status.textContent)
      .join();

  it('that is being chosen says how strong it is, and what is wrong with it', async () => {
    serveApi({ ...accountReads(), 'GET user': { data: ada } });
    const user = openAccount('#/userSpace/account');
    const password = await card(texts.password.title);
    const field = password.getByLabelText('New password');
    for (const [typed, text] of [
      ['stone', texts.password.strength.short],
      ['password1', 'it is a well-known password'],
      ['ada@example.com 12', 'it contains your username or email'],
      ['hane at the head of two', texts.password.strength.s4],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      await waitFor(() => expect(judgement(password)).toContain(text));
    }
    await user.clear(field);
    await waitFor(() => expect(judgement(password)).toBe(''));
  });

  it('is judged in one place that readers are told of politely, not at every key', async () => {
    serveApi({ ...accountReads(), 'GET user': { data: ada } });
    const user = openAccount('#/userSpace/account');
    const password = await card(texts.password.title);
    const announced: string[] = [];
    const status = password.getByRole('status');
    const observer = new MutationObserver(() => announced.push(status.textContent));
    observer.observe(status, { subtree: true, childList: true, characterData: true });
    await user.type(password.getByLabelText('New password'), 'password1');
    await waitFor(() => expect(status.textContent).toContain('it is a well-known password'));
    observer.disconnect();
    expect(announced.length).toBeLessThan('password1'.length);
  });

  it('that was rejected is rejected once, and judged again as soon as another is typed', async () => {
    serveApi({
      ...accountReads(),
      'GET user': { data: ada },
      'POST user/password': { status: 422, code: 'PASSWORD_WEAK', details: { reason: 'common' } },
    });
    const user = openAccount('#/userSpace/account');
    const password = await card(texts.password.title);
    await user.type(password.getByLabelText('Current password'), 'before');
    const field = password.getByLabelText('New password');
    await user.type(field, 'password1');
    await waitFor(() => expect(judgement(password)).toContain('it is a well-known password'));
    await user.click(password.getByRole('button', { name: texts.password.submit }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/it is a well-known password/)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(field);
    await user.type(field, 'hane at the head of two');
    await waitFor(() => expect(judgement(password)).toContain(texts.password.strength.s4));
    expect(screen.queryByText(/it is a well-known password/)).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('is no longer judged once it is changed', async () => {
    serveApi({ ...accountReads(), 'GET user': { data: ada }, 'POST user/password': { data: { token: 'new' } } });
    const user = openAccount('#/userSpace/account');
    const password = await card(texts.password.title);
    await user.type(password.getByLabelText('Current password'), 'before');
    await user.type(password.getByLabelText('New password'), 'hane at the head of two');
    await waitFor(() => expect(judgement(password)).toContain(texts.password.strength.s4));
    await user.click(password.getByRole('button', { name: texts.password.submit }));
    await waitFor(() => expect(judgement(password)).toBe(''));
  });
});

describe('the devices', () => {
  const at = '2026-11-21T08:58:00.000Z';
  const session = (id: string, more: Partial<Session> = {}): Session => ({
    id,
    device: 'Firefox · Android',
    isThis: false,
    createdAt: at,
    lastSeenAt: at,
    ...more,
  });

  it('are listed, this one marked, and logged out one by one or all at once', async () => {
    let sessions = [
      session('1', { isThis: true, device: 'Chrome · Mac' }),
      session('2'),
      session('3', { device: null }),
    ];
    const calls = serveApi({
      ...accountReads(),
      'GET user': { data: ada },
      'GET user/sessions': () => ({ data: sessions }),
      'DELETE user/sessions/2': () => {
        sessions = sessions.filter(({ id }) => id !== '2');
        return { status: 404, code: 'NOT_FOUND' };
      },
      'DELETE user/sessions': () => {
        sessions = sessions.slice(0, 1);
        return { data: { done: true } };
      },
    });
    const user = openAccount('#/userSpace/account');
    const devices = await card(texts.sessions.title);
    await devices.findByText('Chrome · Mac');
    expect(devices.getAllByRole('listitem')).toHaveLength(3);
    expect(within(devices.getAllByRole('listitem')[0]!).queryByRole('button')).toBeNull();
    expect(devices.getByText(texts.sessions.this)).toBeTruthy();
    // The session has expired meanwhile.
    await user.click(devices.getByRole('button', { name: 'Log out Firefox · Android' }));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(2));
    await user.click(devices.getByRole('button', { name: texts.sessions.endOthers }));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
    expect(posted(calls).map(({ url }) => url)).toEqual(['user/sessions/2', 'user/sessions']);
    expect(devices.queryByRole('button', { name: texts.sessions.endOthers })).toBeNull();
  });
});

describe('one’s data', () => {
  it('is saved as a file', async () => {
    serveApi({
      ...accountReads(),
      'GET user': { data: ada },
      'GET user/export': { data: { exportedAt: '2026-11-22T10:00:00.000Z', account: { username: 'ada' } } },
    });
    const saved: string[] = [];
    URL.createObjectURL = (blob) => {
      const reader = new FileReader();
      reader.onload = () => saved.push(String(reader.result));
      reader.readAsText(blob as Blob);
      return 'blob:data';
    };
    URL.revokeObjectURL = () => {};
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      expect(this.download).toBe('sente-2026-11-22.json');
    });
    const user = openAccount('#/userSpace/account');
    await user.click(await button(texts.data.export));
    await waitFor(() => expect(saved[0]).toContain('"username": "ada"'));
    expect(click).toHaveBeenCalledOnce();
  });

  it('is deleted with the account, which asks its owner and says what stays', async () => {
    const calls = serveApi({
      ...accountReads(),
      'GET user': { data: ada },
      'GET user/deletion': { data: { blockers: [] } },
      'POST user/deletion': ({ body }) =>
        (body as { password?: string }).password === 'right'
          ? { data: { done: true } }
          : { status: 401, code: 'INVALID_CREDENTIALS' },
    });
    const user = openAccount('#/userSpace/account');
    await user.click(await button(texts.data.delete));
    const title = await screen.findByRole('heading', { level: 3, name: texts.deletion.title });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText(texts.deletion.stays.orders)).toBeTruthy();
    const data = await card(texts.data.title);
    await user.type(await data.findByLabelText('Current password'), 'wrong');
    await user.click(data.getByRole('button', { name: texts.deletion.submit }));
    await data.findByText(texts.invalid.wrongPassword);
    await user.clear(data.getByLabelText('Current password'));
    await user.type(data.getByLabelText('Current password'), 'right');
    await user.click(data.getByRole('button', { name: texts.deletion.submit }));
    await screen.findByRole('heading', { level: 1, name: texts.deleted.title });
    expect(sessionStore.getState().user).toBeNull();
    expect(posted(calls)).toHaveLength(2);
  });

  it('says what still stands in the way', async () => {
    serveApi({
      ...accountReads(),
      'GET user': { data: ada },
      'GET user/deletion': { data: { blockers: ['order', 'request'] } },
    });
    const user = openAccount('#/userSpace/account');
    await user.click(await button(texts.data.delete));
    await screen.findByText(texts.deletion.blockers.order);
    expect(screen.getByText(texts.deletion.blockers.request)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.deletion.submit })).toBeNull();
    await user.click(await button(texts.deletion.keep));
    expect(screen.queryByText(texts.deletion.blockedTitle)).toBeNull();
  });
});
