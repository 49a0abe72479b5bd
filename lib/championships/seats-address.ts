/** The address that returns the places left in a championship's groups; apart from the shapes, so that the page's code contains no schema. */
export const seatsPath = '/requests/championship/{slug}';

export const seatsAddress = (slug: string, locale: string) =>
  `/api/user${seatsPath.replace('{slug}', encodeURIComponent(slug))}?${new URLSearchParams({ locale })}`;
