import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { inTurn } from './matrix';

type Walker = 'learner' | 'teacher';
export type Walk = { locale: Locale; width: 'desktop' | 'phone' };

const every = locales.flatMap((locale) =>
  (['desktop', 'phone'] as const).flatMap((width) =>
    (['learner', 'teacher'] as const).map((walker) => ({ walker, locale, width })),
  ),
);

/** The long ways of a learner and of a teacher, of which a run walks one, in one language and at one width. */
export const walks = (walker: Walker): readonly Walk[] =>
  inTurn('walks', every).filter((walk) => walk.walker === walker);
/** Which project of the runner it belongs to. */
export const tagOf = ({ width }: Walk) => ['@matrix', ...(width === 'phone' ? ['@phone'] : [])];
