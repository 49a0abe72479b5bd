/** The overlay in which the development server shows a page's errors and warnings. */
export const devOverlay = 'nextjs-portal [data-nextjs-dialog], nextjs-portal [data-issues-open]';
