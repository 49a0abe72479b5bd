/** Where a page can be linked: the header, and the columns of the footer. */
export const menus = ['header', 'help', 'about', 'competition', 'more'] as const;
export type Menu = (typeof menus)[number];
