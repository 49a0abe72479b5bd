import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import messages from '@/messages/en-US.json';
import {
  listOf,
  loginCard,
  openTeach,
  openTeachAs,
  resetTeachApp,
  schoolClass,
  serveTeach,
  student,
  teach,
} from '@/tests/setup/teach-app';
import { teachHref, teachTabs } from '@/components/teach/shell/teach-tabs';
import { StudentsScreen } from './students-screen';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach',
  useRouter: () => ({ prefetch: () => {} }),
}));
beforeEach(resetTeachApp);

const students = 'course/teach/students';
const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the door', () => {
  it('leads who is not logged in to the login and back', async () => {
    serveTeach();
    openTeachAs(<StudentsScreen />);
    await heading(teach.gate.loginTitle);
    const links = screen.getAllByRole('link', { name: teach.gate.login });
    for (const link of links) expect(link.getAttribute('href')).toBe('/en-US/origin#/login?redirect=teach');
  });

  it('tells who is no teacher for whom this is', async () => {
    serveTeach({ 'GET course/teach': { status: 403, code: 'NOT_A_TEACHER' } });
    openTeach(<StudentsScreen />);
    await heading(teach.gate.otherTitle);
    expect(screen.getByRole('link', { name: teach.gate.toProgramme }).getAttribute('href')).toBe(
      '/en-US/TeachingCooperationProject',
    );
  });

  it('after the year everything can be read and nothing done', async () => {
    const over = { state: 'lapsed', until: '2026-11-01T00:00:00Z', students: 1, classes: 1 };
    serveTeach({ 'GET course/teach': { data: over } });
    const user = openTeach(<StudentsScreen />);
    await user.click(await screen.findByRole('link', { name: /Mei Lin/ }));
    await heading('Mei Lin');
    expect(screen.getByText(/ended on Nov 1, 2026/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  const yearEnds = (days: number | null) => {
    const until = days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString();
    return { 'GET course/teach': { data: { state: 'open', until, students: 1, classes: 1 } } };
  };
  it('says from sixty days before the end of the year when that is, and how to go on', async () => {
    serveTeach(yearEnds(59));
    openTeach(<StudentsScreen />);
    const link = await screen.findByRole('link', { name: teach.lapsed.toRequests });
    expect(link.getAttribute('href')).toBe('/en-US/origin#/userSpace/requests');
    expect(screen.getByText(/You can renew now/)).toBeTruthy();
    expect(await screen.findByRole('link', { name: teach.students.add })).toBeTruthy();
  });

  it.each([61, null])('says nothing of a year that goes on for %s days', async (days) => {
    serveTeach(yearEnds(days));
    openTeach(<StudentsScreen />);
    await screen.findByRole('link', { name: /Mei Lin/ });
    expect(screen.queryByRole('link', { name: teach.lapsed.toRequests })).toBeNull();
  });

  it('shows the parts that there are as links, and which one is open', async () => {
    serveTeach();
    openTeach(<StudentsScreen />);
    const tabs = screen.getByRole('navigation', { name: teach.header.label });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([...teachTabs.map(({ name }) => teachHref('en-US', name)), '/en-US/learn']);
    expect(within(tabs).getByRole('link', { name: 'Students' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('the list', () => {
  it('is looked through by letters, class and state, from its first page on', async () => {
    const calls = serveTeach({
      [`GET ${students}`]: () => ({ data: { items: [student()], pages: 3, count: 120 } }),
      'GET course/teach/classes': listOf(schoolClass(), schoolClass({ id: 'c2', name: 'Saturday' })),
    });
    const user = openTeach(<StudentsScreen />);
    await screen.findByText('120 students');
    await user.click(await button(messages.account.pager.next));
    await screen.findByText('Page 2 of 3');
    await user.type(screen.getByRole('searchbox'), 'mei');
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ url: students, query: { search: 'mei', page: 1, state: 'active' } }),
    );
    await user.selectOptions(screen.getByLabelText(teach.students.class), 'Saturday');
    await user.selectOptions(screen.getByLabelText(teach.students.state), teach.students.states.archived);
    await waitFor(() =>
      expect(calls.at(-1)?.query).toEqual({ search: 'mei', schoolClass: 'c2', page: 1, state: 'archived' }),
    );
  });

  it('says what to do where there is nobody, and how to see all again', async () => {
    serveTeach({ [`GET ${students}`]: listOf() });
    const user = openTeach(<StudentsScreen />);
    await screen.findByText(teach.students.noneHelp);
    await user.selectOptions(screen.getByLabelText(teach.students.state), teach.students.states.archived);
    await user.click(await button(teach.students.clear));
    await screen.findByText(teach.students.noneHelp);
  });
});

describe('a new student', () => {
  it('comes with a card to print, which is shown once', async () => {
    const calls = serveTeach({
      [`POST ${students}`]: { data: { student: student(), card: loginCard() } },
    });
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const user = openTeach(<StudentsScreen />);
    await user.click(await screen.findByRole('link', { name: teach.students.add }));
    await user.type(await screen.findByLabelText(/Student’s name/), 'Mei Lin');
    await user.selectOptions(screen.getByLabelText('Class'), 'Grade 3A');
    await user.click(await button(teach.student.create));
    await heading(teach.cards.title);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Mei Lin',
      birthYear: null,
      birthMonth: null,
      note: '',
      schoolClass: 'c1',
    });
    for (const text of ['K7M4QX', 'ABCD-EFGH', 'Mei Lin']) expect(screen.getByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: teach.cards.title })));
    await user.click(await button(teach.cards.print));
    expect(print).toHaveBeenCalledOnce();
    await user.click(await button(teach.student.another));
    expect(await screen.findByLabelText(/Student’s name/)).toHaveProperty('value', '');
  });

  it('whose name is taken is told so at the name, and what was typed stays', async () => {
    serveTeach({ [`POST ${students}`]: { status: 409, code: 'STUDENT_EXISTS' } });
    const user = openTeach(<StudentsScreen />, '#/new');
    const name = await screen.findByLabelText(/Student’s name/);
    await user.type(name, 'Mei Lin');
    await user.click(await button(teach.student.create));
    await screen.findByText(messages.errors.STUDENT_EXISTS);
    expect(name).toHaveProperty('value', 'Mei Lin');
    await waitFor(() => expect(document.activeElement).toBe(name));
  });
});

it('a student is changed on a page of their own', async () => {
  const calls = serveTeach({
    'PUT course/teach/students/s1': { data: student({ name: 'Mei Lin 2' }) },
    'GET course/teach/students/s1': { data: student({ birthYear: 2018, birthMonth: 5, note: 'left-handed' }) },
  });
  const user = openTeach(<StudentsScreen />, '#/student/s1');
  await heading('Mei Lin');
  await screen.findByText('May 2018');
  const name = await screen.findByLabelText(/Student’s name/);
  await user.clear(name);
  await user.click(await button(teach.student.save));
  await screen.findByText(messages.account.invalid.studentName);
  await user.type(name, 'Mei Lin 2');
  await user.click(await button(teach.student.save));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Mei Lin 2',
      birthYear: 2018,
      birthMonth: 5,
      note: 'left-handed',
    }),
  );
});

it('a student who is not there is told so', async () => {
  serveTeach({ 'GET course/teach/students/x': { status: 404, code: 'STUDENT_UNKNOWN' } });
  openTeach(<StudentsScreen />, '#/student/x');
  await heading(teach.student.missing);
});
