import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EntryForm, EntryGroup } from '@/lib/championships/contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import type { Learner } from '@/lib/family/contract';
import messages from '@/messages/en-US.json';
import { openAccount, rememberUser, resetBrowser, serveApi, type Answer } from '@/tests/setup/render-account';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const subject = {
  id: 'cup',
  title: 'Winter Cup',
  place: 'Example Hall',
  phone: '02-5550-0100',
  timeZone: 'Asia/Taipei',
  startsAt: inDays(20),
  endsAt: inDays(21),
};
const group = (id: string, more: Partial<EntryGroup> = {}): EntryGroup => ({
  id,
  name: `Group ${id}`,
  eligibility: 'Students',
  minTeamSize: 1,
  teamSize: 1,
  limit: 24,
  placesLeft: 5,
  registrationStartsAt: inDays(-1),
  registrationEndsAt: inDays(9),
  ...more,
});
const event = (...groups: EntryGroup[]): Answer => ({ data: { subject, groups } satisfies EntryForm });
const entered: PersonalApplication = {
  reference: 'C-AAAA-BBBB',
  key: 'the-key',
  kind: 'championship',
  state: 'REGISTERED',
  subject,
  name: 'Ms. Wu',
  email: 'wu@example.com',
  phone: '0912345678',
  locale: 'en-US',
  answers: {
    group: 'Group b',
    school: 'Example School',
    team: 'A',
    players: [{ name: 'Lin' }, { name: 'Chen', age: 8 }],
  },
  dueAt: null,
  position: null,
  createdAt: inDays(0),
  files: [],
  payment: null,
  activeUntil: null,
  answerBy: null,
  mayRenew: false,
  history: [{ at: inDays(0), action: 'register', state: 'REGISTERED', by: 'person', reason: null }],
  may: ['withdraw'],
};
const read = 'GET user/requests/championship/cup';
const send = 'POST user/requests/championship';
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const type = async (user: ReturnType<typeof openAccount>, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
};
const contact = { 'Contact person': 'Ms. Wu', Email: 'wu@example.com', Phone: '0912345678' };

beforeEach(resetBrowser);

