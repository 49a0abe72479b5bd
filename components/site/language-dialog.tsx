'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { languageNames, localeCookie, type Locale } from '@/lib/kernel/i18n/locales';
import { showBusy } from './layout/menu/busy';
import { languageDialogId } from './layout/menu/language-dialog-id';

/** Browsers keep a cookie for 400 days at most. */
const cookieSeconds = 400 * 86_400;

/** The target of a language: this page or, if it does not exist there, the nearest one above it, with an explaining `note`. */
export type LanguageChoice = { locale: Locale; href: string; note?: string };

type Props = { current: Locale; choices: LanguageChoice[]; title: string; close: string };

/** The languages of this page, as plain links that load a new document, so that its language is right everywhere. On wide screens it is shown below its button. */
export function LanguageDialog({ current, choices, title, close }: Props) {
  return (
    <dialog
      id={languageDialogId}
      aria-labelledby={`${languageDialogId}-title`}
      className="dialog language-dialog"
      onClick={closeOutside}
    >
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id={`${languageDialogId}-title`} className="text-xl">
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" aria-label={close} className="icon-button">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <ul className="grid gap-1">
        {choices.map(({ locale, href, note }) => (
          <li key={locale}>
            <a
              href={href}
              hrefLang={locale}
              lang={locale}
              onClick={(event) => choose(event.currentTarget, locale, !note)}
              aria-current={locale === current ? 'true' : undefined}
              className="menu-item"
            >
              <span>
                {languageNames[locale]}
                {note && (
                  <small lang={current} className="block text-sm font-normal text-ink-2">
                    {note}
                  </small>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** Stores the language, adds query and hash to a link to the same page, and lets the link navigate. */
function choose(link: HTMLAnchorElement, locale: Locale, isSamePage: boolean) {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${localeCookie}=${locale};path=/;max-age=${cookieSeconds};samesite=lax${secure}`;
  try {
    localStorage.setItem(localeCookie, locale);
  } catch {
    // Storage refused: the cookie is enough.
  }
  if (isSamePage) {
    link.search = location.search;
    link.hash = location.hash;
  }
  if (locale !== document.documentElement.lang) showBusy();
}

/** A click on the backdrop is a click on the dialog itself. */
function closeOutside({ target, currentTarget: dialog, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const box = dialog.getBoundingClientRect();
  const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  if (target === dialog && !isInside) dialog.close();
}
