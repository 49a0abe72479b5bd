import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './console';

/** The test's document has no size; components see a phone. */
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

// jsdom has dialogs, but opens none.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Other suites may keep the machine busy.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
