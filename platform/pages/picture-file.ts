/** How the file names of customers' profile pictures begin: they are not shown among the shop's own. */
export const pictureFile = 'sente-profile-picture-';
