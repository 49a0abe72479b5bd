import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import messages from '@/messages/en-US.json';
import { ada, openAccount, rememberUser, serveApi } from '@/tests/setup/render-account';

const email = (id: string, subject: string) => ({
  id,
  subject,
  writtenAt: '2026-11-21T16:30:00Z',
  text: 'Hello Ada,\n\nIt is paid.\n\nView the order\nhttps://sente.example/en-US/origin#/orders/1\n\njavascript:alert(1)\njavascript:alert(1)',
});

it('letters are read again, with their links and no others, page by page', async () => {
  rememberUser();
  const calls = serveApi({
    'GET user': { data: ada },
    'GET user/letters': ({ query }) => ({
      data: { items: [email('1', `Receipt ${(query as { page: number }).page}`)], pages: 2 },
    }),
  });
  const user = openAccount('#/userSpace/letters');
  const entry = await screen.findByText('Receipt 1');
  await user.click(entry);
  const list = screen.getAllByRole('list').at(-1)!;
  expect(within(list).getByText('It is paid.')).toBeTruthy();
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  expect(within(list).getByRole('link', { name: 'View the order' }).getAttribute('href')).toContain('#/orders/1');
  await user.click(screen.getByRole('button', { name: messages.account.pager.older }));
  await screen.findByText('Receipt 2');
  expect(calls.filter(({ url }) => url === 'user/letters')).toHaveLength(2);
});
