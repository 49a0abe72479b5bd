import { randomUUID } from 'node:crypto';
import { createTranslator } from 'use-intl/core';
import type { TrialClass } from '@/lib/branches/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { applicationPageOperations as operations } from '@/lib/applications/application-pages-contract';
import { trialBookingSchema, type PersonalApplication } from '@/lib/applications/contract';
import { defaultLocale, type Locale } from '@/lib/kernel/i18n/locales';
import { noticePage } from '@/platform/kernel/plain-pages/notice-page';
import { applicationPage } from '@/platform/applications/plain-pages/application-page';
import { trialFields, trialFormPage, type TrialField } from '@/platform/applications/plain-pages/trial-form-page';
import { getExperienceCourse } from '@/platform/applications/trial/get-experience-course';
import type { Context } from '@/platform/kernel/context';
import { messages } from '@/platform/kernel/messages';
import { getApplication, type Opened } from './person';
import { bookTrial } from '@/platform/applications/trial/book-trial';
import { withdrawApplication } from './withdraw';
import { ServiceError } from '@/platform/kernel/service-error';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const applicationPagesApi = newRouter();

const translatorFor = (locale: Locale) => createTranslator({ locale, messages: messages[locale] });
type Translator = ReturnType<typeof translatorFor>;

const elsewhere = (locale: Locale, t: Translator) => ({
  href: `/${locale}/branches`,
  label: t('account.trial.others'),
});

/** A service's error as a page; any other error is thrown on. */
function rejectionPage(error: unknown, locale: Locale): Promise<Response> {
  if (!(error instanceof ServiceError)) throw error;
  const t = translatorFor(locale);
  const { code, status } = error;
  return noticePage({ locale, title: t(`errors.${code}` as never), link: elsewhere(locale, t), status });
}

/** Shows the form of a class that can still be booked; otherwise an error page. */
async function withClass(
  ctx: Context,
  { classId, locale }: { classId: string; locale: Locale },
  show: (found: TrialClass) => Promise<Response>,
): Promise<Response> {
  try {
    const found = await getExperienceCourse(ctx.payload, { id: classId, locale });
    if (Date.parse(found.startsAt) <= ctx.now().getTime()) throw new ServiceError('CLASS_OVER', 'this class has begun');
    return await show(found);
  } catch (error) {
    return rejectionPage(error, locale);
  }
}

serve(applicationPagesApi, operations.trialForm, ({ ctx, query }) =>
  withClass(ctx, query, (found) => trialFormPage({ locale: query.locale, found, once: randomUUID() })),
);

const fieldOfCode: Partial<Record<string, TrialField>> = { AGE_UNFIT: 'childAge', ALREADY_BOOKED: 'childName' };

serve(applicationPagesApi, operations.sendTrialForm, ({ c, ctx, form }) => {
  const { once, classId, locale, wait, ...typed } = form;
  const t = translatorFor(locale);
  return withClass(ctx, form, async (found) => {
    const show = (status: number, wrong: Partial<Record<TrialField, string>>, alert?: string, shown = found) =>
      trialFormPage({ locale, found: shown, typed, once, wrong, status, ...(alert && { alert }) });
    const booking = trialBookingSchema.safeParse({ ...typed, classId, locale, wait: wait === '1' });
    if (!booking.success) {
      const names = booking.error.issues.flatMap(({ path: [name] }) => (isField(name) ? [name] : []));
      const wrong = Object.fromEntries(names.map((name) => [name, t(`account.invalid.${trialFields[name]}`)]));
      return show(422, wrong, t('errors.VALIDATION_FAILED'));
    }
    const { childName, email } = booking.data;
    // Another child on a form that was submitted already is another booking.
    const idempotencyKey = [once, email, childName].join('\n');
    try {
      return c.redirect(pageHref(await bookTrial({ ctx, input: { ...booking.data, idempotencyKey } })), 303);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const message = t(`errors.${error.code}` as never);
      const field = fieldOfCode[error.code];
      if (field) return show(error.status, { [field]: message });
      // The last seat was taken meanwhile: the form now asks for the waiting list.
      const now = await getExperienceCourse(ctx.payload, { id: classId, locale });
      return show(error.status, {}, message, now);
    }
  });
});

const isField = (name: unknown): name is TrialField => typeof name === 'string' && name in trialFields;

const pageHref = ({ reference, key }: Pick<PersonalApplication, 'reference' | 'key'>) =>
  `/api/${pathOf(operations.applicationPage, { reference })}?${new URLSearchParams({ key })}`;

/** Without a valid key the language is unknown, too. */
const opened = async (ctx: Context, input: Opened, show: (application: PersonalApplication) => Promise<Response>) => {
  try {
    return await show(await getApplication({ ctx, input }));
  } catch (error) {
    return rejectionPage(error, defaultLocale);
  }
};

serve(applicationPagesApi, operations.applicationPage, ({ ctx, params, query }) =>
  opened(ctx, { ...params, ...query }, applicationPage),
);

serve(applicationPagesApi, operations.withdrawOnPage, ({ c, ctx, params, form }) =>
  opened(ctx, { ...params, ...form }, async (application) => {
    try {
      return c.redirect(pageHref(await withdrawApplication({ ctx, input: { ...params, ...form } })), 303);
    } catch (error) {
      return rejectionPage(error, application.locale);
    }
  }),
);
