/**
 * Limits of a file that is uploaded in parts, so that an interrupted upload can resume. `bytes`: of the whole file; `partBytes`: of each part but the last, so that
 * offsets need not be stored.
 */
export const uploadLimits = { bytes: 10 * 1024 * 1024, partBytes: 1024 * 1024 } as const;

/** RECEIVING until it has been scanned; REFUSED: its type is not accepted. */
export const fileStates = ['RECEIVING', 'STORED', 'REFUSED'] as const;
