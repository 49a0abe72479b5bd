'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Field } from '@/components/ui/forms/field';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ProfilePicture } from '@/components/ui/pictures/profile-picture';
import { asApiError } from '@/lib/kernel/api/api-error';
import { saveOwnPage, useOwnPage } from '@/lib/teacher-page/queries';
import type { OwnTeacherPage } from '@/lib/teacher-page/contract';
import { maxPageNameLength } from '@/lib/teacher-page/teacher-page';
import { locales, type Locale } from '@/lib/kernel/locale';
import { hrefFor } from '@/lib/kernel/links/href';
import { useTeach, useTeachOrigin } from '@/components/teach/shell/teach-context';
import { LanguageTexts } from './language-texts';
import { PagePreview } from './page-preview';
import { faultsOf, inputOf, type Draft } from './page-draft';

/** The tab of the teacher's public page. */
export function PageEditor() {
  const t = useTranslations('teach.page');
  const query = useOwnPage();
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <Loaded query={query} skeleton="h-96">
        {({ page, picture }) => <Editor page={page} picture={picture} />}
      </Loaded>
    </Screen>
  );
}

const draftOf = (page: OwnTeacherPage | null, name: string, locale: Locale): Draft => ({
  name: page?.name ?? name,
  slug: page?.slug ?? '',
  isOn: page?.isOn ?? false,
  languages: page?.languages ?? [locale],
  content: page?.content ?? {},
});

function Editor({ page, picture }: { page: OwnTeacherPage | null; picture: string | null }) {
  const t = useTranslations('teach.page');
  const { locale, user } = useAccount();
  const { isOpen } = useTeach();
  const [draft, setDraft] = useState(() => draftOf(page, user?.realName ?? '', locale));
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [taken, setTaken] = useState<string | null>(null);
  const faults = faultsOf(draft);
  const change = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes });
    setSaved(false);
  };
  const { run, busy, failure } = useAction(
    async () => {
      const saved = await saveOwnPage(inputOf(draft));
      setDraft({ ...draft, slug: saved.slug, name: saved.name });
      setSaved(true);
    },
    (rejected) => {
      if (asApiError(rejected).code !== 'PAGE_ADDRESS_TAKEN') return false;
      setTaken(draft.slug);
      return true;
    },
  );
  const submit = () => {
    setTried(true);
    if (faults.size === 0) void run();
  };
  const fault = (name: string) => (isTried && faults.has(name) ? t(`faults.${faults.get(name)!}`) : undefined);
  const isTaken = taken !== null && taken === draft.slug;
  return (
    <form
      noValidate
      className="grid gap-8 lg:grid-cols-2 lg:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset disabled={!isOpen} className="grid min-w-0 gap-6">
        {page?.takenDownReason != null && (
          <p role="status" className="rounded-card bg-danger-soft p-4 text-danger wrap-anywhere">
            {t('takenDown', { reason: page.takenDownReason })}
          </p>
        )}
        <Photo picture={picture} />
        <Field
          label={t('name')}
          maxLength={maxPageNameLength}
          value={draft.name}
          error={fault('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Field
          label={t('slug')}
          hint={t('slugHint', {
            address: `${window.location.origin}${hrefFor(locale, 'teachers')}/${draft.slug || '…'}`,
          })}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={draft.slug}
          error={isTaken ? t('faults.taken') : fault('slug')}
          onChange={({ target }) => change({ slug: target.value.trim().toLowerCase() })}
        />
        {locales.map((language) => (
          <LanguageTexts key={language} language={language} draft={draft} onChange={change} fault={fault} />
        ))}
        <div className="card grid gap-3 p-5">
          <Checkbox
            checked={draft.isOn}
            disabled={page?.takenDownReason != null}
            onChange={({ target }) => change({ isOn: target.checked })}
          >
            <span>{t('isOn')}</span>
          </Checkbox>
          {isTried && faults.has('languages') && (
            <p role="alert" className="font-semibold text-danger">
              {t('faults.languages')}
            </p>
          )}
          {isTried && faults.size > 0 && (
            <p role="alert" className="font-semibold text-danger">
              {t('faults.some')}
            </p>
          )}
          <FormAlert error={failure} onRetry={submit} />
          <Button type="submit" busyLabel={busy && t('saving')} className="justify-self-start">
            {t('save')}
          </Button>
          <p role="status">
            {isSaved && (
              <>
                {t(draft.isOn ? 'savedOn' : 'savedOff')}{' '}
                {draft.isOn && (
                  <a
                    className="link"
                    href={hrefFor(
                      draft.languages.includes(locale) ? locale : draft.languages[0]!,
                      `teachers/${draft.slug}`,
                    )}
                  >
                    {t('open')}
                  </a>
                )}
              </>
            )}
          </p>
        </div>
      </fieldset>
      <PagePreview draft={draft} picture={picture} />
    </form>
  );
}

function Photo({ picture }: { picture: string | null }) {
  const t = useTranslations('teach.page');
  const origin = useTeachOrigin();
  return (
    <div className="flex flex-wrap items-center gap-4">
      {picture && <ProfilePicture key={picture} url={picture} className="size-20" />}
      <p className="min-w-0 flex-1">
        {t(picture ? 'photo' : 'noPhoto')}{' '}
        <a className="link inline-flex min-h-6 items-center" href={origin + hashFor('userSpace')}>
          {t('toPhoto')}
        </a>
      </p>
    </div>
  );
}
