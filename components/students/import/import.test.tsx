import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckedRows } from '@/lib/students/contract';
import { loginCard, openTeach, resetTeachApp, serveTeach, teach } from '@/tests/setup/teach-app';
import { StudentsScreen } from '../students-screen';

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
    await user.paste('Mei\t2018/5/3\t3A\tleft-handed\nAda\t\t3B\n\nBo');
    await user.click(await button(teach.import.check));
    await screen.findByText('2 students will be added');
    expect(screen.getByText(`New classes: 3A, 3B`)).toBeTruthy();
    // The preview has the rows without faults, as they were read.
    const made = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(made).toEqual(['NameBirth monthClassNote', 'MeiMay 20183Aleft-handed', 'Ada3B']);
    expect(screen.queryByLabelText(teach.import.encoding)).toBeNull();
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

  it('shows twenty of many, and how many more there are', async () => {
    serveTeach({ [check]: { data: { good: 23, bad: [], newClasses: [] } } });
    const user = openTeach(<StudentsScreen />, '#/import');
    await user.click(await screen.findByLabelText(teach.import.paste));
    await user.paste(Array.from({ length: 23 }, (_, index) => `Kid ${index}`).join('\n'));
    await user.click(await button(teach.import.check));
    await screen.findByText('and 3 more students');
    expect(screen.getAllByRole('row')).toHaveLength(21);
  });

  it('reads a file of another language once more in the encoding that is chosen, and sends that', async () => {
    const calls = serveTeach({
      [check]: { data: { good: 1, bad: [], newClasses: [] } },
      [send]: { data: { made: 1, cards: [] } },
    });
    const user = openTeach(<StudentsScreen />, '#/import');
    // 王小明 in GB18030; the same bytes are other characters in Big5.
    const written = new Uint8Array([0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7]);
    // The files of jsdom have no `arrayBuffer`.
    const list = Object.assign(file(written), { arrayBuffer: () => Promise.resolve(written.slice().buffer) });
    await user.upload(await screen.findByLabelText(teach.import.file), list);
    await user.click(await button(teach.import.check));
    const select = await screen.findByLabelText(teach.import.encoding);
    expect(select).toHaveProperty('value', 'big5');
    expect(screen.queryByText('王小明')).toBeNull();
    await user.selectOptions(select, 'gb18030');
    await screen.findByText('王小明');
    await waitFor(() => expect(document.activeElement).toBe(select));
    await user.click(await button('Add 1 student'));
    await screen.findByText(teach.import.noCards);
    expect(calls.find(({ url }) => url.endsWith('/import'))!.body).toMatchObject({ rows: [{ name: '王小明' }] });
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
