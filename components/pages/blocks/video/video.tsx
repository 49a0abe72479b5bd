import { getTranslations } from 'next-intl/server';
import type { BlockOf } from '@/lib/pages/blocks';
import { illustrationHref, isIllustration } from '@/lib/illustrations/illustrations';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { languageNames } from '@/lib/kernel/i18n/locales';
import { BlockSection } from '../frame/block-section';
import { Visual } from '../frame/visual';
import { VideoPlayer } from '../frame/video-player';

/** A video of this site, loaded only when it is started, or a link to one on another site. */
export async function Video({ block }: { block: BlockOf<'video'> }) {
  const { title, heading, fileUrl, captionsUrl, url, poster, illustration } = block;
  const [t, locale] = await Promise.all([getTranslations('blocks'), pageLocale()]);
  if (!fileUrl && !url) return null;
  return (
    <BlockSection block={block}>
      {fileUrl ? (
        <VideoPlayer
          poster={poster?.src ?? (isIllustration(illustration) ? illustrationHref(illustration) : undefined)}
          aria-label={title || heading}
          className="mt-8 aspect-video w-full max-w-[860px] rounded-card bg-ink object-cover"
        >
          <source src={fileUrl} />
          {captionsUrl && <track kind="captions" src={captionsUrl} srcLang={locale} label={languageNames[locale]} />}
        </VideoPlayer>
      ) : (
        <a
          href={url}
          rel="noopener"
          target="_blank"
          className="card mt-8 grid w-full max-w-[560px] overflow-hidden shadow-none"
        >
          <Visual visual={{ picture: poster, illustration, position: null }} className="w-full" />
          <span className="p-5 font-bold text-action">{t('watch', { title: title || heading })}</span>
        </a>
      )}
    </BlockSection>
  );
}
