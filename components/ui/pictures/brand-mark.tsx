export type Brand = 'facebook' | 'youtube' | 'instagram' | 'line' | 'whatsapp' | 'discord' | 'wechat';

/**
 * The mark of another service, drawn by us. It comes from a file (public/icons/brands.svg), because the marks are far down and
 * twice on every page. Decorative: the name beside it, or the link's label, has the meaning.
 */
export function BrandMark({ name }: { name: Brand }) {
  return (
    <svg aria-hidden="true" className="brand-mark">
      <use href={`/icons/brands.svg#${name}`} />
    </svg>
  );
}
