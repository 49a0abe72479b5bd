import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { LanguageLinks } from './language-links';

export const languageDialogId = 'switch-language';

/** The language modal of the mobile menu (spec §2). */
export function LanguageDialog({ locale, title, close }: { locale: Locale; title: string; close: string }) {
  return (
    <dialog id={languageDialogId} aria-labelledby={`${languageDialogId}-title`} className="dialog language-choice">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id={`${languageDialogId}-title`} className="text-xl">
          {title}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            aria-label={close}
            className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-paper-2"
          >
            <Icon name="close" />
          </button>
        </form>
      </div>
      <LanguageLinks locale={locale} className="grid gap-1" />
    </dialog>
  );
}
