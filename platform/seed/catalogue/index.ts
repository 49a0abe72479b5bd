import * as z from 'zod';
import { readData, readEntries } from '@/platform/kernel/content/data';
import { grade, localized } from '@/platform/kernel/content/shapes';
import { bundleProducts } from './bundles';
import { course, courseShape } from './course-kit';
import { examProducts } from './exams';
import { goodsProducts } from './goods';
import { membershipProducts } from './memberships';
import type { SeedCoursePlan, SeedProduct } from './types';

const courses = readEntries('courses', courseShape).map(([code, input]) => course(code, input));

/** Opened for a number of months by the aiTutor- products; it has exercises, no lessons. */
const aiTutor = readData('ai-tutor', z.strictObject({ title: localized, grades: z.tuple([grade, grade]) }));
const aiTutorPlan: SeedCoursePlan = {
  code: 'ai-tutor',
  title: aiTutor.title,
  isTrial: false,
  gradeFrom: aiTutor.grades[0],
  gradeTo: aiTutor.grades[1],
  lessonCount: 0,
  productCode: null,
};

export const coursePlans: SeedCoursePlan[] = [...courses.map(({ plan }) => plan), aiTutorPlan];

const soldAlone: SeedProduct[] = [...courses.map(({ product }) => product), ...membershipProducts];

/** The whole catalogue, in the order of the shop. */
export const products: SeedProduct[] = [
  ...soldAlone,
  ...bundleProducts(coursePlans, soldAlone),
  ...examProducts,
  ...goodsProducts,
].sort((a, b) => a.sortOrder - b.sortOrder);
