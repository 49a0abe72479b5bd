import { html } from 'hono/html';
import { createTranslator } from 'use-intl/core';
import type { PersonalApplication } from '@/lib/applications/contract';
import { calendarHref } from '@/lib/kernel/links/calendar-href';
import { placeTime } from '@/lib/kernel/i18n/place-time';
import { schoolTimeZone } from '@/lib/kernel/period';
import { messages } from '@/platform/kernel/messages';
import { plainPageResponse } from '@/platform/kernel/plain-pages/plain-page';

/** An application for an applicant without scripts: its state, the next step with its date, and a button to withdraw. */
export function applicationPage(application: PersonalApplication): Promise<Response> {
  const {
    locale,
    reference,
    key,
    kind,
    state,
    subject,
    answers,
    dueAt,
    answerBy,
    position,
    history,
    may,
    name,
    phone,
  } = application;
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'account' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: schoolTimeZone });
  const lastReason = history.find(({ reason }) => reason)?.reason;
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const facts: [label: string, value: string][] = [
    [t('request.time'), subject?.startsAt ? placeTime(locale, subject.startsAt, subject.endsAt, subject.timeZone) : ''],
    [t('request.place'), subject?.place ?? ''],
    [t('request.phone'), subject?.phone ?? ''],
    [t('fields.childName'), text(answers.childName)],
    [t('fields.childAge'), text(answers.childAge)],
    [t('fields.parentName'), name],
    [t('fields.contactPhone'), phone],
    [t('fields.note'), text(answers.note)],
  ];
  const title = t(`request.states.${state}.name`);
  const onDay = (label: 'request.due' | 'request.dueAccount' | 'request.answerBy', at: string | null) =>
    at ? html`<p>${t(label, { date: day.format(new Date(at)) })}</p>` : '';
  const calendar = state === 'BOOKED' && subject && calendarHref({ kind: 'class', id: subject.id, locale });
  return plainPageResponse({
    locale,
    title: `${title} · ${reference}`,
    main: html`<h1>${title}</h1>
      <p>${t(`request.states.${state}.next`)}</p>
      ${position !== null ? html`<p>${t('request.position', { position })}</p>` : ''}
      ${lastReason ? html`<blockquote class="told">${lastReason}</blockquote>` : ''}
      ${onDay(state === 'PAID' ? 'request.dueAccount' : 'request.due', dueAt)} ${onDay('request.answerBy', answerBy)}
      <h2>${subject?.title ?? t(`requests.kinds.${kind}`)}</h2>
      <p class="quiet">${t('request.number', { reference })}</p>
      <dl>
        ${facts.flatMap(([label, value]) =>
          value
            ? [
                html`<dt>${label}</dt>
                  <dd>${value}</dd>`,
              ]
            : [],
        )}
      </dl>
      ${calendar ? html`<p><a href="${calendar}">${t('request.calendar')}</a></p>` : ''}
      ${
        may.includes('withdraw')
          ? html`<form method="post" action="?">
              <input type="hidden" name="key" value="${key}" />
              <p class="quiet">${t('request.withdrawText')}</p>
              <button>${t('request.withdraw')}</button>
            </form>`
          : ''
      }
      ${kind === 'trial' ? html`<p><a href="/${locale}/branches">${t('request.again')}</a></p>` : ''}`,
  });
}
