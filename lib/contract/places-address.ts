/** Where the places left in a championship's groups are told; apart from the shapes, so that the page's code holds no schema. */
export const placesPath = '/requests/championship/{slug}';

export const placesAddress = (slug: string, locale: string) =>
  `/api/user${placesPath.replace('{slug}', encodeURIComponent(slug))}?${new URLSearchParams({ locale })}`;
