import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { VideoType } from '@/lib/videos/video';
import type { Locale } from '@/lib/kernel/locale';
import { films, films_locales, users } from '@/platform/payload-generated-schema';
import type { Asked, Context } from '@/platform/kernel/context';
import { database, rowId } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { isLinkGood } from './video-links';
import type { VideoBytes } from './video-parts';

type Link = { id: string; for: string; until: number; signature: string };
export type OpenVideo = VideoBytes & { mime: VideoType };

/**
 * Opens a link until it expires, without asking for a login: the right to study was checked when the link was made.
 * @throws ServiceError LINK_ENDED if the link has expired or was changed, or its account was deleted; NOT_FOUND if the file was replaced
 */
export async function openVideo({ ctx, input }: Asked<Link>): Promise<OpenVideo> {
  await requireGood(ctx, input, 'film');
  const { file_key, file_size: size, file_mime: mime } = films;
  const [video] = await database(ctx.payload).select({ size, mime }).from(films).where(eq(file_key, input.id));
  if (!video || video.size === null || video.mime === null) throw new ServiceError('NOT_FOUND', 'no such film');
  return { key: input.id, size: video.size, mime: video.mime };
}

/** A video's captions in one language, as WebVTT. */
export async function openCaptions({ ctx, input }: Asked<Link & { locale: Locale }>): Promise<string> {
  await requireGood(ctx, input, input.locale);
  const [texts] = await database(ctx.payload)
    .select({ captions: films_locales.captions })
    .from(films_locales)
    .innerJoin(films, eq(films.id, films_locales._parentID))
    .where(and(eq(films.file_key, input.id), eq(films_locales._locale, input.locale)));
  if (!texts?.captions) throw new ServiceError('NOT_FOUND', 'no captions in this language');
  return texts.captions;
}

async function requireGood({ payload, now }: Context, link: Link, part: 'film' | Locale): Promise<void> {
  const { id: key, for: holder, until, signature } = link;
  const [account = ''] = holder.split('.');
  const isSomebodys = holder !== 'staff' && account !== '0';
  const isGood =
    isLinkGood(payload.secret, signature, { key, part, holder, until }, now()) &&
    (!isSomebodys || (await database(payload).$count(users, eq(users.id, rowId(account)))) > 0);
  if (!isGood) throw new ServiceError('LINK_ENDED', 'the link is over or not right');
}
