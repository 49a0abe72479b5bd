import { expect, it } from 'vitest';
import { faultsOf, structuredDataOf } from '../setup/structured-data';

const written = (data: object) => JSON.stringify({ '@context': 'https://schema.org', ...data });
const offer = { '@type': 'Offer', price: 990, priceCurrency: 'TWD' };
const product = { '@type': 'Product', name: 'Board', image: 'https://a.example/b.png', offers: [offer] };

it('finds nothing in what is whole', () => {
  expect(faultsOf(written(product))).toEqual([]);
  const branch = { '@type': ['EducationalOrganization', 'LocalBusiness'], '@id': 'https://a.example/#x', name: 'A' };
  expect(faultsOf(written({ ...branch, address: 'B', parentOrganization: { '@id': 'https://a.example/#x' } }))).toEqual(
    [],
  );
});

it.each([
  [{ ...product, offers: [] }, ['Product.offers|', 'Product.offers is empty']],
  [{ ...product, offers: [{ ...offer, price: 'NT$990' }] }, ['Offer.price is no number: NT$990']],
  [{ ...product, offers: [{ ...offer, priceCurrency: 'NTD$' }] }, ['Offer.priceCurrency is no currency: NTD$']],
  [{ ...product, image: '/b.png' }, ['Product.image is no whole address: /b.png']],
  [{ ...product, brand: { name: 'Sente' } }, ['no @type: name']],
  [{ ...product, isRelatedTo: { '@id': 'https://a.example/#none' } }, ['@id https://a.example/#none leads to nothing']],
  [{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: '?' }] }, ['Question.acceptedAnswer is missing']],
  [
    { '@type': 'Event', name: 'Cup', location: 'Here', startDate: '2027-05-02', endDate: '2027-05-01' },
    ['Event ends before it starts'],
  ],
  [
    { '@type': 'Article', headline: 'A', author: 'B', datePublished: 'May 1' },
    ['Article.datePublished is no date: May 1'],
  ],
])('finds what is wrong in %j', (data, faults) => {
  const found = faultsOf(written(data));
  for (const fault of faults) expect(found.some((one) => one.startsWith(fault.replace('|', ' is missing')))).toBe(true);
});

it('reads every piece in a page', () => {
  const html = `<script type="application/ld+json">{"a":1}</script><p/><script type="application/ld+json">{"b":2}</script>`;
  expect(structuredDataOf(html)).toEqual(['{"a":1}', '{"b":2}']);
});
