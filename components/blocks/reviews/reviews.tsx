import { Stone } from '@/components/go/stone';
import type { BlockOf } from '@/lib/contract/blocks';
import { listReviews } from '@/lib/data/editorial';
import { pageLocale } from '@/lib/i18n/page-locale';
import { BlockSection } from '../frame/block-section';

const longestList = 6;

/** What learners say. A film is shown in Traditional Chinese only (docs/product.md, "Regions"), where one is set. */
export async function Reviews({ block }: { block: BlockOf<'reviews'> }) {
  const [reviews, locale] = await Promise.all([listReviews(), pageLocale()]);
  if (reviews.length === 0) return null;
  const film = locale === 'zh-TW' ? reviews.find(({ media }) => media?.mime.startsWith('video/'))?.media : null;
  return (
    <BlockSection block={block}>
      {film && (
        <video
          controls
          preload="none"
          className="mt-8 aspect-video w-full max-w-[760px] rounded-card bg-ink"
          aria-label={film.alt}
        >
          <source src={film.src} type={film.mime} />
        </video>
      )}
      <ul className="mt-8 grid gap-4 text-ink md:grid-cols-2 lg:grid-cols-3">
        {reviews.slice(0, longestList).map(({ documentId, username, comment }, index) => (
          <li key={documentId}>
            <figure className="card flex h-full flex-col gap-4 p-6 shadow-none">
              <blockquote className="flex-1">{comment}</blockquote>
              <figcaption className="flex items-center gap-3 text-sm font-semibold text-ink-2">
                <Stone small color={index % 2 ? 'white' : 'black'} />
                {username}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
