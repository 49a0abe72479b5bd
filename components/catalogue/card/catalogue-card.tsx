import type { ReactNode } from 'react';
import { Stone } from '@/components/go/stone';
import { hrefFor } from '@/lib/kernel/links/href';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import { CardCover } from './card-cover';
import { chipsOf, coverLabel, priceTexts } from './card-content';
import type { CardTexts } from './read-card-texts';

type Props = {
  item: CardItem;
  texts: CardTexts;
  /** The price with the visitor's coupon. */
  reduced?: string;
  /** Actions, below the link to its page. */
  children?: ReactNode;
};

/** A product in a list, under its own position or, for goods, its picture. Rendered on the server, and in the browser when a list is filtered. */
export function CatalogueCard({ item, texts, reduced, children }: Props) {
  const label = coverLabel(item, texts);
  const price = priceTexts(item, texts);
  const isWhite = item.gradeTo !== null && item.gradeTo % 2 === 0;
  return (
    <li className={children ? 'pc-sold' : undefined}>
      <a className="pc" href={hrefFor(texts.locale, `courses/${item.id}`)}>
        <CardCover item={item}>
          {label.stone && (
            <Stone color={isWhite ? 'white' : 'black'} decorative>
              {label.stone}
            </Stone>
          )}
          {label.text}
        </CardCover>
        <h3>{item.copy.title}</h3>
        <p>{item.copy.summary}</p>
        <p className="pc-chips">
          {chipsOf(item, texts).map((chip) => (
            <i key={chip}>{chip}</i>
          ))}
        </p>
        <p className="pc-price">
          <b>{price.now}</b>
          {price.before && (
            <s>
              <span className="sr-only">{texts.originalPrice}</span> {price.before}
            </s>
          )}
          {price.off && <i>{price.off}</i>}
          {reduced && <span className="pc-coupon">{reduced}</span>}
        </p>
      </a>
      {children && <div className="pc-actions">{children}</div>}
    </li>
  );
}
