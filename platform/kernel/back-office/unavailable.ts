import type { AfterErrorHook } from 'payload';
import { messages } from '@/platform/kernel/messages';
import { retryAfterSeconds, whyUnavailable } from '@/platform/kernel/unavailable';
import { localeOfLanguage } from './staff-text';

/** Responds with 503, where Payload would respond with 500, while the database is unavailable or the disk is full. */
export const unavailable: AfterErrorHook = ({ error, req }) => {
  if (!whyUnavailable(error)) return undefined;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('retry-after', String(retryAfterSeconds));
  return {
    response: { errors: [{ message: messages[localeOfLanguage(req.i18n?.language)].errors.UNAVAILABLE }] },
    status: 503,
  };
};
