import { anniversaryPage } from './pages/anniversary';
import { goCamp2025SsPage } from './pages/go-camp-2025-ss';
import { igqeIntroPage } from './pages/igqe-intro';
import { kidgoPage } from './pages/kidgo';
import { parentsPage } from './pages/parents';
import { teachingCooperationProjectPage } from './pages/teaching-cooperation-project';
import { trialCoursePage } from './pages/trial-course';
import type { SeedPage } from './types';

/** The slug is the first part of the page's address below the language. */
export const pages: SeedPage[] = [
  kidgoPage,
  parentsPage,
  igqeIntroPage,
  trialCoursePage,
  teachingCooperationProjectPage,
  anniversaryPage,
  goCamp2025SsPage,
];
