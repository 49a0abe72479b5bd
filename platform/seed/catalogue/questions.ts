import { t } from './localized';
import type { SeedQuestion } from './types';

/** Questions that several products share. */
export const questions = {
  howLong: {
    question: t('課程可以看多久？', '课程可以看多久？', 'How long can I watch?', '視聴期間に制限はありますか？'),
    answer: t(
      '沒有期限，也不限次數。即使 VIP 到期，買過的課程仍然可以觀看。',
      '没有期限，也不限次数。即使 VIP 到期，已购课程仍可观看。',
      'As long and as often as you like. Courses you have bought stay yours even after a VIP plan ends.',
      '期間も回数も制限はありません。VIPの期限が切れても、購入済みのコースは引き続きご覧いただけます。',
    ),
  },
  refund: {
    question: t('不合適可以退費嗎？', '不合适可以退款吗？', 'Can I get my money back?', '返金はできますか？'),
    answer: t(
      '只要還沒打開任何一堂影片，購買後第 1 到 7 天全額退費，第 8 到 14 天退 30%，第 15 天起不退費。',
      '只要尚未打开任何一节视频，购买后第 1 至 7 天全额退款，第 8 至 14 天退 30%，第 15 天起不予退款。',
      'Yes, as long as you have not opened any video lesson: in full through day 7, 30% on days 8 to 14, and nothing from day 15.',
      '動画レッスンを1本も開いていない場合に限り、7日目までは全額、8〜14日目は30%を返金します。15日目以降は返金できません。',
    ),
  },
  bundleRefund: {
    question: t('組合可以退費嗎？', '组合可以退款吗？', 'Can a bundle be refunded?', 'セットの返金はできますか？'),
    answer: t(
      '尚未兌換任何一組課程序號時可以退費：第 1 到 7 天全額，第 8 到 14 天 30%，第 15 天起不退費。兌換過任何一組就不能退。',
      '尚未兑换任何一个兑换码时可以退款：第 1 至 7 天全额，第 8 至 14 天 30%，第 15 天起不退。只要兑换过一个，便不能退款。',
      'Yes, as long as no course code in it has been redeemed: in full through day 7, 30% on days 8 to 14, and nothing from day 15.',
      'コースコードを1件も使っていない場合に限り返金できます。7日目までは全額、8〜14日目は30%、15日目以降は返金できません。',
    ),
  },
  whereToStart: {
    question: t(
      '我不知道自己的級別，怎麼選？',
      '不知道自己的级别，该怎么选？',
      'I do not know my grade. Where do I start?',
      '自分のグレードが分かりません。どれを選べばよいですか？',
    ),
    answer: t(
      '完全沒下過就從 G19 開始。下過棋的話，先做本頁棋盤上的範例題：覺得剛好要想一下，就是適合的級別。',
      '完全没下过，就从 G19 开始。下过的话，先做本页棋盘上的例题：刚好需要想一想，就是合适的级别。',
      'If you have never played, start at G19. Otherwise try the sample problem on this page: if it makes you think for a moment, the grade is right.',
      '初めての方はG19からどうぞ。経験のある方は、このページの盤で例題を解いてみてください。少し考えて解けるくらいが、ちょうどよいグレードです。',
    ),
  },
  device: {
    question: t('需要準備棋具嗎？', '需要准备棋具吗？', 'Do I need a board and stones?', '碁盤と碁石は必要ですか？'),
    answer: t(
      '不用，螢幕上的棋盤就夠了。如果想和家人面對面下，備一副 9 路棋具就很好。',
      '不需要，屏幕上的棋盘就够用。想和家人面对面下，准备一副 9 路棋具即可。',
      'No, the board on the screen is enough. For playing face to face at home, a 9×9 set is plenty.',
      'いいえ、画面の碁盤だけで学べます。ご家族と向かい合って打つなら、9路盤のセットがあると便利です。',
    ),
  },
  withParent: {
    question: t(
      '孩子可以自己上課嗎？',
      '孩子可以自己上课吗？',
      'Can my child take the lessons alone?',
      '子どもひとりで受講できますか？',
    ),
    answer: t(
      '線上課程建議 5 歲以上、由家長陪同。大人不必會下棋，一起看、一起落子就好。',
      '线上课程建议 5 岁以上、由家长陪同。大人不必会下棋，一起看、一起落子就好。',
      'We recommend the online lessons from age 5, together with a parent. You don’t have to know Go: watch along and place the stones together.',
      'オンラインのレッスンは5歳から、保護者の方とご一緒に受講されることをおすすめします。囲碁をご存じなくても大丈夫です。一緒に見て、一緒に石を置いてみてください。',
    ),
  },
  screenTime: {
    question: t(
      '螢幕時間會不會太長？',
      '屏幕时间会不会太长？',
      'What about screen time?',
      '画面を見る時間が長くなりませんか？',
    ),
    answer: t(
      '一堂課最長 15 分鐘，看完就做練習。我們建議一天一堂，其餘的時間用真的棋盤玩。',
      '一节课最长 15 分钟，看完就做练习。建议一天一节，其余时间在真正的棋盘上玩。',
      'No lesson is longer than 15 minutes. We suggest one a day, and a real board for the rest of the fun.',
      '1本のレッスンは長くて15分です。1日1本を目安に、あとは本物の碁盤で遊ぶことをおすすめします。',
    ),
  },
  memorise: {
    question: t(
      '需要背很多變化嗎？',
      '需要背很多变化吗？',
      'Do I have to memorize a lot?',
      'たくさん暗記する必要がありますか？',
    ),
    answer: t(
      '不用。課程先講每一手的目的，再請你在棋盤上自己找出來；理解了，變化自然記得住。',
      '不用。课程先讲每一手的用意，再请你在棋盘上自己找出来；理解了，变化自然记得住。',
      'No. Each lesson explains what a move is for, then asks you to find it on the board. What you understand, you remember.',
      'いいえ。まず一手の意味を説明し、それから盤上でご自分で見つけていただきます。理解した形は自然に覚えられます。',
    ),
  },
} satisfies Record<string, SeedQuestion>;

export type QuestionName = keyof typeof questions;
