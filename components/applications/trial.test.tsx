import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrialClass } from '@/lib/branches/contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import { ada, resetBrowser, openAccount, rememberUser, serveApi } from '@/tests/setup/render-account';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const lesson = (changes: Partial<TrialClass> = {}): TrialClass => ({
  id: 'class-1',
  startsAt: inHours(48),
  endsAt: inHours(49),
  seats: 4,
  seatsLeft: 2,
  ageFrom: 5,
  ageTo: 8,
  timeZone: 'Asia/Taipei',
  store: { id: 'zhongshan', name: 'Zhongshan', address: '1 Zhongshan Road', phone: '02-5550-0100' },
  ...changes,
});
const application = (changes: Partial<PersonalApplication> = {}): PersonalApplication => ({
  reference: 'T-ABCD-EFGH',
  key: 'a-key',
  kind: 'trial',
  state: 'BOOKED',
  subject: {
    id: 'class-1',
    title: 'Zhongshan',
    place: '1 Zhongshan Road',
    phone: '02-5550-0100',
    startsAt: inHours(48),
    endsAt: inHours(49),
    timeZone: 'Asia/Taipei',
  },
  name: 'Ada Wu',
  email: 'ada@example.com',
  phone: '0912-345-678',
  locale: 'en-US',
  answers: { childName: 'Pebble', childAge: 6 },
  dueAt: null,
  position: null,
  createdAt: inHours(-1),
  files: [],
  payment: null,
  activeUntil: null,
  answerBy: null,
  mayRenew: false,
  history: [{ at: inHours(-1), action: 'book', state: 'BOOKED', by: 'person', reason: null }],
  may: ['withdraw'],
  ...changes,
});
const classAt = 'GET backstage/brickAndMortarStore/experienceCourse/class-1';
const oneAt = 'GET user/requests/T-ABCD-EFGH';
const bookAt = 'POST user/requests/trial';

beforeEach(() => {
  resetBrowser();
});

type User = ReturnType<typeof openAccount>;
async function fill(user: User) {
  await user.type(await screen.findByRole('textbox', { name: /Child’s name/ }), 'Pebble');
  await user.selectOptions(screen.getByRole('combobox', { name: /Child’s age/ }), '6');
  await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada Wu');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '0912-345-678');
}

