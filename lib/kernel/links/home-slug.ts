/** The page that stands at `/{locale}` itself. */
export const homeSlug = 'home';