describe('entering a championship', () => {
  it('a school names its team and its players, and sees the registration', async () => {
    const calls = serveApi({ [read]: event(group('a'), group('b', { teamSize: 3 })), [send]: { data: entered } });
    const user = openAccount('#/enter/cup');
    await user.click(await radio(/Group b/));
    await type(user, { School: 'Example School', 'Team name': 'A', 'Player 1': 'Lin', 'Player 2': 'Chen' });
    expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Player 3' }));
    expect(screen.getByRole('button', { name: 'Add a player' })).toBeTruthy();
    await type(user, contact);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByRole('heading', { name: 'Registered' });
    expect(screen.getByText('Lin, Chen (8)')).toBeTruthy();
    const [sent] = calls.filter(({ method }) => method === 'POST');
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent?.body).toEqual({
      entry: 'team',
      championship: 'cup',
      groupId: 'b',
      locale: 'en-US',
      wait: false,
      school: 'Example School',
      team: 'A',
      players: [{ name: 'Lin' }, { name: 'Chen' }],
      name: 'Ms. Wu',
      email: 'wu@example.com',
      phone: '0912345678',
      note: '',
      website: '',
    });
    expect(window.location.hash).toBe('#/requests/C-AAAA-BBBB?key=the-key');
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    [
      'team',
      [
        { minTeamSize: 3, teamSize: 4 },
        { minTeamSize: 2, teamSize: 2 },
      ],
      /^For school teams\./,
    ],
    ['child', [{}, {}], /^For children who play on their own\./],
    ['both', [{}, { minTeamSize: 3, teamSize: 4 }], /^For a child or a school team\./],
    // A group that cannot be entered now is not mentioned.
    ['team', [{ registrationEndsAt: inDays(-0.5) }, { teamSize: 3 }], /^For school teams\./],
  ])('says who enters: %s', async (_, groups, text) => {
    serveApi({ [read]: event(...groups.map((more, index) => group(`g${index}`, more))) });
    openAccount('#/enter/cup');
    await screen.findByText(text);
  });

  it('a team has a line for each player it needs, and reserves up to what the group takes', async () => {
    serveApi({
      [read]: event(
        group('b', { minTeamSize: 3, teamSize: 4 }),
        group('c', { minTeamSize: 2, teamSize: 2 }),
        group('d', { minTeamSize: 4, teamSize: 5 }),
      ),
    });
    const user = openAccount('#/enter/cup');
    await radio(/Group c.*Teams of 2 players/);
    await user.click(await radio(/Group b.*Teams of 3 to 4 players, reserves included/));
    await type(user, { 'Player 1': 'Lin', 'Player 2': 'Chen', 'Player 3': 'Wu' });
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a reserve' }));
    await type(user, { 'Reserve 1': 'Ho' });
    expect(screen.queryByRole('button', { name: 'Add a reserve' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /Remove/ })).toHaveLength(4);
    await user.click(screen.getByRole('radio', { name: /Group d/ }));
    await waitFor(() => expect(screen.getByLabelText('Player 4')).toHaveProperty('value', 'Ho'));
    await user.click(screen.getByRole('radio', { name: /Group c/ }));
    await waitFor(() => expect(screen.queryByLabelText('Player 3')).toBeNull());
    await user.click(screen.getByRole('radio', { name: /Group b/ }));
    expect(await screen.findByLabelText('Player 3')).toHaveProperty('value', '');
  });

  it('offers the saved learners: to a child its name and age, to a team its first free line', async () => {
    const saved = (id: string, name: string, age: number): Learner => ({
      id,
      name,
      age,
      birthYear: 2026 - age,
      birthMonth: 1,
      vipEndAt: null,
      canBeRemoved: true,
    });
    serveApi({
      [read]: event(group('a'), group('b', { minTeamSize: 2, teamSize: 3 })),
      'GET user/learners': { data: [saved('l1', 'Mei', 7), saved('l2', 'Yu', 10), saved('l3', 'Bao', 2)] },
    });
    rememberUser();
    const user = openAccount('#/enter/cup');
    const press = async (name: string) => {
      const offered = within(await screen.findByRole('group', { name: messages.account.people.fill }));
      await user.click(offered.getByRole('button', { name }));
    };
    const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
    await user.click(await radio(/Group a/));
    await press('Mei');
    expect([valueOf('Player’s name'), valueOf(/^Age/)]).toEqual(['Mei', '7']);
    // A child of two is too young to enter: the age stays empty.
    await press('Bao');
    expect([valueOf('Player’s name'), valueOf(/^Age/)]).toEqual(['Bao', '']);
    await user.click(screen.getByRole('radio', { name: /Group b/ }));
    await screen.findByLabelText('Player 2');
    for (const name of ['Yu', 'Mei', 'Yu']) await press(name);
    // The team is full: one press more changes nothing.
    expect(['Player 1', 'Player 2', 'Reserve 1'].map(valueOf)).toEqual(['Bao', 'Yu', 'Mei']);
  });

  it('a team whose size was changed meanwhile is told so', async () => {
    serveApi({
      [read]: event(group('b', { teamSize: 2 })),
      [send]: { status: 422, code: 'VALIDATION_FAILED', details: { issues: [{ path: 'players', code: 'custom' }] } },
    });
    const user = openAccount('#/enter/cup');
    await screen.findByLabelText('Player 1');
    await type(user, { School: 'S', 'Team name': 'A', 'Player 1': 'Lin', 'Player 2': 'Chen', ...contact });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByText(messages.account.invalid.players);
  });

  it('a child is entered by itself in the group whose link was followed, on the waiting list where it is full', async () => {
    const waiting = { ...entered, state: 'WAITING' as const, position: 2 };
    const calls = serveApi({ [read]: event(group('a', { placesLeft: 0 }), group('b')), [send]: { data: waiting } });
    const user = openAccount('#/enter/cup?group=a');
    expect(await radio(/Group a.*Full; waiting list open/)).toHaveProperty('checked', true);
    expect(screen.queryByLabelText('Team name')).toBeNull();
    await type(user, { 'Player’s name': 'Lin', ...contact });
    await user.type(screen.getByLabelText(/^Age/), '8');
    await user.click(screen.getByRole('button', { name: 'Join the waiting list' }));
    await screen.findByText('Number 2 on the waiting list');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      entry: 'child',
      groupId: 'a',
      wait: true,
      players: [{ name: 'Lin', age: 8 }],
    });
  });

  it('says what is missing at its field and sends nothing', async () => {
    const calls = serveApi({ [read]: event(group('a'), group('b', { teamSize: 2 })) });
    const user = openAccount('#/enter/cup');
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    await screen.findByText(messages.account.invalid.group);
    await user.click(await radio(/Group b/));
    await user.click(screen.getByRole('button', { name: 'Register' }));
    for (const text of ['school', 'team', 'contactName', 'email', 'contactPhone'] as const)
      await screen.findByText(messages.account.invalid[text]);
    expect(screen.getAllByText(messages.account.invalid.playerName)).toHaveLength(2);
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('somebody else was faster: the group says so, and offers its waiting list', async () => {
    let left = 1;
    serveApi({
      [read]: () => event(group('a', { placesLeft: left })),
      [send]: () => {
        left = 0;
        return { status: 409, code: 'GROUP_FULL' };
      },
    });
    const user = openAccount('#/enter/cup');
    // A single group is preselected.
    await type(user, {
      [await screen.findByLabelText('Player’s name').then(() => 'Player’s name')]: 'Lin',
      ...contact,
    });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByText(messages.errors.GROUP_FULL);
    await screen.findByRole('button', { name: 'Join the waiting list' });
    expect(screen.getByLabelText('Player’s name')).toHaveProperty('value', 'Lin');
  });

  it('a field the server rejects is marked, also one of a list', async () => {
    const issues = [{ path: 'players.1.name', code: 'too_big' }];
    serveApi({
      [read]: event(group('b', { teamSize: 2 })),
      [send]: { status: 422, code: 'VALIDATION_FAILED', details: { issues } },
    });
    const user = openAccount('#/enter/cup');
    await screen.findByLabelText('Player 1');
    await type(user, { School: 'S', 'Team name': 'A', 'Player 1': 'Lin', 'Player 2': 'Chen', ...contact });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(screen.getByLabelText('Player 2').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Player 1').getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps what was typed over a reload; groups that are not open say when they are', async () => {
    const later = group('c', {
      registrationStartsAt: '2030-03-01T00:00:00Z',
      registrationEndsAt: '2030-04-01T00:00:00Z',
    });
    serveApi({
      [read]: event(group('a'), group('b', { teamSize: 2 }), later, group('d', { registrationEndsAt: inDays(-0.5) })),
    });
    const user = openAccount('#/enter/cup');
    expect(await radio(/Group c.*Opens on March 1, 2030/)).toHaveProperty('disabled', true);
    expect(await radio(/Group d.*Registration closed/)).toHaveProperty('disabled', true);
    await user.click(await radio(/Group b/));
    await type(user, { School: 'Example School', 'Player 2': 'Chen' });
    document.body.replaceChildren();
    openAccount('#/enter/cup');
    const again = within(document.body);
    await waitFor(() => expect(again.getByLabelText('Player 2')).toHaveProperty('value', 'Chen'));
    expect(again.getByLabelText('School')).toHaveProperty('value', 'Example School');
  });

  it('leads back to the event where no group is open', async () => {
    serveApi({ [read]: event(group('a', { registrationEndsAt: inDays(-0.5) })) });
    openAccount('#/enter/cup');
    await screen.findByText(messages.account.entry.closed);
    expect(screen.getByRole('link', { name: 'See the event page' }).getAttribute('href')).toBe(
      '/en-US/SchoolChampionships/cup',
    );
  });

  it('once registration has ended the application says to call', async () => {
    serveApi({ 'GET user/requests/C-AAAA-BBBB': { data: { ...entered, may: [] } } });
    openAccount('#/requests/C-AAAA-BBBB?key=the-key');
    await screen.findByText(messages.account.request.fixed);
    expect(screen.queryByRole('button', { name: messages.account.request.withdraw })).toBeNull();
  });

  it('once the event has ended its certificate is printed, by a form that names the key in no address', async () => {
    const over = { ...entered, may: [], subject: { ...subject, startsAt: inDays(-2), endsAt: inDays(-1) } };
    serveApi({ 'GET user/requests/C-AAAA-BBBB': { data: over } });
    openAccount('#/requests/C-AAAA-BBBB?key=the-key');
    const form = (await screen.findByRole('button', { name: 'Print the certificate' })).closest('form')!;
    expect(form.getAttribute('action')).toBe('/api/user/requests/C-AAAA-BBBB/certificate');
    expect([...new FormData(form)]).toEqual([['key', 'the-key']]);
    expect(screen.queryByText(messages.account.request.fixed)).toBeNull();
  });
});