describe('booking a trial class', () => {
  it('fills in a child of the account by one press, the age only where the class takes it', async () => {
    const child = { kind: 'child', birthMonth: 5, createdAt: inHours(-1) };
    serveApi({
      [classAt]: { data: lesson() },
      'GET user/learners': {
        data: [
          { id: 'l1', name: 'Mei', birthYear: 2019, age: 7, ...child },
          { id: 'l2', name: 'Yu', birthYear: 2016, age: 10, ...child },
        ],
      },
    });
    rememberUser();
    const user = openAccount('#/book/class-1');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Child’s name/ });
    const age = screen.getByRole<HTMLSelectElement>('combobox', { name: /Child’s age/ });
    const saved = within(await screen.findByRole('group', { name: 'Fill in a saved learner' }));
    await user.click(saved.getByRole('button', { name: 'Mei' }));
    expect([name.value, age.value]).toEqual(['Mei', '7']);
    await user.click(saved.getByRole('button', { name: 'Yu' }));
    expect([name.value, age.value]).toEqual(['Yu', '']);
  });

  it('opens where there is no https either, and so no randomUUID', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    serveApi({ [classAt]: { data: lesson() } });
    openAccount('#/book/class-1');
    expect(await screen.findByRole('textbox', { name: /Child’s name/ })).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('sends once, however often it is pressed, and leads to the application', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const calls = serveApi({
      [classAt]: { data: lesson() },
      [bookAt]: async () => {
        await answered;
        return { data: application() };
      },
      [oneAt]: { data: application() },
    });
    const user = openAccount('#/book/class-1');
    await fill(user);
    // Only ages of this class can be chosen.
    const ages = within(screen.getByRole('combobox', { name: /Child’s age/ })).getAllByRole('option');
    expect(ages.map((option) => option.textContent)).toEqual(['Choose', '5', '6', '7', '8']);
    await user.dblClick(screen.getByRole('button', { name: 'Book this class' }));
    answer();
    expect(await screen.findByRole('heading', { name: 'Booked' })).toBeTruthy();
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      key: expect.stringMatching(/.{8}/),
      body: { classId: 'class-1', childName: 'Pebble', childAge: 6, locale: 'en-US', wait: false },
    });
    expect(window.location.hash).toBe('#/requests/T-ABCD-EFGH?key=a-key');
    expect(sessionStorage.getItem('draft:trial:class-1')).toBeNull();
  });

  it('says beside the field what is wrong and puts the focus there', async () => {
    const calls = serveApi({
      [classAt]: { data: lesson() },
      [bookAt]: { status: 422, code: 'AGE_UNFIT' },
    });
    const user = openAccount('#/book/class-1');
    await user.click(await screen.findByRole('button', { name: 'Book this class' }));
    const child = screen.getByRole('textbox', { name: /Child’s name/ });
    await waitFor(() => expect(document.activeElement).toBe(child));
    expect(child.getAttribute('aria-invalid')).toBe('true');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);

    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Book this class' }));
    expect(await screen.findByText('This class is for other ages. Please choose one that fits.')).toBeTruthy();
    const age = screen.getByRole('combobox', { name: /Child’s age/ });
    await waitFor(() => expect(document.activeElement).toBe(age));
  });

  it('keeps what is typed over a reload and tells a rejection with the focus on it', async () => {
    serveApi({ [classAt]: { data: lesson() }, [bookAt]: { status: 409, code: 'CLASS_FULL' } });
    await fill(openAccount('#/book/class-1'));
    cleanup();
    const user = openAccount('#/book/class-1');
    const child = await screen.findByRole('textbox', { name: /Child’s name/ });
    await waitFor(() => expect(child).toHaveProperty('value', 'Pebble'));
    expect(screen.getByRole('combobox', { name: /Child’s age/ })).toHaveProperty('value', '6');
    await user.click(screen.getByRole('button', { name: 'Book this class' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This class is full');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(child).toHaveProperty('value', 'Pebble');
  });

  it('offers the waiting list where it is full, and other times where it has begun', async () => {
    const calls = serveApi({
      [classAt]: { data: lesson({ seatsLeft: 0 }) },
      [bookAt]: { data: application({ state: 'WAITING', position: 1 }) },
      [oneAt]: { data: application({ state: 'WAITING', position: 1 }) },
    });
    const user = openAccount('#/book/class-1');
    await fill(user);
    expect(screen.getByText(/^This class is full/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findByText('Number 1 on the waiting list')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ wait: true });

    cleanup();
    resetBrowser();
    serveApi({ [classAt]: { data: lesson({ startsAt: inHours(-1) }) } });
    openAccount('#/book/class-1');
    expect(await screen.findByText('This class has already started')).toBeTruthy();
    const others = screen.getByRole('link', { name: 'See other times' });
    expect(others.getAttribute('href')).toBe('/en-US/branches');
    expect(screen.queryByRole('button', { name: 'Book this class' })).toBeNull();
  });

  it('knows who is logged in', async () => {
    rememberUser();
    serveApi({ [classAt]: { data: lesson() } });
    openAccount('#/book/class-1');
    expect(await screen.findByRole('textbox', { name: /Your name/ })).toHaveProperty('value', ada.realName);
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', ada.email);
  });
});

describe('an application', () => {
  it('says how it stands, and is withdrawn after a question', async () => {
    const calls = serveApi({
      [oneAt]: { data: application() },
      'POST user/requests/T-ABCD-EFGH/withdraw': { data: application({ state: 'WITHDRAWN', may: [] }) },
    });
    const user = openAccount('#/requests/T-ABCD-EFGH?key=a-key');
    expect(await screen.findByRole('heading', { name: 'Booked' })).toBeTruthy();
    expect(screen.getByText('Pebble')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toContain(
      'class-class-1-en-US.ics',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel it' }));
    const question = screen.getByRole('dialog', { name: 'Cancel this request?' });
    await user.dblClick(within(question).getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByRole('heading', { name: 'Canceled' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel it' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See other classes' })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('tells why the school cancelled, and that there is none where the key is wrong', async () => {
    const history: PersonalApplication['history'] = [
      { at: inHours(0), action: 'cancel', state: 'CANCELLED', by: 'staff', reason: 'The teacher is ill.' },
    ];
    serveApi({ [oneAt]: { data: application({ state: 'CANCELLED', may: [], history }) } });
    openAccount('#/requests/T-ABCD-EFGH?key=a-key');
    expect(await screen.findByText('The teacher is ill.')).toBeTruthy();
    cleanup();
    resetBrowser();
    serveApi({});
    openAccount('#/requests/T-ABCD-EFGH?key=wrong');
    expect(await screen.findByText(/We could not find this/)).toBeTruthy();
  });

  it('is found in the personal space, page by page', async () => {
    rememberUser();
    const { reference, kind, state, subject, dueAt, createdAt } = application();
    const item = { reference, kind, state, subject, dueAt, createdAt };
    const calls = serveApi({
      'GET user': { data: ada },
      'GET user/requests': ({ query }) => ({
        data: { pages: 2, items: [{ ...item, reference: `T-PAGE-${(query as { page: number }).page}` }] },
      }),
    });
    const user = openAccount('#/userSpace/requests');
    expect((await screen.findByRole('link', { name: /T-PAGE-1/ })).getAttribute('href')).toBe('#/requests/T-PAGE-1');
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('link', { name: /T-PAGE-2/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Older' })).toHaveProperty('disabled', true);
    expect(calls.filter(({ url }) => url === 'user/requests')).toHaveLength(2);

    cleanup();
    resetBrowser();
    rememberUser();
    serveApi({ 'GET user': { data: ada }, 'GET user/requests': { data: { pages: 1, items: [] } } });
    openAccount('#/userSpace/requests');
    expect(await screen.findByText('No requests yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Book a trial class' }).getAttribute('href')).toBe('/en-US/TrialCourse');
  });
});

describe('what the school has promised', () => {
  // In Taipei it is already the 2nd of December.
  const dueAt = '2026-12-01T16:30:00Z';
  it.each([
    ['SUBMITTED', 'You will hear from us by Dec 2, 2026.'],
    ['PAID', 'Your account will be ready by Dec 2, 2026.'],
  ] as const)('is told of %s with its day in the school’s calendar', async (state, promise) => {
    serveApi({
      [oneAt]: { data: application({ kind: 'teaching', state, subject: null, answers: {}, dueAt, may: [] }) },
    });
    openAccount('#/requests/T-ABCD-EFGH?key=a-key');
    await screen.findByText(promise);
  });
});
