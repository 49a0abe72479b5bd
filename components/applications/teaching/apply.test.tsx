import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { documentLimits } from '@/lib/applications/teaching-contract';
import {
  resetBrowser,
  openAccount,
  rememberUser,
  serveApi,
  type Answer,
  type Call,
} from '@/tests/setup/render-account';

const part = documentLimits.partBytes;
type File_ = { id: string; name: string; size: number; received: number; state: string; mime: null };

const draft = {
  reference: 'P-AAAA-BBBB',
  key: 'the-key',
  kind: 'teaching',
  state: 'DRAFT',
  subject: null,
  locale: 'en-US',
  name: 'Lin Shan',
  email: 'lin@example.com',
  phone: '0912-345-678',
  answers: {} as Record<string, unknown>,
  dueAt: null,
  position: null,
  createdAt: '2026-11-22T00:00:00Z',
  payment: null,
  answerBy: null,
  activeUntil: null,
  mayRenew: false,
  history: [],
  files: [] as File_[],
  may: ['submit', 'withdraw'],
};
const at = '#/apply?reference=P-AAAA-BBBB&key=the-key';
const own = 'user/requests/P-AAAA-BBBB';

/** A server with one application, which stores what it is sent. */
function serveApplication(changes: Partial<typeof draft> = {}, more: Record<string, (call: Call) => Answer> = {}) {
  let current = { ...draft, ...changes };
  const { name: _n, email: _e, phone: _p, ...rest } = current;
  const save = (values: object): Answer => {
    current = { ...current, ...values };
    return { data: current };
  };
  const calls = serveApi({
    [`GET ${own}`]: () => ({ data: current }),
    'POST user/requests/teaching': ({ body }) => save({ ...rest, ...(body as object) }),
    [`PATCH ${own}`]: ({ body }) => {
      const { name, email, phone, ...answers } = { ...current, ...current.answers, ...(body as object) };
      return save({ name, email, phone, answers: { ...current.answers, ...pickAnswers(answers) } });
    },
    [`POST ${own}/submit`]: () => save({ state: 'SUBMITTED', may: ['withdraw'], dueAt: '2026-11-27T15:59:59Z' }),
    ...more,
  });
  return { calls, latest: () => current };
}
const pickAnswers = ({ experience, eligibility, ownGrade, consent }: Record<string, unknown>) => ({
  experience,
  eligibility,
  ownGrade,
  consent,
});
const fileOf = (name: string, bytes: number, type = 'application/pdf') => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const stored: File_ = { id: 'f0', name: 'proof.pdf', size: 2048, received: 2048, state: 'STORED', mime: null };
const patches = (calls: Call[]) => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

beforeEach(resetBrowser);

