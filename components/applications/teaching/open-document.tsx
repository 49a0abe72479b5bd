'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';
import type { Opened } from '@/lib/applications/queries';
import { documentLink } from '@/lib/applications/teaching-queries';
import type { ApplicationFile } from '@/lib/applications/contract';

/** Opens a document in a tab of its own, by an address that is made for this moment and ends after some minutes. */
export function OpenDocument({ file: { id, name }, opened }: { file: ApplicationFile; opened: Opened }) {
  const t = useTranslations('account.apply.documents');
  const { run, busy, failure } = useAction(async () => {
    // Opened by the press itself: a tab that comes later would be taken for an unwanted one.
    const tab = window.open('', '_blank');
    try {
      const { url } = await documentLink(opened, id);
      if (tab) tab.location.replace(url);
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      throw error;
    }
  });
  return (
    <>
      <FormAlert error={failure} onRetry={run} />
      <Button kind="secondary" onClick={run} busyLabel={busy && t('opening')}>
        {t('open')}
        <span className="sr-only"> {name}</span>
      </Button>
    </>
  );
}
