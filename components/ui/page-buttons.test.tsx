import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PageButtons } from './page-buttons';

function List({ pages, first = 1 }: { pages: number; first?: number }) {
  const [page, setPage] = useState(first);
  const words = { label: 'Pages', at: `${page} of ${pages}`, previous: 'Previous', next: 'Next' };
  return (
    <>
      <p>Page {page}</p>
      <PageButtons page={page} pages={pages} onPage={setPage} words={words} />
    </>
  );
}

it('turns page by page, and no further than there are any', async () => {
  const user = userEvent.setup();
  render(<List pages={2} />);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('2 of 2')).toBeTruthy();
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
