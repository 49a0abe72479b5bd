/** Board sizes whose whole grid stands in `BoardDefs`; pictures of other sizes draw their own. */
export const sharedGrids: readonly number[] = [9, 13, 19];
