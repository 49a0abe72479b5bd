import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { Actions } from '@/platform/kernel/back-office/fields/actions';
import { staffText } from './staff-text';

const shown = vi.hoisted(() => ({ document: {} as object }));
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children }: ComponentProps<'button'>) => <button type="button">{children}</button>,
  toast: { error: vi.fn() },
  useConfig: () => ({ config: { serverURL: '', routes: { api: '/backstage/api' } } }),
  useDocumentInfo: () => ({ id: 7, savedDocumentData: shown.document }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}));

const corrected = {
  path: '/problemReports/:id/corrected',
  label: staffText('It was corrected', '已更正', '已更正', '訂正した'),
  when: { field: 'outcome', oneOf: [null] },
  whenContains: { field: 'problem', text: '/' },
};

it.each([
  [{ problem: 'liberties/take' }, true],
  [{ problem: 'liberties/take', outcome: 'stays' }, false],
  [{ problem: 'kill-1' }, false],
  [{}, false],
])('an action is offered where its fields say so: %j', (document, isOffered) => {
  shown.document = document;
  render(<Actions actions={[corrected]} />);
  expect(screen.queryAllByRole('button', { name: 'It was corrected' })).toHaveLength(isOffered ? 1 : 0);
});
