/** Prefix of the file names of customers' profile pictures: they are not listed among the shop's own. */
export const pictureFile = 'sente-profile-picture-';
