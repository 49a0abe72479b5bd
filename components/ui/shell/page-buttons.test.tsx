import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { account } from '@/messages/en-US.json';
import { PageButtons } from './page-buttons';

function List({ pages, first = 1, isByAge = false }: { pages: number; first?: number; isByAge?: boolean }) {
  const [page, setPage] = useState(first);
  return (
    <NextIntlClientProvider locale="en-US" timeZone="UTC" messages={{ account }}>
      <p>Page {page}</p>
      <PageButtons page={page} pages={pages} onPage={setPage} isByAge={isByAge} />
    </NextIntlClientProvider>
  );
}

it('turns page by page, and no further than there are any', async () => {
  const user = userEvent.setup();
  render(<List pages={2} />);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Page 2 of 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
});

it('goes back to the last page that is left, once what was on a later one is gone', () => {
  const { rerender } = render(<List pages={3} first={3} />);
  rerender(<List pages={2} />);
  expect(screen.getByText('Page 2')).toBeTruthy();
  rerender(<List pages={1} />);
  expect(screen.getByText('Page 1')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  rerender(<List pages={0} />);
  expect(screen.getByText('Page 1')).toBeTruthy();
});

it('of what is read back in time only says newer and older', async () => {
  const user = userEvent.setup();
  render(<List pages={2} isByAge />);
  await user.click(screen.getByRole('button', { name: account.pager.older }));
  expect(screen.getByText('Page 2')).toBeTruthy();
  expect(screen.queryByText('Page 2 of 2')).toBeNull();
  expect(screen.getByRole('button', { name: account.pager.older })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: account.pager.newer })).toHaveProperty('disabled', false);
});
