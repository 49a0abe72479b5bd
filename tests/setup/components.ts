import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './console';
import { cacheStyles } from './cached-styles';

cacheStyles(document);

/** The test's document has no size; components see a phone. */
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

// jsdom has dialogs, but opens none.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
  // As browsers do: focuses the element with `autofocus`, else the first control.
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(controls) ?? this).focus();
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Other suites may keep the machine busy.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
