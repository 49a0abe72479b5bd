import { locales } from '@/lib/domain/locale';
import { course } from './course-kit';
import { l, price, t } from './localized';

/** What the campaign of the free starter course gives: claimed, never sold, so no shelf has it (docs/product.md, "Kids' starter course"). */
export const starterCourse = course({
  code: 'kid-starter',
  grades: [19, 19],
  audience: ['child'],
  price: price([0], [0], [0]),
  problem: 'twoOnTheSide',
  sortOrder: 62,
  hiddenIn: [...locales],
  asks: ['withParent', 'device'],
  title: t('兒童免費入門課', '儿童免费入门课', 'Kids Go: free starter course', 'こども囲碁 無料スターターコース'),
  summary: t(
    '{n} 堂影片課，從認識棋盤到第一次提子。',
    '{n} 节视频课，从认识棋盘到第一次提子。',
    '{n} video lessons, from the board to a first capture.',
    '動画{n}本で、碁盤を知るところからはじめての石取りまで。',
  ),
  description: t(
    '{n} 堂故事一樣的短課，孩子會認識棋盤、學會數氣，最後自己提一次子。\n\n每個帳號可以領取一次，領到後不限次數觀看。',
    '{n} 节故事一样的短课，孩子会认识棋盘、学会数气，最后亲手提一次子。\n\n每个账号可以领取一次，领到后可反复观看。',
    '{n} short lessons told like stories. Your child gets to know the board, counts liberties and takes a stone.\n\nEach account can claim it once and watch it as often as it likes.',
    'お話のような短いレッスン{n}本で、碁盤を知り、呼吸点を数え、最後に自分の手で石を取ります。\n\nお受け取りは1アカウント1回。受け取ったあとは何度でもご覧いただけます。',
  ),
  targetAudience: t(
    '4–10 歲，完全沒有圍棋經驗的孩子。',
    '4–10 岁，完全没有围棋经验的孩子。',
    'Children ages 4 to 10 with no Go experience.',
    '囲碁の経験がない4〜10歳のお子さま。',
  ),
  outcomes: [
    t('說出什麼是氣', '说出什么是气', 'say what a liberty is', '呼吸点が何かを言える'),
    t('自己提掉一顆棋子', '自己提掉一颗棋子', 'capture a stone unaided', '自分で石を取れる'),
  ],
  lessons: [
    l(6, '棋盤是一座城市', '棋盘是一座城市', 'The board is a city', '碁盤は一つの町'),
    l(6, '黑先生與白小姐', '黑先生与白小姐', 'Black and White take turns', '黒さんと白さんの順番'),
    l(7, '棋子要呼吸', '棋子要呼吸', 'Stones need to breathe', '石も呼吸する'),
    l(8, '我吃到第一顆子了', '我吃到第一颗子了', 'My first capture', 'はじめて石を取った日'),
  ],
});
