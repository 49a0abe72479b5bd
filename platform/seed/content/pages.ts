import { anniversaryPage } from './pages/anniversary';
import {
  articlesPage,
  branchesPage,
  championshipsPage,
  coursesPage,
  faqPage,
  originPage,
  partnersPage,
} from './pages/collections';
import { goCamp2025SsPage } from './pages/go-camp-2025-ss';
import { homePage } from './pages/home';
import { igqeIntroPage } from './pages/igqe-intro';
import { kidgoPage } from './pages/kidgo';
import { parentsPage } from './pages/parents';
import { teachingCooperationProjectPage } from './pages/teaching-cooperation-project';
import { termsPage } from './pages/terms-of-service';
import { trialCoursePage } from './pages/trial-course';
import type { SeedPage } from './types';

/** In the order of the menus. The slug is the first part of the page's address below the language. */
export const pages: SeedPage[] = [
  homePage,
  coursesPage,
  faqPage,
  kidgoPage,
  igqeIntroPage,
  termsPage,
  trialCoursePage,
  branchesPage,
  parentsPage,
  teachingCooperationProjectPage,
  championshipsPage,
  articlesPage,
  partnersPage,
  anniversaryPage,
  goCamp2025SsPage,
  originPage,
];
