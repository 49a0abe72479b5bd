import { formatErrors } from 'payload';
import { expect, it, vi } from 'vitest';
import { rejection } from './rejection';

const build = vi.hoisted(() => ({ isTwice: false }));
/** As in a build: a class without its name, and not the one that Payload checks for. */
vi.mock('payload', async (importOriginal) => {
  const payload = await importOriginal<typeof import('payload')>();
  const nameless = (() =>
    class extends Error {
      constructor(
        message: string,
        readonly status: number,
        readonly data: object,
        readonly isPublic: boolean,
      ) {
        super(message);
        this.name = '';
      }
    })();
  const APIError = new Proxy(payload.APIError, {
    construct: (own, given) => Reflect.construct(build.isTwice ? nameless : own, given) as object,
  });
  return { ...payload, APIError };
});

it.each([false, true])('staff read why, also where a build holds the class of errors twice: %s', (isTwice) => {
  build.isTwice = isTwice;
  expect(formatErrors(rejection(409, 'Two courses teach it.'))).toMatchObject({
    errors: [{ message: 'Two courses teach it.' }],
  });
});

it('staff read why, in a build too, which takes the names of classes away', () => {
  build.isTwice = false;
  const error = rejection(409, 'Two courses teach it.');
  error.name = '';
  expect(formatErrors(error)).toMatchObject({ errors: [{ message: 'Two courses teach it.' }] });
});
