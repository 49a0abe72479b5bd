import { shapes } from '@/lib/pages/cms-contract';

/** A moment is ISO 8601 with an offset. */
export const { startsAt: moment } = shapes.championships.shape;

/** Null is an open bound. */
export const period = { startsAt: moment.nullable(), endsAt: moment.nullable() };
