/** What a teacher writes, and the lessons made of it (docs/product.md, "A teacher's materials"). */
export const materialKinds = ['page', 'problem', 'file'] as const;
export type MaterialKind = (typeof materialKinds)[number];

/** Of one teacher. */
export const maxMaterials = 2_000;
export const maxLessons = 1_000;
/** In one lesson, and with how many classes it is shared. */
export const maxInLesson = 40;
export const maxShares = 200;
