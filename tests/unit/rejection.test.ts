import { formatErrors } from 'payload';
import { expect, it } from 'vitest';
import { rejection } from '@/platform/collections/rejection';

it('staff read why, in a build too, which takes the names of classes away', () => {
  const error = rejection(409, 'Two courses teach it.');
  error.name = '';
  expect(formatErrors(error)).toMatchObject({ errors: [{ message: 'Two courses teach it.' }] });
});
