import { getTranslations } from 'next-intl/server';
import { Illustration } from '@/components/illustrations/illustration';
import { IllustrationImage } from '@/components/illustrations/illustration-image';
import { Picture } from '@/components/ui/pictures/picture';
import type { View } from './gallery-views';

/** The pictures of goods side by side: swiped, scrolled with the arrow keys, or chosen by the thumbnails below. */
export async function Gallery({ views, title }: { views: readonly View[]; title: string }) {
  const t = await getTranslations('course.gallery');
  const large = views.map((view, index) => (
    <LargeView key={index} view={view} isFirst={index === 0} alt={t(index === 0 ? 'drawing' : 'another', { title })} />
  ));
  if (views.length === 1) return <div className="gallery-view">{large}</div>;
  return (
    <div className="grid gap-3">
      {/* Focusable, so that the keyboard can scroll it. */}
      <ul className="gallery" tabIndex={0} aria-label={t('label', { title })}>
        {large.map((picture, index) => (
          <li key={index} id={`picture-${index + 1}`} className="gallery-view">
            {picture}
          </li>
        ))}
      </ul>
      <ul className="gallery-choice">
        {views.map((view, index) => (
          <li key={index}>
            <a href={`#picture-${index + 1}`} aria-label={t('choose', { number: index + 1, count: views.length })}>
              <SmallView view={view} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LargeView({ view, isFirst, alt }: { view: View; isFirst: boolean; alt: string }) {
  if ('image' in view) return <Picture image={view.image} sizes="(min-width: 992px) 640px, 100vw" isFirst={isFirst} />;
  return isFirst ? <Illustration name={view.drawing} alt={alt} /> : <IllustrationImage name={view.drawing} alt={alt} />;
}

function SmallView({ view }: { view: View }) {
  if ('image' in view) return <Picture image={{ ...view.image, alt: '' }} sizes="88px" />;
  return <IllustrationImage name={view.drawing} />;
}
