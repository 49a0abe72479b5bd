import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import { gradeRange, stageOfGrade, stages } from '@/lib/kernel/grades';
import { formatMoney, pricesOf } from '@/lib/kernel/money';
import type { CardTexts } from './read-card-texts';

/** The stage it starts in; none for a course that spans more than two stages. */
function stageText({ gradeFrom, gradeTo }: CardItem, texts: CardTexts): string | null {
  if (gradeFrom === null || gradeTo === null) return null;
  const [first, last] = [stageOfGrade(gradeFrom), stageOfGrade(gradeTo)];
  return stages.indexOf(last) - stages.indexOf(first) > 1 ? null : texts.stage[first];
}

/** Label of the cover: the stone's text and what stands beside it. */
export function coverLabel(item: CardItem, texts: CardTexts): { stone: string | null; text: string } {
  const range = gradeRange(item);
  if (!range) return { stone: null, text: texts.type[item.type] };
  const isOne = item.gradeFrom === item.gradeTo;
  return { stone: `G${item.gradeTo}`, text: isOne ? (stageText(item, texts) ?? range) : range };
}

export function chipsOf(item: CardItem, texts: CardTexts): string[] {
  const what = item.type === 'hjjCoursePlan' ? stageText(item, texts) : texts.type[item.type];
  // Pictures of goods have no label with the grades.
  const range = item.type === 'physicalGood' ? gradeRange(item) : null;
  return [what, range, extraOf(item, texts)].filter((chip) => chip !== null);
}

function extraOf({ type, requiresShipping, lessonCount }: CardItem, texts: CardTexts): string | null {
  if (type === 'verification') return texts.unlimitedRetakes;
  if (requiresShipping) return texts.shipped;
  return lessonCount
    ? (lessonCount === 1 ? texts.lessonsOne : texts.lessonsOther).replace('#', String(lessonCount))
    : null;
}

export function priceTexts(item: CardItem, texts: CardTexts) {
  const prices = pricesOf(item, texts.locale);
  if (!prices) return { now: texts.notSold, before: null, off: null };
  const { sell, origin } = prices;
  const percent = Math.floor(((origin.amount - sell.amount) * 100) / (origin.amount || 1));
  return {
    now: sell.amount === 0 ? texts.free : formatMoney(sell, texts.locale),
    before: origin.amount === sell.amount ? null : formatMoney(origin, texts.locale),
    off: percent > 0 ? texts.percentOff.replace('{percent}', String(percent)) : null,
  };
}