it('begins a draft with how the person is reached, and goes on below it', async () => {
  const { calls } = serveApplication();
  const user = openAccount('#/apply');
  await user.type(await screen.findByLabelText('Your name'), 'Lin Shan');
  await user.type(screen.getByLabelText('Email'), 'lin@example');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(screen.getByText(/valid email|example\.com/i)).toBeTruthy();
  await user.type(screen.getByLabelText('Email'), '.com');
  await user.type(screen.getByLabelText('Phone'), '0912-345-678');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  const next = await screen.findByRole('heading', { name: 'Teaching and Go experience' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(window.location.hash).toBe('#/apply?reference=P-AAAA-BBBB&key=the-key');
  const [begun] = calls.filter(({ method }) => method === 'POST');
  expect(begun).toMatchObject({ url: 'user/requests/teaching', key: expect.any(String) });
  expect(begun?.body).toMatchObject({ name: 'Lin Shan', email: 'lin@example.com', locale: 'en-US' });
});

it('goes on with the draft of the account, and begins one where there is none', async () => {
  const { reference, kind, subject, createdAt, dueAt } = draft;
  const listed = (...states: string[]) => ({
    'GET user/requests': () => ({
      data: { items: states.map((state) => ({ reference, kind, subject, createdAt, dueAt, state })), pages: 1 },
    }),
  });
  rememberUser();
  serveApplication({}, listed('WITHDRAWN', 'DRAFT'));
  openAccount('#/apply');
  expect(await screen.findByRole('heading', { name: 'Teaching and Go experience' })).toBeTruthy();
  expect(window.location.hash).toBe('#/apply?reference=P-AAAA-BBBB');
  cleanup();
  resetBrowser();
  rememberUser();
  serveApplication({}, listed('WITHDRAWN', 'ACTIVE'));
  openAccount('#/apply');
  expect(await screen.findByRole('button', { name: 'Save and continue' })).toBeTruthy();
});

it('saves what was written when a field is left, each change once, and says so', async () => {
  const { calls, latest } = serveApplication();
  const user = openAccount(at);
  await user.type(await screen.findByLabelText('Your experience'), 'Ten years');
  await user.click(screen.getByRole('radio', { name: /A professional player/ }));
  await user.tab();
  await waitFor(() => expect(latest().answers).toMatchObject({ experience: 'Ten years', eligibility: 'professional' }));
  await user.selectOptions(screen.getByLabelText(/Your IGQE grade/), 'G5');
  await user.tab();
  await waitFor(() => expect(latest().answers.ownGrade).toBe('G5'));
  expect(await screen.findByText('Everything is saved.')).toBeTruthy();
  expect(patches(calls).filter((body) => 'experience' in (body as object))).toHaveLength(1);
  // An incomplete email address is not saved yet.
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'lin@');
  await user.tab();
  expect(patches(calls).some((body) => 'email' in (body as object))).toBe(false);
});

it('keeps on this device what a lost connection did not save, and saves it when it is back', async () => {
  let isOnline = false;
  const saved: unknown[] = [];
  serveApplication(
    {},
    {
      [`PATCH ${own}`]: ({ body }) => {
        if (!isOnline) return 'offline';
        saved.push(body);
        return { data: { ...draft, answers: { ...(body as object) } } };
      },
    },
  );
  const user = openAccount(at);
  await user.type(await screen.findByLabelText('Your experience'), 'Ten years');
  await user.tab();
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  expect(sessionStorage.getItem('draft:teaching:P-AAAA-BBBB')).toContain('Ten years');
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Everything is saved.')).toBeTruthy();
  expect(saved).toEqual([{ experience: 'Ten years' }]);
});

it('sends a document in parts with its progress, goes on after a lost connection, and opens it by a link', async () => {
  const size = part * 2 + 100;
  const offsets: unknown[] = [];
  let isCut = true;
  const file = (received: number, state = 'RECEIVING') => ({
    id: 'f1',
    name: 'card.pdf',
    size,
    received,
    state,
    mime: null,
  });
  serveApplication(
    {},
    {
      [`POST ${own}/files`]: () => ({ data: { ...file(0), partBytes: part } }),
      [`POST ${own}/files/f1/parts`]: ({ query }) => {
        const { offset } = query as { offset: number };
        offsets.push(offset);
        if (offset === part && isCut) return 'offline';
        const received = Math.min(size, offset + part);
        return { data: received === size ? file(size, 'STORED') : file(received) };
      },
    },
  );
  const user = openAccount(at);
  await user.upload(await screen.findByLabelText('Choose files'), fileOf('card.pdf', size));
  const goOn = await screen.findByRole('button', { name: 'Resume card.pdf' });
  expect(screen.getByRole('progressbar', { name: 'Upload of card.pdf' }).getAttribute('value')).toBe(String(part));
  expect(screen.getByText('The connection was lost; card.pdf is paused')).toBeTruthy();
  isCut = false;
  await user.click(goOn);
  expect(await screen.findByRole('button', { name: 'Open card.pdf' })).toBeTruthy();
  expect(screen.getByText('card.pdf is uploaded')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  // It resumes where it was cut off: what had arrived is not sent again.
  expect(offsets).toEqual([0, part, part, part * 2]);
});

it('keeps what has arrived when the server is only busy', async () => {
  const file = { id: 'f1', name: 'card.pdf', size: 10, received: 0, state: 'RECEIVING', mime: null };
  let isBusy = true;
  const { calls } = serveApplication(
    {},
    {
      [`POST ${own}/files`]: () => ({ data: { ...file, partBytes: part } }),
      [`POST ${own}/files/f1/parts`]: () =>
        isBusy ? { status: 503, code: 'UNAVAILABLE' } : { data: { ...file, received: 10, state: 'STORED' } },
    },
  );
  const user = openAccount(at);
  await user.upload(await screen.findByLabelText('Choose files'), fileOf('card.pdf', 10));
  await screen.findByRole('button', { name: 'Resume card.pdf' });
  isBusy = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: 'Open card.pdf' })).toBeTruthy();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
});

