import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { siteMetadata } from '@/lib/site/reads';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { contactChannels } from './channels';
import { ContactChannels } from '../contact-channels';
import { ContactSwitch } from './contact-switch';

const panel = 'contact-panel';

/**
 * A button in the corner of every page and the panel it opens: the browser's own popover, so it opens, closes on Escape and elsewhere, and takes
 * the focus along without code. Its position, and where it is hidden, are in contact.css.
 */
export async function ContactWindow() {
  const [t, site, locale] = await Promise.all([getTranslations('contact'), siteMetadata(), pageLocale()]);
  const hasSomething = contactChannels(site, locale).length > 0 || site.wechatId || site.email || site.phone;
  if (!site.contactWindow || !hasSomething) return null;
  return (
    <aside className="contact-window print:hidden" aria-label={t('title')}>
      <button type="button" popoverTarget={panel} className="contact-button" aria-label={t('title')}>
        <Icon name="chat" className="size-6" />
      </button>
      <div id={panel} popover="auto" className="contact-panel">
        <div className="flex items-center justify-between gap-3 ps-3">
          <h2 className="font-body text-lg">{t('title')}</h2>
          <button
            type="button"
            popoverTarget={panel}
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="icon-button"
          >
            <Icon name="close" />
          </button>
        </div>
        <ContactChannels />
        <ContactSwitch
          to={false}
          notice={{ text: t('hidden'), undo: t('undo') }}
          className="mt-2 min-h-11 w-full cursor-pointer border-t border-line px-3 text-start text-sm text-ink-2 hover:text-ink noscript:hidden"
        >
          {t('hide')}
        </ContactSwitch>
      </div>
    </aside>
  );
}
