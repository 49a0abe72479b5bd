import { useTranslations } from 'next-intl';
import type { SaveState } from './use-autosave';

/** Whether the input is saved by now. */
export function SaveNote({ state }: { state: SaveState }) {
  const t = useTranslations('account.apply.saving');
  return (
    <p role="status" className={`text-sm ${state === 'offline' ? 'font-semibold text-danger' : 'text-ink-2'}`}>
      {t(state)}
    </p>
  );
}