it('takes up after a reload what was cut off, when the same file is chosen again', async () => {
  const size = part + 10;
  const cut: File_ = { id: 'f1', name: 'card.pdf', size, received: part, state: 'RECEIVING', mime: null };
  const { calls } = serveApplication(
    { files: [cut] },
    {
      [`POST ${own}/files/f1/parts`]: () => ({ data: { ...cut, received: size, state: 'STORED' } }),
    },
  );
  const user = openAccount(at);
  expect(await screen.findByText(/Interrupted at 99%/)).toBeTruthy();
  await user.upload(screen.getByLabelText('Choose files'), fileOf('card.pdf', size));
  expect(await screen.findByRole('button', { name: 'Open card.pdf' })).toBeTruthy();
  expect(calls.filter(({ method, url }) => method === 'POST' && url === `${own}/files`)).toEqual([]);
  expect(calls.find(({ url }) => url.endsWith('/parts'))?.query).toEqual({ offset: part });
});

it('rejects by name what cannot be taken, stops what is cancelled, and lets no sixth in', async () => {
  const { calls } = serveApplication(
    { files: [1, 2, 3, 4].map((n) => ({ ...stored, id: `s${n}`, name: `${n}.pdf` })) },
    {
      [`POST ${own}/files`]: ({ body }) => ({
        data: {
          id: 'f9',
          ...(body as { name: string; size: number }),
          received: 0,
          state: 'RECEIVING',
          mime: null,
          partBytes: part,
        },
      }),
      [`POST ${own}/files/f9/parts`]: () => 'offline',
      [`DELETE ${own}/files/f9`]: () => ({ data: { done: true } }),
    },
  );
  const user = openAccount(at);
  const input = await screen.findByLabelText('Choose files');
  fireEvent.change(input, {
    target: { files: [fileOf('letter.docx', 10), fileOf('huge.pdf', documentLimits.bytes + 1)] },
  });
  const list = within(screen.getByRole('list', { name: 'Chosen documents' }));
  expect(await list.findAllByText(/We cannot accept this file/)).toHaveLength(2);
  expect(calls.some(({ url }) => url === `${own}/files`)).toBe(false);

  fireEvent.drop(screen.getByText('Drop your files here'), {
    dataTransfer: { files: [fileOf('five.pdf', 10), fileOf('six.pdf', 10)] },
  });
  expect(await screen.findByText(/up to 5 files/, { selector: '[role=alert] *' })).toBeTruthy();
  await list.findByRole('button', { name: 'Resume five.pdf' });
  await user.click(list.getByRole('button', { name: 'Cancel five.pdf' }));
  await waitFor(() => expect(list.queryByText('five.pdf')).toBeNull());
  expect(calls.some(({ method, url }) => method === 'DELETE' && url === `${own}/files/f9`)).toBe(true);
  await user.click(list.getByRole('button', { name: 'Remove letter.docx' }));
  expect(list.queryByText('letter.docx')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(input));
});

it('is sent in with everything there, and else says what is missing', async () => {
  const { calls } = serveApplication({ files: [] });
  const user = openAccount(at);
  const submit = await screen.findByRole('button', { name: 'Submit the application' });
  await user.click(submit);
  expect(await screen.findByText('Tell us about your teaching and Go experience.')).toBeTruthy();
  expect(screen.getByText('Choose one.')).toBeTruthy();
  expect(screen.getByText(/check the box/)).toBeTruthy();
  await user.type(screen.getByLabelText('Your experience'), 'Ten years');
  await user.click(screen.getByRole('radio', { name: /A certified instructor/ }));
  await user.click(screen.getByRole('checkbox', { name: /terms of service/ }));
  await user.click(submit);
  expect((await screen.findByRole('alert')).textContent).toMatch(/document/i);
  expect(calls.some(({ url }) => url.endsWith('/submit'))).toBe(false);
});

