'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/toasts/notify';
import type { SearchDialog } from './search-dialog';
import type { HelpfulLink, SearchLabels } from './search-labels';

const load = () => import('./search-dialog');
const loadEarly = () => void load().catch(() => {});

type Props = { locale: string; labels: SearchLabels; links: HelpfulLink[] };

/** Opens the search, also by Ctrl or Cmd and K. Hidden without scripts, because the search needs them. */
export function SearchButton(props: Props) {
  const { labels } = props;
  const [Dialog, setDialog] = useState<typeof SearchDialog | null>(null);
  const [opened, setOpened] = useState(0);

  const open = () => {
    load().then(
      (loaded) => {
        setDialog(() => loaded.SearchDialog);
        setOpened((times) => times + 1);
      },
      () => notify('error', labels.failed),
    );
  };
  useEffect(() => {
    const openByKeys = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', openByKeys);
    return () => document.removeEventListener('keydown', openByKeys);
  });

  return (
    <>
      <button
        type="button"
        aria-label={labels.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-paper-2 lg:max-xl:size-9 noscript:hidden"
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
        onClick={open}
      >
        <Icon name="search" className="size-6" />
      </button>
      {Dialog && <Dialog {...props} opened={opened} />}
    </>
  );
}
