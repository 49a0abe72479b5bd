import { pathOf } from '@/lib/kernel/api/operation';
import { filmOperations } from '@/lib/films/contract';
import type { Locale } from '@/lib/kernel/locale';
import { isSignatureOf, signatureOf } from '@/platform/kernel/signed-address';

/** Long enough for a lesson and a pause; the player asks for another when it is over. Milliseconds. */
export const linksLast = 4 * 3_600_000;

/** Whose link it is: the row of an account and of its learner, 0 for its holder; '0.0' for whoever is not logged in, 'staff' for the back office. */
export type LinkHolder = `${number}.${number}` | 'staff';
/** The film, or its captions in a language. */
type Signed = { key: string; part: 'film' | Locale; holder: string; until: number };

const subjectOf = ({ key, part, holder, until }: Signed) => `film.${key}.${part}.${holder}.${until}`;

/** Addresses of one film for one person. Who gives them away has to have seen that this person may watch it. */
export function filmLinks(secret: string, key: string, holder: LinkHolder, now: Date) {
  const until = now.getTime() + linksLast;
  const query = (part: Signed['part']) => {
    const signature = signatureOf(secret, subjectOf({ key, part, holder, until }));
    return new URLSearchParams({ for: holder, until: String(until), signature });
  };
  return {
    film: `/api/${pathOf(filmOperations.film, { id: key })}?${query('film')}`,
    captions: (locale: Locale) => `/api/${pathOf(filmOperations.filmCaptions, { id: key, locale })}?${query(locale)}`,
  };
}

export const isLinkGood = (secret: string, signature: string, signed: Signed, now: Date): boolean =>
  isSignatureOf(secret, subjectOf(signed), signature) && signed.until > now.getTime();