it('leads to its own page once it is sent in', async () => {
  const answers = { experience: 'Ten years', eligibility: 'certificate', consent: true };
  const { calls } = serveApplication({ files: [stored], answers });
  const user = openAccount(at);
  await user.click(await screen.findByRole('button', { name: 'Submit the application' }));
  expect(await screen.findByRole('heading', { name: 'Submitted' })).toBeTruthy();
  expect(window.location.hash).toBe('#/requests/P-AAAA-BBBB?key=the-key');
  expect(calls.filter(({ url }) => url.endsWith('/submit'))).toHaveLength(1);
  expect(screen.getByText('Ten years')).toBeTruthy();
});

const application = '#/requests/P-AAAA-BBBB?key=the-key';
const step = (action: string, state: string, reason: string | null = null) => ({
  at: `2026-11-2${state.length % 9}T00:00:00Z`,
  action,
  state,
  by: 'staff',
  reason,
});

it('tells what is still needed, and leads back into the form', async () => {
  serveApplication({
    state: 'NEEDS_MORE',
    answerBy: '2026-12-22T06:00:00Z' as never,
    history: [step('askMore', 'NEEDS_MORE', 'The photo is blurred.')] as never,
  });
  const user = openAccount(application);
  expect(await screen.findByText('The photo is blurred.')).toBeTruthy();
  expect(screen.getByText(/Please answer by Dec(ember)? 22, 2026/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Add it and submit again' }));
  expect(await screen.findByRole('heading', { name: 'What we still need' })).toBeTruthy();
  expect(screen.getByText('The photo is blurred.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit again' })).toBeTruthy();
});

it('says why it is closed where what was asked for never came', async () => {
  serveApplication({ state: 'EXPIRED', may: [], history: [step('expire', 'EXPIRED')] as never });
  openAccount(application);
  expect(await screen.findByText(/what we asked for did not reach us/)).toBeTruthy();
  expect(screen.queryByText(/The year has ended/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Apply for the Teaching Partnership Program' }).getAttribute('href')).toBe(
    '#/apply',
  );
});

it('shows what to transfer, each to be copied', async () => {
  const payment = { amount: 4800, currency: 'NTD', reference: 'P7K2', bankDetails: 'Bank 012\nAccount 345' };
  serveApplication({ state: 'APPROVED', may: ['withdraw'], payment: payment as never, files: [stored] });
  const user = openAccount(application);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await screen.findByText('P7K2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy Payment reference' }));
  await user.click(screen.getByRole('button', { name: 'Copy Amount' }));
  expect(written.mock.calls).toEqual([['P7K2'], ['4800']]);
  expect(screen.getByText(/NT\$4,800/)).toBeTruthy();
});

it('opens a document in a tab of its own, by a link of that moment', async () => {
  const replace = vi.fn();
  vi.spyOn(window, 'open').mockReturnValue({ location: { replace }, close: vi.fn() } as never);
  serveApplication(
    { state: 'SUBMITTED', may: ['withdraw'], files: [stored] },
    {
      [`GET ${own}/files/f0/link`]: () => ({ data: { url: '/api/user/requests/files/f0?until=1', expiresAt: '' } }),
    },
  );
  const user = openAccount(application);
  await user.click(await screen.findByRole('button', { name: 'Open proof.pdf' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/api/user/requests/files/f0?until=1'));
});

it('says until when the year lasts, and begins the next one', async () => {
  const next = { ...draft, reference: 'P-CCCC-DDDD', key: 'next-key' };
  serveApplication(
    { state: 'ACTIVE', may: [], mayRenew: true, activeUntil: '2027-11-30T15:59:59Z' as never },
    {
      [`POST ${own}/renew`]: () => ({ data: next }),
    },
  );
  const user = openAccount(application);
  expect(await screen.findByText('Available until Nov 30, 2027')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open your workspace' }).getAttribute('href')).toBe('/en-US/teach');
  await user.click(screen.getByRole('button', { name: 'Apply for the next year' }));
  expect(await screen.findByRole('heading', { name: 'Apply for the Teaching Partnership Program' })).toBeTruthy();
  expect(window.location.hash).toBe('#/apply?reference=P-CCCC-DDDD&key=next-key');
});
