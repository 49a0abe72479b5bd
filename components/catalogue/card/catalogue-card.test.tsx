import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import { textsFor } from '@/lib/kernel/i18n/texts-for';
import { stages } from '@/lib/kernel/grades';
import { productTypes } from '@/lib/catalogue/product-type';
import { CatalogueCard } from './catalogue-card';
import type { CardTexts } from './read-card-texts';

const texts = {
  locale: 'en-US',
  type: textsFor(productTypes, (type) => type),
  stage: textsFor(stages, (stage) => stage),
  shipped: 'Shipped',
} as CardTexts;
const item = (rest: object, image: object | null = null) =>
  ({
    id: 'board-set-9',
    type: 'physicalGood',
    price: { USD: { originPrice: 25, sellPrice: 25 } },
    gradeFrom: null,
    gradeTo: null,
    requiresShipping: true,
    cover: { size: 9, black: 'E5', white: '' },
    illustration: 'board-9',
    copy: { code: 'board-set-9', title: '9×9 set', summary: 'A first set', image },
    ...rest,
  }) as unknown as CardItem;
const pictureOf = (shown: CardItem) => {
  const { container } = render(<CatalogueCard item={shown} texts={texts} />);
  return {
    image: container.querySelector('img'),
    board: container.querySelector('.go-board'),
    label: container.querySelector('.go-cover-label'),
  };
};

test('a thing shows its drawing instead of a position and its label', () => {
  const { image, board, label } = pictureOf(item({}));
  expect(image?.getAttribute('src')).toBe('/illustrations/board-9.svg');
  expect(image?.getAttribute('alt')).toBe('');
  expect(board).toBeNull();
  expect(label).toBeNull();
});

test('a photograph comes before the drawing', () => {
  const { image } = pictureOf(item({}, { src: '/photo.webp', sizes: [], alt: 'A board', focalX: 50, focalY: 50 }));
  expect(image?.getAttribute('src')).toBe('/photo.webp');
});

test('what is no thing, or has no picture, keeps its position', () => {
  expect(pictureOf(item({ type: 'bundle' })).board).not.toBeNull();
  expect(pictureOf(item({ illustration: null })).board).not.toBeNull();
});
