import { getTranslations } from 'next-intl/server';
import { measuring } from '@/lib/site/measuring';
import { CookieSettingsButton, MeasureLeaf } from './measure-leaf';

/** Measures the visits of those who agree; renders nothing if nothing is configured. */
export async function Measure() {
  const settings = await measuring();
  if (!settings) return null;
  const t = await getTranslations('measure');
  const what = settings.pixel && settings.analytics ? 'both' : settings.pixel ? 'pixel' : 'analytics';
  const texts = {
    title: t('title'),
    what: t(`what.${what}`),
    choice: t('choice'),
    agree: t('agree'),
    refuse: t('refuse'),
    close: t('close'),
    agreed: t('agreed'),
    refused: t('refused'),
    refusedByBrowser: t('refusedByBrowser'),
  };
  return <MeasureLeaf settings={settings} texts={texts} />;
}

/** For the footer: the button to change the answer. */
export async function CookieSettings({ className }: { className: string }) {
  if (!(await measuring())) return null;
  const t = await getTranslations('measure');
  return <CookieSettingsButton className={className}>{t('settings')}</CookieSettingsButton>;
}
