import { locales, type Locale } from '@/lib/i18n/locales';

export type Walk = { locale: Locale; width: 'desktop' | 'phone' };

const every = locales.flatMap((locale) => (['desktop', 'phone'] as const).map((width): Walk => ({ locale, width })));

/** A journey in all languages at both widths with TEST_DEEP=1; else in the one that the usual tests see least of. */
export const walks = (usual: Walk): readonly Walk[] => (process.env.TEST_DEEP === '1' ? every : [usual]);
/** Which project of the runner it belongs to. */
export const tagOf = ({ width }: Walk) => (width === 'phone' ? ['@phone'] : []);
