import { describe, expect, it } from 'vitest';
import { DrizzleQueryError } from '@payloadcms/db-postgres/drizzle';
import { errorCause, errorStack, errorText, isDatabaseAway } from '@/platform/kernel/error-text';

describe('what a log says of a failed statement', () => {
  const error = new DrizzleQueryError(
    'INSERT INTO otps (code_hash) VALUES ($1)',
    ['123456'],
    new Error('connection lost'),
  );

  it('names statement and cause, and none of its values', () => {
    expect(errorText(error)).toBe('Failed query: INSERT INTO otps (code_hash) VALUES ($1)');
    expect(errorCause(error)).toBe('connection lost');
    expect(errorStack(error)).toContain('error-text.test');
    expect(`${errorText(error)}${errorStack(error)}`).not.toContain('123456');
  });

  it('leaves other errors as they are', () => {
    expect(errorText(new Error('plain'))).toBe('plain');
    expect(errorText('text')).toBe('text');
  });
});

it('tells a database that is away from a statement that is wrong', () => {
  const failed = (message: string, code?: string) =>
    new DrizzleQueryError('SELECT 1', [], Object.assign(new Error(message), { code }));
  for (const error of [
    failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    failed('Connection terminated unexpectedly'),
    failed('Client has encountered a connection error and is not queryable'),
    new Error('Error: cannot begin transaction: Failed query: begin'),
    failed('terminating connection due to administrator command', '57P01'),
    failed('sorry, too many clients already', '53300'),
  ])
    expect(isDatabaseAway(error), errorCause(error) ?? error.message).toBe(true);
  expect(isDatabaseAway(failed('duplicate key value', '23505'))).toBe(false);
});
