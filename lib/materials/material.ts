/** Kinds and limits of a teacher's materials and lessons (docs/product.md, "A teacher's materials"). */
export const materialKinds = ['page', 'problem', 'file'] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** Limits of one teacher. */
export const maxMaterials = 2_000;
export const maxLessons = 1_000;
/** Materials in one lesson, and classes it is shared with. */
export const maxInLesson = 40;
export const maxShares = 200;
