import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckedRows } from '@/lib/contract/classes';
import { loginCard, openTeach, resetTeachApp, serveTeach, teach } from '@/tests/setup/teach-app';
import { StudentsScreen } from './students/students-screen';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach',
  useRouter: () => ({ prefetch: () => {} }),
}));
beforeEach(resetTeachApp);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const file = (bytes: Uint8Array | string, name = 'sheet.csv') => new File([bytes as BlobPart], name);
describe('the screen', () => {
  const checked: CheckedRows = {
    good: 2,
    bad: [{ row: 4, name: 'Bo', faults: ['THERE', 'BIRTH_WRONG'] }],
    newClasses: ['3A', '3B'],
  };
  const [check, send] = ['POST course/teach/students/check', 'POST course/teach/students/import'];

  it('shows what would become of a sheet, and makes nobody before a press', async () => {
    const calls = serveTeach({
      [check]: { data: checked },
      [send]: { data: { made: 2, cards: [loginCard(), loginCard({ student: 's2', name: 'Ada', code: 'JKMN-PQRS' })] } },
    });
    const user = openTeach(<StudentsScreen />);
    await user.click(await screen.findByRole('link', { name: teach.import.toImport }));
    await user.click(await screen.findByLabelText(teach.import.paste));
    await user.paste('Mei\nAda\n\nBo');
    await user.click(await button(teach.import.check));
    await screen.findByText('2 students will be added');
    expect(screen.getByText(`New classes: 3A, 3B`)).toBeTruthy();
    expect(screen.getByText(`${teach.import.faults.THERE}, ${teach.import.faults.BIRTH_WRONG}`)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(teach.import.previewTitle));
    expect(calls.some(({ url }) => url.endsWith('/import'))).toBe(false);
    await user.click(await button('Add only the 2 that are right'));
    await screen.findByText('JKMN-PQRS');
    const sent = calls.find(({ url }) => url.endsWith('/import'))!;
    expect(sent.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent.body).toMatchObject({
      onlyGood: true,
      rows: [{ row: 1, name: 'Mei' }, { row: 2 }, { row: 4, name: 'Bo' }],
    });
  });

  it('sends the same sheet under the same key when the line was lost', async () => {
    let tries = 0;
    const calls = serveTeach({
      [check]: { data: { ...checked, bad: [] } },
      [send]: () => ((tries += 1) === 1 ? 'offline' : { data: { made: 2, cards: [] } }),
    });
    const user = openTeach(<StudentsScreen />, '#/import');
    await user.click(await screen.findByLabelText(teach.import.paste));
    await user.paste('Mei\nAda');
    await user.click(await button(teach.import.check));
    await user.click(await button('Add 2 students'));
    await screen.findByRole('alert');
    await user.click(await button('Add 2 students'));
    await screen.findByText(teach.import.noCards);
    const keys = calls.filter(({ url }) => url.endsWith('/import')).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('says in its place what cannot be read, and keeps what was pasted', async () => {
    const calls = serveTeach();
    const user = openTeach(<StudentsScreen />, '#/import');
    const paste = await screen.findByLabelText(teach.import.paste);
    await user.click(paste);
    await user.paste('Name\n"Mei');
    await user.click(await button(teach.import.check));
    await waitFor(() => expect(paste.getAttribute('aria-invalid')).toBe('true'));
    expect(paste).toHaveProperty('value', 'Name\n"Mei');
    const [chosen] = await screen.findAllByLabelText(teach.import.file);
    await user.upload(chosen!, file(new Uint8Array(6 * 1024 * 1024)));
    await user.click(await button(teach.import.check));
    await screen.findByText(teach.import.problems.TOO_BIG);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});
