'use client';

import { useTranslations } from 'next-intl';
import { FormFrame } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { useAccount } from '@/components/ui/shell/account-context';
import { beginApplication } from '@/lib/applications/teaching-queries';
import type { PersonalApplication } from '@/lib/applications/contract';
import { useApplicationForm } from '../application-form';
import { Honeypot } from '../honeypot';
import { contactSchema } from './application-values';
import { Section, StepStone } from './section';

const later = ['experience', 'eligibility', 'documents', 'check'] as const;

/** The applicant's contact data: it starts the draft, and the link to the draft is sent by email. */
export function ContactForm({ onBegun }: { onBegun: (application: PersonalApplication) => void }) {
  const t = useTranslations('account.apply');
  const { locale, user } = useAccount();
  const form = useApplicationForm('teaching', {
    schema: contactSchema,
    defaultValues: {
      name: user?.realName ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      website: '' as const,
    },
    send: (values, key) => beginApplication({ ...values, locale }, key),
    onMade: onBegun,
  });
  return (
    <FormFrame
      form={form}
      submitText={t('begin')}
      className=""
      footer={
        <ol className="mt-2 grid gap-3" aria-label={t('later')}>
          {later.map((step, index) => (
            <li key={step} className="flex items-center gap-4 text-ink-2">
              <StepStone number={index + 2} isLater />
              {t(`${step}.title`)}
            </li>
          ))}
        </ol>
      }
    >
      <Section number={1} title={t('contact.title')} text={t('contact.text')}>
        <Field {...form.field('name', 'applicantName')} />
        <Field {...form.field('email', 'email')} hint={t('emailHint')} />
        <Field {...form.field('phone', 'contactPhone')} />
        <Honeypot {...form.register('website')} />
        <p className="text-sm text-ink-2">{t('privacy')}</p>
      </Section>
    </FormFrame>
  );
}
