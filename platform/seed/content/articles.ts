import { firstStepArticles } from './articles/first-steps';
import { gettingBetterArticles } from './articles/getting-better';
import type { SeedArticle } from './types';

export const articles: SeedArticle[] = [...firstStepArticles, ...gettingBetterArticles];
