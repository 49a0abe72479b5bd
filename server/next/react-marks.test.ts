// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { isListenedTo, isTakenOver } from './react-marks';

/** React as Next bundles it for the pages, which is not the package of that name. */
const require = createRequire(import.meta.url);
const { createElement: h } = require('next/dist/compiled/react') as typeof import('react');
const { hydrateRoot } = require('next/dist/compiled/react-dom/client') as typeof import('react-dom/client');

it('a document is listened to, and its elements taken over, once React has begun', async () => {
  document.body.innerHTML = '<button>1</button>';
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.setAttribute('src', '/_next/static/chunks/a.js');
  expect(isListenedTo(), 'without scripts of the build').toBe(true);
  document.body.append(script);
  const button = document.querySelector('button')!;
  expect(isListenedTo()).toBe(false);
  expect(isTakenOver(button)).toBe(false);
  script.remove();
  const page = h('html', null, h('head'), h('body', null, h('button', null, '1')));
  hydrateRoot(document, page);
  document.body.append(script);
  expect(isListenedTo()).toBe(true);
  await vi.waitFor(() => expect(isTakenOver(button)).toBe(true));
});
