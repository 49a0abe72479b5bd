'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod';
import { SavedLearners } from '@/components/family/saved-learners';
import { Field } from '@/components/ui/forms/field';
import { FormFrame } from '@/components/ui/forms/account-form';
import { SelectField } from '@/components/ui/forms/select-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { Facts } from '@/components/ui/shell/facts';
import { Loaded } from '@/components/ui/shell/loaded';
import { usePlaceTime } from '@/components/ui/shell/place-time';
import { Screen } from '@/components/ui/shell/screen';
import { EmptyState } from '@/components/ui/empty-state';
import { bookTrial, useTrialClass } from '@/lib/applications/queries';
import type { TrialClass } from '@/lib/branches/contract';
import { trialAges, trialBookingSchema } from '@/lib/applications/contract';
import { useApplicationForm } from './application-form';
import { Honeypot } from './honeypot';

/** A select has string values only. */
const schema = z.object({
  ...trialBookingSchema.pick({ childName: true, name: true, email: true, phone: true, note: true, website: true })
    .shape,
  childAge: z.string().regex(/^\d+$/),
});

/** A seat in a trial class: which one, for which child, and how the parent is reached. */
export default function BookTrialScreen({ id }: { id: string }) {
  const t = useTranslations('account.trial');
  const { locale } = useAccount();
  return (
    <Screen title={t('title')} lead={t('lead')} narrow>
      <Loaded query={useTrialClass(id, locale)} skeleton="h-96">
        {(found) => (hasBegun(found) ? <Begun /> : <BookTrialForm found={found} />)}
      </Loaded>
    </Screen>
  );
}

const hasBegun = ({ startsAt }: TrialClass) => Date.parse(startsAt) <= Date.now();

function Begun() {
  const t = useTranslations('account.trial');
  const { locale } = useAccount();
  return (
    <EmptyState title={t('over')}>
      <a href={`/${locale}/branches`} className="btn btn-primary">
        {t('others')}
      </a>
    </EmptyState>
  );
}

function BookTrialForm({ found }: { found: TrialClass }) {
  const t = useTranslations('account.trial');
  const { locale, user } = useAccount();
  const { id: classId, store, seatsLeft } = found;
  const isFull = seatsLeft === 0;
  const form = useApplicationForm(`trial:${classId}`, {
    schema,
    defaultValues: {
      childName: '',
      childAge: '',
      name: user?.realName ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      note: '',
      website: '',
    },
    send: ({ childAge, ...values }, key) =>
      bookTrial({ ...values, childAge: Number(childAge), classId, locale, wait: isFull }, key),
    fieldOfCode: { AGE_UNFIT: ['childAge'] },
  });
  const time = usePlaceTime();
  const ages = Array.from(
    { length: trialAges.most - trialAges.least + 1 },
    (_, index) => trialAges.least + index,
  ).filter((one) => one >= (found.ageFrom ?? 0) && one <= (found.ageTo ?? one));
  return (
    <FormFrame
      form={form}
      submitText={t(isFull ? 'wait' : 'submit')}
      heading={
        <section className="grid gap-2 rounded-card bg-paper-2 p-4">
          <h2 className="text-xl">{store.name}</h2>
          <p className="font-semibold">{time(found.startsAt, found.endsAt, found.timeZone)}</p>
          <p className="text-[15px] text-ink-2">{store.address}</p>
          <p className={`font-semibold ${isFull ? 'text-danger' : 'text-jade'}`}>
            {isFull ? t('full') : t('seatsLeft', { count: seatsLeft })}
          </p>
        </section>
      }
      footer={<Facts facts={[[t('phone'), store.phone]]} />}
    >
      <SavedLearners
        onPick={({ name, age }) => {
          form.setValue('childName', name, { shouldDirty: true, shouldValidate: true });
          // The new class may be for other ages: then the child's age is not an option.
          form.setValue('childAge', ages.includes(age) ? String(age) : '', { shouldDirty: true });
        }}
      />
      <Field {...form.field('childName', 'childName')} />
      <SelectField {...form.register('childAge')} {...labelOf(form.field('childAge', 'childAge'))}>
        <option value="">{t('chooseAge')}</option>
        {ages.map((one) => (
          <option key={one} value={one}>
            {t('age', { age: one })}
          </option>
        ))}
      </SelectField>
      <Field {...form.field('name', 'parentName')} />
      <Field {...form.field('email', 'email')} hint={t('emailHint')} />
      <Field {...form.field('phone', 'contactPhone')} />
      <Field {...form.field('note', 'note')} />
      <Honeypot {...form.register('website')} />
      <p className="text-sm text-ink-2">{t('privacy')}</p>
    </FormFrame>
  );
}

const labelOf = ({ label, error }: { label: string; error?: string | undefined }) => ({ label, error });
