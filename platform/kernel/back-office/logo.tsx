import type { ServerProps } from 'payload';
import { staffText, textIn } from './staff-text';

const localName = staffText('Go', '圍棋', '围棋', '囲碁');
const backOffice = staffText('Back office', '後台管理', '后台管理', '管理画面');

/** The two stones of the shop's logo. */
export function Mark() {
  return (
    <svg viewBox="0 0 34 30" aria-hidden="true" width="18" height="18">
      <circle cx="13" cy="15" r="12" fill="#1c1917" stroke="#a08d70" strokeWidth="1" />
      <circle cx="23" cy="17" r="9.5" fill="#fffdf8" stroke="#ea580c" strokeWidth="1.6" />
    </svg>
  );
}

function Name({ language }: { language: string }) {
  return (
    <>
      <Mark />
      <div>
        <b>Sente</b> <span>{textIn(localName, language)}</span>
        <small>{textIn(backOffice, language)}</small>
      </div>
    </>
  );
}

/** On the pages for login and for a forgotten password. */
export const Logo = ({ i18n }: ServerProps) => (
  <div className="house-logo house-logo--large">
    <Name language={i18n.language} />
  </div>
);

/** Above the navigation; leads to the first page. */
export const NavLogo = ({ i18n, payload }: ServerProps) => (
  <a href={payload.config.routes.admin} className="house-logo house-logo--nav">
    <Name language={i18n.language} />
  </a>
);
