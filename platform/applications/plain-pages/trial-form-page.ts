import { html, raw } from 'hono/html';
import { createTranslator } from 'use-intl/core';
import type { TrialClass } from '@/lib/branches/contract';
import { trialAges } from '@/lib/applications/contract';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { placeTime } from '@/lib/kernel/i18n/place-time';
import { messages } from '@/platform/kernel/messages';
import { plainPageResponse } from '@/platform/kernel/plain-pages/plain-page';

/** The fields of the form: their labels are those of the account's forms. */
export const trialFields = {
  childName: 'childName',
  childAge: 'childAge',
  name: 'parentName',
  email: 'email',
  phone: 'contactPhone',
  note: 'note',
} as const;
export type TrialField = keyof typeof trialFields;
type Typed = Partial<Record<TrialField, string | undefined>>;

type View = {
  locale: Locale;
  found: TrialClass;
  typed?: Typed;
  /** What is wrong with a field, as text. */
  wrong?: Typed;
  /** What is wrong with the form as a whole. */
  alert?: string;
  once: string;
  status?: number;
};

const helps: Partial<Record<TrialField, string>> = {
  name: 'autocomplete="name" maxlength="80" required',
  email: 'type="email" autocomplete="email" maxlength="120" required',
  phone: 'type="tel" autocomplete="tel" minlength="5" maxlength="30" required',
  childName: 'autocomplete="off" maxlength="80" required',
  note: 'autocomplete="off" maxlength="1000"',
};

/** The form, without a script, for a seat in a trial class or a place on its waiting list. */
export function trialFormPage({ locale, found, typed = {}, wrong = {}, alert, once, status = 200 }: View) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'account' });
  const { id, store, startsAt, endsAt, timeZone, seatsLeft } = found;
  const isFull = seatsLeft === 0;
  const firstWrong = (Object.keys(trialFields) as TrialField[]).find((name) => wrong[name]);

  /** Attributes that tie a field's hint and error to it, and focus the first field that is wrong. */
  const fieldAttributes = (name: TrialField, hint?: string) => {
    const ids = [hint && `${name}-hint`, wrong[name] && `${name}-wrong`].filter(Boolean).join(' ');
    return raw(
      `${ids && ` aria-describedby="${ids}"`}${wrong[name] ? ' aria-invalid="true"' : ''}${name === firstWrong ? ' autofocus' : ''}`,
    );
  };
  const around = (name: TrialField, input: ReturnType<typeof html>, hint?: string) =>
    html`<div>
      <label for="${name}">${t(`fields.${trialFields[name]}`)}</label>
      ${input} ${hint ? html`<span class="quiet" id="${name}-hint">${hint}</span>` : ''}
      ${wrong[name] ? html`<span class="wrong" id="${name}-wrong">${wrong[name]}</span>` : ''}
    </div>`;
  const text = (name: TrialField, hint?: string) =>
    around(
      name,
      html`<input
        id="${name}"
        name="${name}"
        value="${typed[name] ?? ''}"
        ${raw(helps[name] ?? '')}${fieldAttributes(name, hint)}
      />`,
      hint,
    );
  const ages = Array.from(
    { length: trialAges.most - trialAges.least + 1 },
    (_, index) => trialAges.least + index,
  ).filter((age) => age >= (found.ageFrom ?? 0) && age <= (found.ageTo ?? age));
  const age = html`<select id="childAge" name="childAge" required${fieldAttributes('childAge')}>
    <option value="">${t('trial.chooseAge')}</option>
    ${ages.map((one) => html`<option value="${one}" ${raw(String(one) === typed.childAge ? 'selected' : '')}>${t('trial.age', { age: one })}</option>`)}
  </select>`;

  return plainPageResponse({
    locale,
    title: t('trial.title'),
    status,
    main: html`<h1>${t('trial.title')}</h1>
      <p>${t('trial.lead')}</p>
      <h2>${store.name}</h2>
      <p>${placeTime(locale, startsAt, endsAt, timeZone)}<br /><span class="quiet">${store.address}</span></p>
      <p class="${isFull ? 'wrong' : 'good'}">
        ${isFull ? t('trial.full') : t('trial.seatsLeft', { count: seatsLeft })}
      </p>
      ${alert ? html`<p class="wrong" role="alert">${alert}</p>` : ''}
      <form method="post" action="?">
        <input type="hidden" name="classId" value="${id}" />
        <input type="hidden" name="locale" value="${locale}" />
        <input type="hidden" name="once" value="${once}" />
        <input type="hidden" name="wait" value="${isFull ? '1' : ''}" />
        ${text('childName')} ${around('childAge', age)} ${text('name')} ${text('email', t('trial.emailHint'))}
        ${text('phone')} ${text('note')}
        <input class="honeypot" name="website" tabindex="-1" autocomplete="off" aria-hidden="true" />
        <p class="quiet">${t('trial.privacy')}</p>
        <button class="main">${t(isFull ? 'trial.wait' : 'trial.submit')}</button>
      </form>
      <p class="quiet">${t('trial.phone')} ${store.phone}</p>`,
  });
}
