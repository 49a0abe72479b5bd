import { Stone } from '@/components/go/stone';
import { listReviews } from '@/lib/data/editorial';
import { pageLocale } from '@/lib/i18n/page-locale';
import { Section } from './section';

const longestList = 6;

/** What learners say. A video is shown in Traditional Chinese only (docs/product.md, "Regions"), where one is set. */
export async function Reviews() {
  const [reviews, locale] = await Promise.all([listReviews(), pageLocale()]);
  if (reviews.length === 0) return null;
  const film = locale === 'zh-TW' ? reviews.find(({ media }) => media?.mime.startsWith('video/'))?.media : null;
  return (
    <Section name="reviews">
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
      <ul className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
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
    </Section>
  );
}
