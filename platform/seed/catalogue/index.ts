import { advancedCourses } from './advanced-courses';
import { beginnerCourses } from './beginner-courses';
import { bundleProducts } from './bundles';
import { examProducts } from './exams';
import { goodsProducts } from './goods';
import { intermediateCourses } from './intermediate-courses';
import { kidsCourses } from './kids-courses';
import { t } from './localized';
import { masterCourses } from './master-courses';
import { membershipProducts } from './memberships';
import { schoolCourses } from './school-courses';
import { strengthSeries } from './strength-series';
import { teacherCourses } from './teacher-courses';
import type { SeedCoursePlan, SeedProduct } from './types';

const courses = [
  ...kidsCourses,
  ...beginnerCourses,
  ...intermediateCourses,
  ...advancedCourses,
  ...masterCourses,
  ...schoolCourses,
  ...strengthSeries,
  ...teacherCourses,
];

/** Opened for a number of months by the aiTutor- products; it has exercises, no lessons. */
const aiTutorPlan: SeedCoursePlan = {
  code: 'ai-tutor',
  title: t('AI 家教', 'AI 家教', 'AI tutor', 'AIチューター'),
  isTrial: false,
  gradeFrom: 19,
  gradeTo: 10,
  lessonCount: 0,
  productCode: null,
};

export const coursePlans: SeedCoursePlan[] = [...courses.map(({ plan }) => plan), aiTutorPlan];

const soldAlone: SeedProduct[] = [...courses.map(({ product }) => product), ...membershipProducts];

/** The whole catalogue, in the order of the shelf. */
export const products: SeedProduct[] = [
  ...soldAlone,
  ...bundleProducts(coursePlans, soldAlone),
  ...examProducts,
  ...goodsProducts,
].sort((a, b) => a.sortOrder - b.sortOrder);
