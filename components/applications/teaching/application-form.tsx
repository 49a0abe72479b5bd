'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Rejection } from '@/components/ui/forms/action';
import { FormFrame, useAccountForm, type AccountForm } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { SelectField } from '@/components/ui/forms/select-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Checkbox } from '@/components/ui/checkbox';
import type { Opened } from '@/lib/applications/queries';
import { saveApplication, submitApplication } from '@/lib/applications/teaching-queries';
import type { PersonalApplication } from '@/lib/applications/contract';
import { eligibilities, experienceLength, ownGrades, type TeachingAnswers } from '@/lib/applications/teaching-contract';
import { ApiError } from '@/lib/kernel/api/api-error';
import { clearDraft, useFormDraft } from '../form-draft';
import { applicationSchema, changesOf, isSame, valuesOf, type ApplicationValues } from './application-values';
import { Documents } from './documents';
import { SaveNote } from './save-note';
import { Section } from './section';
import { TextArea } from '@/components/ui/forms/text-area';
import { useAutosave } from './use-autosave';

type Props = {
  application: PersonalApplication;
  opened: Opened;
  /** The applicant has just begun the draft here: the focus goes to the section after the filled-in one. */
  isBegun: boolean;
  /** Called when a new email address has changed the key of the links. */
  onMoved: (application: PersonalApplication) => void;
};

/** All of an application, saved on this device and on the server while it is written, and sent in at the end. */
export function ApplicationForm({ application, opened, isBegun, onMoved }: Props) {
  const t = useTranslations('account.apply');
  const account = useTranslations('account');
  const onDevice = `teaching:${application.reference}`;
  const known = useRef(opened);
  const saved = useRef(valuesOf(application));
  const form = useAccountForm<ApplicationValues>({
    schema: applicationSchema,
    defaultValues: valuesOf(application),
    send: async () => {
      await autosave.flush();
      if (!application.files.some(({ state }) => state === 'STORED')) throw new ApiError('DOCUMENTS_REQUIRED', 422);
      const sent = await submitApplication(known.current);
      clearDraft(onDevice);
      goTo(hashFor(`requests/${sent.reference}`, { key: sent.key }), { replace: true });
    },
  });
  const { getValues, watch } = form;
  const save = async (values: ApplicationValues, changes: TeachingAnswers) => {
    const after = await saveApplication(known.current, changes);
    for (const name of Object.keys(changes)) Object.assign(saved.current, { [name]: Reflect.get(values, name) });
    if (known.current.key && after.key !== known.current.key) {
      known.current = { reference: after.reference, key: after.key };
      onMoved(after);
    }
    // The server has all of it: the draft on this device is not needed.
    if (isSame(getValues(), saved.current)) clearDraft(onDevice);
  };
  const autosave = useAutosave(() => {
    const values = getValues();
    const changes = changesOf(values, saved.current);
    return Object.keys(changes).length > 0 ? save({ ...values }, changes) : null;
  });
  useFormDraft(onDevice, form);
  const { saveSoon, saveNow } = autosave;
  useEffect(() => {
    // Saves what an earlier visit left on this device only.
    saveNow();
    const { unsubscribe } = watch(saveSoon);
    return unsubscribe;
  }, [watch, saveSoon, saveNow]);

  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBegun) place.current?.querySelector<HTMLElement>('section:nth-of-type(2) h2')?.focus();
  }, [isBegun]);

  return (
    <div ref={place} onBlur={saveNow}>
      <FormFrame
        form={form}
        submitText={t(application.state === 'DRAFT' ? 'submit' : 'submitAgain')}
        className=""
        heading={<Reason application={application} />}
      >
        <Section number={1} title={t('contact.title')}>
          <Field {...form.field('name', 'applicantName')} />
          <Field {...form.field('email', 'email')} hint={t('emailHint')} />
          <Field {...form.field('phone', 'contactPhone')} />
        </Section>
        <Section number={2} title={t('experience.title')} text={t('experience.text')}>
          <TextArea
            label={account('fields.experience')}
            hint={t('experience.hint', { max: experienceLength })}
            error={form.field('experience', 'experience').error}
            maxLength={experienceLength}
            {...form.register('experience')}
          />
        </Section>
        <Section number={3} title={t('eligibility.title')} text={t('eligibility.text')}>
          <Eligibility form={form} />
          <Grade form={form} />
        </Section>
        <Section number={4} title={t('documents.title')} text={t('documents.text')}>
          <Documents opened={opened} files={application.files} />
        </Section>
        <Section number={5} title={t('check.title')} text={t('check.text')}>
          <Consent form={form} />
          {autosave.failure && <Rejection error={autosave.failure} onRetry={saveNow} />}
          <SaveNote state={autosave.state} />
        </Section>
      </FormFrame>
    </div>
  );
}

/** What the school has asked for in addition. */
function Reason({ application: { state, history } }: { application: PersonalApplication }) {
  const t = useTranslations('account.apply');
  const reason = state === 'NEEDS_MORE' ? history.find(({ action }) => action === 'askMore')?.reason : null;
  if (!reason) return null;
  return (
    <section className="grid gap-2 rounded-card border-l-4 border-orange-500 bg-paper p-5">
      <h2 className="text-lg">{t('asked')}</h2>
      <p className="whitespace-pre-line">{reason}</p>
    </section>
  );
}

type PartProps = { form: AccountForm<ApplicationValues> };

function Eligibility({ form }: PartProps) {
  const t = useTranslations('account.apply');
  const { error } = form.field('eligibility', 'eligibility');
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? 'eligibility-error' : undefined}>
      <legend className="mb-3 text-[15px] font-semibold">{t('eligibility.legend')}</legend>
      {eligibilities.map((one) => (
        <label
          key={one}
          className="flex min-h-[52px] cursor-pointer items-start gap-3 rounded-[12px] border-[1.5px] border-line bg-card px-4 py-3 has-checked:border-orange-500 has-checked:bg-paper"
        >
          <input
            type="radio"
            value={one}
            className="mt-0.5 size-5 flex-none accent-(--color-action)"
            {...form.register('eligibility')}
          />
          <span>
            <b className="block">{t(`eligibility.${one}`)}</b>
            <span className="text-sm text-ink-2">{t(`eligibility.${one}Proof`)}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id="eligibility-error" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Grade({ form }: PartProps) {
  const t = useTranslations('account.apply');
  const account = useTranslations('account');
  return (
    <SelectField
      label={account('fields.ownGrade')}
      optional={account('optional')}
      hint={t('eligibility.gradeHint')}
      {...form.register('ownGrade')}
    >
      <option value="">{t('eligibility.noGrade')}</option>
      {ownGrades.map((grade) => (
        <option key={grade} value={grade}>
          {grade}
        </option>
      ))}
    </SelectField>
  );
}

function Consent({ form }: PartProps) {
  const t = useTranslations('account.apply');
  const { locale } = useAccount();
  const { error } = form.field('consent', 'consent');
  return (
    <div className="grid gap-1.5">
      <Checkbox
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'consent-error' : undefined}
        {...form.register('consent')}
      >
        <span>
          {t.rich('check.consent', {
            terms: (text) => (
              <a href={`/${locale}/terms-of-service`} target="_blank" rel="noopener" className="link">
                {text}
              </a>
            ),
          })}
        </span>
      </Checkbox>
      {error && (
        <p id="consent-error" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
