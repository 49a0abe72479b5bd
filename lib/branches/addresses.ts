/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const backstageOperations = {
  cities: { api: 'backstage', method: 'get', path: '/brickAndMortarStore/region/{regionId}/city' },
  stores: { api: 'backstage', method: 'get', path: '/brickAndMortarStore/store' },
  experienceCourse: { api: 'backstage', method: 'get', path: '/brickAndMortarStore/experienceCourse/{id}' },
} as unknown as typeof import('./contract').backstageOperations;
