import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './console';

/** The test's document has no size; components see a phone. */
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

afterEach(cleanup);
