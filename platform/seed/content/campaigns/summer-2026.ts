import { t } from '../../catalogue/localized';
import type { SeedCampaign } from '../types';

const code = 'SUMMER15';
const lead = t(
  '暑假兩個月，課程與棋力系列八五折。活動已於{end}結束，課程都還在。',
  '暑假两个月，课程与棋力系列八五折。活动已于{end}结束，课程都还在。',
  'Two months of summer with 15% off courses and the Go-strength series. The sale ended on {end}; the courses are all still here.',
  '夏休みの2か月、コースと棋力アップシリーズが15%引きでした。フェアは{end}に終了しましたが、コースは引き続き販売しています。',
);

/** Over: it tells what it was, and leads to what there is now. */
export const summer2026: SeedCampaign = {
  token: 'summer2026',
  title: t('2026 暑期棋力提升', '2026 暑期棋力提升', 'Summer Step-Up 2026', '2026 夏の棋力アップ'),
  summary: t(
    '暑假兩個月，從吃子到看懂死活。活動已於{end}結束。',
    '暑假两个月，从提子到看懂死活。活动已于{end}结束。',
    'Two months from capturing to reading life and death. The sale ended on {end}.',
    '夏休みの2か月で、石取りから死活まで。{end}に終了しました。',
  ),
  startsAt: '2026-07-01T00:00:00+08:00',
  endsAt: '2026-08-31T23:59:59+08:00',
  blocks: [
    {
      block: 'hero',
      eyebrow: t('2026 暑期棋力提升', '2026 暑期棋力提升', 'Summer Step-Up 2026', '2026 夏の棋力アップ'),
      heading: t(
        '這個夏天，\n謝謝你來下棋。',
        '这个夏天，\n谢谢你来下棋。',
        'Thank you for\na summer of Go.',
        'この夏も、\nありがとうございました。',
      ),
      lead,
      illustration: 'phone-lesson',
      actions: [{ label: t('看現在有什麼', '看现在有什么', 'See what is on now', 'いまできることを見る'), to: '#now' }],
    },
    {
      block: 'pictureText',
      anchor: 'what-it-was',
      side: 'right',
      position: {
        size: 9,
        black: 'C8 C9 D8 E8 F8 G8 G9',
        white: 'B8 B9 C7 D7 E7 F7 G7 H8 H9',
        ghost: 'E9',
        crop: 'A4 J9',
      },
      eyebrow: t('當時的活動', '当时的活动', 'What it was', 'フェアの内容'),
      heading: t(
        '一天二十分鐘，兩個月',
        '一天二十分钟，两个月',
        'Twenty minutes a day for two months',
        '1日20分を、2か月',
      ),
      body: t(
        '上午看一堂短課，下午和家人下一盤。七月練吃子，八月練做活，最後一週一起數完一盤 9 路棋。',
        '上午看一节短课，下午和家人下一盘。七月练吃子，八月练做活，最后一周一起数完一盘 9 路棋。',
        'A short lesson in the morning, a game with the family in the afternoon. July was for capturing, August for making life, and in the last week everybody counted a 9×9 game.',
        '午前に短いレッスンを1本、午後はご家族と一局。7月は石の取り方、8月は生き方を学び、最後の週は9路盤の一局を数え終えました。',
      ),
      items: [
        {
          title: t('期間', '期间', 'When', '期間'),
          text: t('{start}到{end}', '{start}至{end}', '{start} to {end}', '{start}から{end}まで'),
        },
        {
          title: t('優惠', '优惠', 'The offer', '割引'),
          text: t(
            'SUMMER15：一般課程與棋力系列八五折，現在已不能使用。',
            'SUMMER15：普通课程与棋力系列八五折，现已不能使用。',
            'SUMMER15 took 15% off courses and the Go-strength series. The code has expired.',
            '「SUMMER15」で通常コースと棋力アップシリーズが15%引き。現在はお使いいただけません。',
          ),
        },
      ],
    },
    {
      block: 'offer',
      heading: t('活動課程', '活动课程', 'In this offer', '対象のコース'),
      productIds: ['capture-basics', 'first-life-death', 'goplus-01'],
      coupon: code,
    },
    {
      block: 'cards',
      anchor: 'now',
      tone: 'tinted',
      eyebrow: t('現在可以', '现在可以', 'What there is now', 'いまできること'),
      heading: t(
        '錯過夏天，還有這些',
        '错过夏天，还有这些',
        'Missed the summer? Start here',
        '夏のフェアに間に合わなかった方へ',
      ),
      items: [
        {
          title: t('2026 秋季學棋節', '2026 秋季学棋节', 'Fall into Go 2026', '2026 秋の囲碁フェア'),
          text: t(
            '換了季節，也換了優惠：先在活動頁的棋盤上解一題，再看課程。',
            '换了季节，也换了优惠：先在活动页的棋盘上解一题，再看课程。',
            'Another season, another offer, with a problem to solve before you look at the courses.',
            '季節が変われば、フェアも変わります。まずは盤の問題を1問、どうぞ。',
          ),
          label: t('看秋季活動', '看秋季活动', 'See the fall offer', '秋のフェアを見る'),
          to: t('/zh-TWautumn2026', '/zh-CNautumn2026', '/en-USautumn2026', '/ja-JPautumn2026'),
          illustration: 'calendar',
        },
        {
          title: t('夏天學的兩門課', '夏天学的两门课', 'The two courses of the summer', '夏に学んだ二つのコース'),
          text: t(
            '「提子基本功」{price:capture-basics}、「第一次做活」{price:first-life-death}，隨時可以開始。',
            '《吃子基本功》{price:capture-basics}、《第一次做活》{price:first-life-death}，随时可以开始。',
            '“Capturing, properly” for {price:capture-basics} and “First life and death” for {price:first-life-death}: start whenever you like.',
            '「石の取り方の基本」{price:capture-basics}と「はじめての死活」{price:first-life-death}。いつでも始められます。',
          ),
          label: t('看全部課程', '看全部课程', 'All courses', 'すべてのコース'),
          to: 'courses',
          illustration: 'workbook-open',
        },
        {
          title: t('免費的線上體驗課', '免费的线上体验课', 'The free online trial lessons', '無料で始める'),
          text: t(
            '還沒下過棋的話，從這裡開始，不需要信用卡。',
            '还没下过棋的话，从这里开始，无需绑定支付方式。',
            'If you have never played, start here. No credit card needed.',
            'はじめての方はこちらから。カードの登録はいりません。',
          ),
          label: t('免費體驗', '免费体验', 'Try a lesson free', '無料で試す'),
          to: 'TrialCourse',
          illustration: 'online-lesson',
        },
      ],
    },
    {
      block: 'callToAction',
      heading: t(
        '下一手，不必等到明年夏天。',
        '下一手，不必等到明年夏天。',
        'Your next move doesn’t have to wait until next summer.',
        '次の一手は、来年の夏を待たずに。',
      ),
      actions: [
        { label: t('看全部課程', '看全部课程', 'All courses', 'すべてのコース'), to: 'courses' },
        { label: t('找分校', '找校区', 'Find a branch', '教室を探す'), to: 'branches' },
      ],
    },
  ],
};
