/** The slug of the page at `/{locale}`. */
export const homeSlug = 'home';
