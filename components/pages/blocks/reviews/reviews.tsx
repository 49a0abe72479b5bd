import { Stone } from '@/components/go/stone';
import { Picture } from '@/components/ui/pictures/picture';
import type { BlockOf } from '@/lib/pages/blocks';
import type { Review } from '@/lib/pages/cms-contract';
import { listReviews } from '@/lib/pages/editorial';
import { illustrationHref } from '@/lib/illustrations/illustrations';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { VideoPlayer } from '../frame/video-player';
import { BlockSection } from '../frame/block-section';

const maxListLength = 6;

/** Reviews by learners. A video is shown in Traditional Chinese only (docs/product.md, "Regions"), before the others. */
export async function Reviews({ block }: { block: BlockOf<'reviews'> }) {
  const [reviews, locale] = await Promise.all([listReviews(), pageLocale()]);
  if (reviews.length === 0) return null;
  const withVideo = locale === 'zh-TW' ? reviews.find(({ media }) => media?.mime.startsWith('video/')) : undefined;
  const shown = withVideo ? [withVideo, ...reviews.filter((review) => review !== withVideo)] : reviews;
  return (
    <BlockSection block={block}>
      <ul className="mt-8 grid gap-4 text-ink md:grid-cols-2 lg:grid-cols-3">
        {shown.slice(0, maxListLength).map((review, index) => {
          const video = review === withVideo ? review.media : null;
          return (
            <li key={review.documentId} className={video ? 'md:col-span-2 lg:row-span-2' : undefined}>
              <figure className="card flex h-full flex-col gap-4 p-6 shadow-none">
                {video && (
                  <VideoPlayer
                    poster={illustrationHref('league')}
                    aria-label={video.alt || review.username}
                    className="aspect-video w-full rounded-xl bg-ink object-cover"
                  >
                    <source src={video.src} type={video.mime} />
                  </VideoPlayer>
                )}
                <blockquote className="flex-1">{review.comment}</blockquote>
                <figcaption className="flex items-center gap-3 text-sm font-semibold text-ink-2">
                  <Face avatar={review.avatar} color={index % 2 ? 'white' : 'black'} />
                  {review.username}
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}

/** Their picture; a stone where there is none. */
function Face({ avatar, color }: Pick<Review, 'avatar'> & { color: 'black' | 'white' }) {
  if (!avatar) return <Stone small color={color} />;
  return <Picture image={avatar} sizes="40px" className="size-10 rounded-full object-cover" />;
}
