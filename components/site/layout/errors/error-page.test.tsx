import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ErrorContent from './error-content';
import { errorLabelsId } from './error-labels-id';
import ja from '@/messages/ja-JP.json';

const scrollTo = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  const labels = document.createElement('script');
  labels.type = 'application/json';
  labels.id = errorLabelsId;
  labels.textContent = JSON.stringify(ja.error);
  document.body.append(labels);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.getElementById(errorLabelsId)?.remove();
});

it('says what happened and its status, brings the reader to it, and tries again', async () => {
  const retry = vi.fn();
  render(<ErrorContent error={new Error('碁盤が壊れました')} retry={retry} />);
  screen.getByText('500');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '碁盤が壊れました' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await userEvent.click(screen.getByRole('button', { name: ja.error.retry }));
  expect(retry).toHaveBeenCalledOnce();
});

it("keeps the server's own sentence to the server, and offers the way home for a 404", () => {
  const { unmount } = render(
    <ErrorContent
      error={Object.assign(new Error('An error occurred in the Server Components render'), { digest: '123' })}
      retry={() => {}}
    />,
  );
  screen.getByRole('heading', { name: ja.error.message });
  screen.getByText('123');
  unmount();
  render(<ErrorContent error={{ status: 404 }} retry={() => {}} />);
  screen.getByRole('heading', { name: ja.error.notFound });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: ja.error.home }).getAttribute('href')).toBe('/');
});
