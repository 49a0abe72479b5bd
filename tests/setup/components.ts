import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { minimumDelay } from '@/components/ui/waiting/use-minimum-delay';
import './console';
import { cacheStyles } from './cached-styles';

cacheStyles(document);

// What loads is not shown longer than it loads: real waits prove nothing here.
minimumDelay.ms = 0;

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
