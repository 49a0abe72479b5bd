import { pathOf } from '@/lib/kernel/api/operation';
import { videoOperations } from '@/lib/videos/contract';
import type { Locale } from '@/lib/kernel/locale';
import { isSignatureOf, signatureOf } from '@/platform/kernel/secrets/signed-address';

/** Validity of a link, in milliseconds: enough for a lesson and a pause. The player requests a new link when it expires. */
export const linksLast = 4 * 3_600_000;

/** The person of a link: the row ids of an account and its learner, 0 for the holder; '0.0' without a login, 'staff' for the back office. */
export type LinkHolder = `${number}.${number}` | 'staff';
/** A link to the video, or to its captions in a language. */
type Signed = { key: string; part: 'film' | Locale; holder: string; until: number };

const subjectOf = ({ key, part, holder, until }: Signed) => `film.${key}.${part}.${holder}.${until}`;

/** Signed addresses of one video for one person. The caller must have checked that this person may watch it. */
export function videoLinks(secret: string, key: string, holder: LinkHolder, now: Date) {
  const until = now.getTime() + linksLast;
  const query = (part: Signed['part']) => {
    const signature = signatureOf(secret, subjectOf({ key, part, holder, until }));
    return new URLSearchParams({ for: holder, until: String(until), signature });
  };
  return {
    film: `/api/${pathOf(videoOperations.film, { id: key })}?${query('film')}`,
    captions: (locale: Locale) => `/api/${pathOf(videoOperations.filmCaptions, { id: key, locale })}?${query(locale)}`,
  };
}

export const isLinkGood = (secret: string, signature: string, signed: Signed, now: Date): boolean =>
  isSignatureOf(secret, subjectOf(signed), signature) && signed.until > now.getTime();
