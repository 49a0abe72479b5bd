import type { AfterErrorHook } from 'payload';
import { messages } from '@/platform/kernel/messages';
import { retryAfterSeconds, whyUnavailable } from '@/platform/kernel/unavailable';
import { localeOfLanguage } from './words';

/** Answers 503 where Payload would say 500, and that something went wrong, while the database is away or the disk full. */
export const unavailable: AfterErrorHook = ({ error, req }) => {
  if (!whyUnavailable(error)) return undefined;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('retry-after', String(retryAfterSeconds));
  return {
    response: { errors: [{ message: messages[localeOfLanguage(req.i18n?.language)].errors.UNAVAILABLE }] },
    status: 503,
  };
};
