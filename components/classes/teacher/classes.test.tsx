import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import messages from '@/messages/en-US.json';
import { listOf, openTeach, resetTeachApp, schoolClass, serveTeach, teach } from '@/tests/setup/teach-app';
import { ClassesScreen } from '@/components/joining/teacher/classes-screen';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach/classes',
  useRouter: () => ({ prefetch: () => {} }),
}));
beforeEach(resetTeachApp);

const classes = 'course/teach/classes';
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('a class is added by its name, and one of that name is told', async () => {
  let taken = true;
  const calls = serveTeach({
    [`POST ${classes}`]: () => (taken ? { status: 409, code: 'CLASS_EXISTS' } : { data: schoolClass() }),
  });
  const user = openTeach(<ClassesScreen />);
  await user.click(await button(teach.classes.add));
  const name = screen.getByLabelText('Class name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.type(name, 'Grade 3A');
  await user.click(await button(teach.classes.save));
  await screen.findByText(messages.errors.CLASS_EXISTS);
  taken = false;
  await user.click(await button(teach.classes.save));
  await waitFor(() => expect(screen.queryByLabelText('Class name')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { name: 'Grade 3A' },
    { name: 'Grade 3A' },
  ]);
});

it('a class is renamed, archived and brought back', async () => {
  const calls = serveTeach({ [`PUT ${classes}/c1`]: { data: schoolClass() } });
  const user = openTeach(<ClassesScreen />);
  expect((await screen.findByRole('link', { name: /See students Grade 3A/ })).getAttribute('href')).toBe(
    '/en-US/teach#/class/c1',
  );
  await user.click(await button('Rename Grade 3A'));
  await user.type(screen.getByLabelText('Class name'), ' B');
  await user.click(await button(teach.classes.save));
  await waitFor(() => expect(screen.queryByLabelText('Class name')).toBeNull());
  await user.click(await button('Archive Grade 3A'));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { name: 'Grade 3A B', isArchived: false },
      { name: 'Grade 3A', isArchived: true },
    ]),
  );
});

it('the archived ones stand apart', async () => {
  const calls = serveTeach({
    [`GET ${classes}`]: ({ query }) =>
      (query as { archived?: string }).archived === 'true'
        ? listOf(schoolClass({ name: 'Last year', archivedAt: '2026-01-01T00:00:00Z' }))
        : listOf(schoolClass()),
  });
  const user = openTeach(<ClassesScreen />);
  await screen.findByRole('heading', { name: 'Grade 3A' });
  await user.selectOptions(screen.getByLabelText(teach.classes.show), teach.classes.archived);
  await screen.findByRole('heading', { name: 'Last year' });
  expect(await button('Bring back Last year')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Grade 3A' })).toBeNull();
  expect(calls.length).toBeGreaterThan(2);
});
