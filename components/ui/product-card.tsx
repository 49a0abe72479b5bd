import type { ReactNode } from 'react';

export type CardPrice = { now: string; before: string | null; off: string | null; beforeLabel: string };
export type ProductCardProps = {
  href: string;
  /** A <Cover> with its grade label. */
  cover: ReactNode;
  title: string;
  summary: string;
  chips: readonly string[];
  price: CardPrice;
};

/** A product on a shelf. A list may show a hundred: its markup is as short as can be (`product-card.css`). */
export function ProductCard({ href, cover, title, summary, chips, price }: ProductCardProps) {
  return (
    <a className="pc" href={href}>
      {cover}
      <h3>{title}</h3>
      <p>{summary}</p>
      <p className="pc-chips">
        {chips.map((chip) => (
          <i key={chip}>{chip}</i>
        ))}
      </p>
      <p className="pc-price">
        <b>{price.now}</b>
        {price.before && (
          <s>
            <span className="sr-only">{price.beforeLabel}</span> {price.before}
          </s>
        )}
        {price.off && <i>{price.off}</i>}
      </p>
    </a>
  );
}
