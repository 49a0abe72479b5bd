import { describe, expect, it } from 'vitest';
import { DrizzleQueryError } from '@payloadcms/db-postgres/drizzle';
import { errorCause, errorStack, errorText } from '@/platform/services/error-text';

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
