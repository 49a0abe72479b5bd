import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openTeach, resetTeachApp, serveTeach, teach } from '@/tests/setup/teach-app';
import { PageEditor } from './page-editor';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach/page',
  useRouter: () => ({ prefetch: () => {} }),
}));
beforeEach(resetTeachApp);

const t = teach.page;
const own = 'course/teach/page';
const texts = { about: 'I teach children.', places: '', hours: '', classes: '' };
const page = { name: 'Lin Mei', slug: 'lin-mei', isOn: false, languages: ['en-US'], content: { 'en-US': texts } };
const stored = { ...page, takenDownReason: null };

it('is written with a preview, told what is wrong, and turned on', async () => {
  let taken = true;
  const calls = serveTeach({
    [`GET ${own}`]: { data: { page: null, picture: null } },
    [`PUT ${own}`]: () => (taken ? { status: 409, code: 'PAGE_ADDRESS_TAKEN' } : { data: { ...stored, isOn: true } }),
  });
  const user = openTeach(<PageEditor />);
  const name = await screen.findByLabelText<HTMLInputElement>(t.name);
  expect(name.value).toBe('Ada Wu');
  await user.clear(name);
  await user.type(name, 'Lin Mei');
  await user.type(screen.getByLabelText(t.slug), 'Lin_Mei');
  await user.type(screen.getByLabelText(t.fields.about), 'See www.example.com');
  await user.click(screen.getByRole('checkbox', { name: t.isOn }));
  await user.click(screen.getByRole('button', { name: t.save }));
  expect(screen.getByText(t.faults.slug)).toBeTruthy();
  expect(screen.getByText(t.faults.address)).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.clear(screen.getByLabelText(t.slug));
  await user.type(screen.getByLabelText(t.slug), 'lin-mei');
  const address = `${window.location.origin}/en-US/teachers/lin-mei`;
  expect(screen.getByText(t.slugHint.replace('{address}', address))).toBeTruthy();
  await user.clear(screen.getByLabelText(t.fields.about));
  await user.type(screen.getByLabelText(t.fields.about), texts.about);
  expect(screen.getByRole('region', { name: t.preview }).textContent).toContain(texts.about);
  await user.click(screen.getByRole('button', { name: t.save }));
  expect(await screen.findByText(t.faults.taken)).toBeTruthy();
  taken = false;
  await user.click(await screen.findByRole('button', { name: t.save }));
  const link = await screen.findByRole('link', { name: t.open });
  expect(link.getAttribute('href')).toBe('/en-US/teachers/lin-mei');
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)!.body).toEqual({ ...page, isOn: true }),
  );
});

it('stays off where staff have taken it down, and says why', async () => {
  serveTeach({ [`GET ${own}`]: { data: { page: { ...stored, takenDownReason: 'Not about Go' }, picture: null } } });
  openTeach(<PageEditor />);
  expect(await screen.findByText(/Not about Go/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: t.isOn }).disabled).toBe(true);
});
