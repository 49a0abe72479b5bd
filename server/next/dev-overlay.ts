/** What the development server shows over a page of its faults and warnings, once there is one. */
export const devOverlay = 'nextjs-portal [data-nextjs-dialog], nextjs-portal [data-issues-open]';
