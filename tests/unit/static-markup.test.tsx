import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cover } from '@/components/go/cover';
import { staticMarkup } from '@/components/courses/static-markup';
import { ProductCard } from '@/components/ui/product-card';
import { products } from '@/platform/seed/catalogue';

it('writes a card exactly as React does, whatever its position and text', () => {
  for (const product of products) {
    const card = (
      <ProductCard
        href={`/en-US/courses/${product.code}`}
        cover={<Cover position={product.cover}>{product.code}</Cover>}
        title={`<b>"${product.title['ja-JP']}" & more</b>`}
        summary={product.summary['zh-TW']}
        chips={['a', 'b']}
        price={{ now: 'NT$1,980', before: 'NT$2,480', off: null, beforeLabel: 'Original price' }}
      />
    );
    expect(staticMarkup(card)).toBe(renderToStaticMarkup(card));
  }
});
