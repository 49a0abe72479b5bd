'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';
import type { Opened } from '@/lib/applications/queries';
import { documentLink } from '@/lib/applications/teaching-queries';
import type { ApplicationFile } from '@/lib/applications/contract';

/** Opens a document in a new tab, by a signed address that expires after some minutes. */
export function OpenDocument({ file: { id, name }, opened }: { file: ApplicationFile; opened: Opened }) {
  const t = useTranslations('account.apply.documents');
  const { run, busy, failure } = useAction(async () => {
    // Opened during the click itself: browsers block a tab that opens later as a popup.
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
