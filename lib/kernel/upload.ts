/**
 * A file that somebody sends in parts, so that what was cut off goes on where it stopped: bytes of the whole, and of each part but the last, which is why
 * their places need not be kept.
 */
export const uploadLimits = { bytes: 10 * 1024 * 1024, partBytes: 1024 * 1024 } as const;

/** RECEIVING until it has been looked at; REFUSED: it is nothing we take. */
export const fileStates = ['RECEIVING', 'STORED', 'REFUSED'] as const;
