import { describe, expect, it } from 'vitest';
import { errorCodes } from '@/lib/kernel/error-code';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { backOfficeText, everyText } from './every-text';

/** Words that are wrong in a language, and their replacements. */
const rejected: Record<Locale, [RegExp, string][]> = {
  'zh-TW': [
    [/[“”"]/, '引號用「」'],
    [/九路|十三路|十九路|[九三]路棋|十 ?\d+ ?路/, '路數用數字：9 路、13 路、19 路'],
    [/級數/, '級別'],
    [/侵消/, '淺消'],
    [/就讀這些/, '就學這些'],
    [/堂影片的/, '內含…堂影片課的…'],
    [/30 級|10 級/, '說 G14 到 G10'],
    [/體驗課程/, '線上體驗課或分校體驗課'],
    [/實體體驗課|實體課/, '分校體驗課、分校課程'],
    [/登錄|質量|視頻|信息|默認|屏幕|網絡/, '台灣用語'],
    [/(?<!線上|分校)體驗課/, '線上體驗課或分校體驗課'],
    [/替學生/, '為學生開通'],
    [/登入權杖/, '登入沒有完成，請再試一次'],
    [/肩沖與吊/, '肩沖與鎮'],
    [/張張定石/, '一套套定石'],
    [/小飛締/, '小飛守角'],
    [/跟一場/, '聽一場'],
    [/線上班/, '線上課'],
    [/征子、枷(?!吃)/, '征子、枷吃'],
    [/數地/, '數目'],
    [/刪除後就沒有/, '會一併刪除'],
    [/包含讀秒/, '支援讀秒'],
    [/\bSente\b(?!$)/, '先手圍棋'],
  ],
  'zh-CN': [
    [/[「」"]/, '引号用“”'],
    [/九路|十三路|十九路|十 ?\d+ ?路/, '路数用数字：9 路、13 路、19 路'],
    [/检讨/, '不必逐手分析'],
    [/程度/, '水平'],
    [/学习单/, '练习单'],
    [/表单与范例/, '表格与示例'],
    [/资料/, '信息'],
    [/建立.{0,4}账号|账号.{0,8}建立/, '创建账号'],
    [/巡堂/, '巡视'],
    [/卡关/, '卡住'],
    [/模拟题|一[份套].{0,5}模拟|模拟考级一份/, '一次模拟考级'],
    [/课程码/, '兑换码'],
    [/就学这些/, '暑假学这些'],
    [/林某/, '林*安'],
    [/侵消/, '浅消'],
    [/30 级|10 级/, '说 G14 到 G10'],
    [/体验课程/, '线上体验课或校区体验课'],
    [/线下课|线下体验课/, '校区课程、校区体验课'],
    [/分校/, '校区'],
    [/[後這個們學習師題圍數單級課們說時間開關頁點擊]/, '简体字'],
    [/免费体验课/, '免费线上体验课'],
    [/线上班/, '线上课'],
    [/棋具组/, '棋具套装'],
    [/枷吃/, '枷'],
    [/三大件/, '三大主题'],
    [/卖场/, '专场'],
    [/肩冲与吊/, '肩冲与镇'],
    [/张张定式/, '一套套定式'],
    [/小飞缔/, '小飞守角'],
    [/跟一场/, '听一场'],
    [/\bSente\b(?!$)/, '先手围棋'],
  ],
  'en-US': [
    [/["「」]|(?<!\d)'|(?<=\w)'(?=\w)/, 'typographic quotes and apostrophes'],
    [/\blevels?\b/i, 'grade; stage; difficulty'],
    [/Not on sale/, 'Not available'],
    [/working days?/, 'business days'],
    [/[Cc]hildren (?:of \d|from \d+ to)/, 'ages 4 to 10'],
    [/For the holidays/, 'Summer picks'],
    [/\bAutumn\b/i, 'Fall'],
    [
      /defence|memoris|analys(?:e|ing)\b|organis|colour|favourite|centre|programme|practise|judgement|neighbour/i,
      'American spelling',
    ],
    [/\bAfterwards\b/i, 'Afterward'],
    [/team-mate/i, 'teammate'],
    [/\bMatt\b/, 'Matte'],
    [/\bsit (?:the|an|a) |sitting of/i, 'take the exam'],
    [/Play people/, 'Play real opponents'],
    [/not your doing/, 'Something went wrong on our end'],
    [/We do not know this coupon/, 'That code isn’t valid'],
    [/wrong tries/, 'failed attempts'],
    [/[Aa]sk for a refund/, 'Request a refund'],
    [/\bweaker\b/, 'easier'],
    [/30k|10k\b/, 'G14 to G10'],
    [/ladder (?:levels?|challenges?|energy|problems?)|on the ladder/i, 'problem climb: the ladder is the capture'],
    [/\b(?:0\d|1[3-9]|2[0-3]):\d\d\b/, '12-hour times'],
    [/experience class/i, 'trial class'],
    [/trial courses?\b/i, 'online trial lessons'],
    [/G\d+ or better/, 'or stronger'],
    [/real exam|ranking exam you/i, 'official exam'],
    [/[Cc]atalogue/, 'catalog'],
    [/\b[Tt]ick\b/, 'check'],
    [/takes class with/, 'learns on your account'],
    [/\bshel(?:f|ves)\b/, 'page, selection, storefront'],
    [/cut to a square/, 'cropped'],
    [/Children 4/, 'Ages 4 to 10'],
    [/Enter your account/, 'Enter your username or email'],
    [/also stand on/, 'are also shown on'],
    // Alone it is the mark, and the word of the game.
    [/\bSente\b(?!$| Go\b| Cup\b| journal\b| and gote\b|, gote\b| first\b)/, 'Sente Go'],
  ],
  'ja-JP': [
    [/[“”"]/, '「」'],
    [/[一二三四五六七八九十]+路/, '9路盤・13路盤・19路盤'],
    [/[0-9一二三四五六七八九十百]題/, '問'],
    [/(?<!問)題数/, '問題数'],
    [/[一二三四五六七八九十]か月|ヶ月|ヵ月/, '3か月'],
    [/一段ずつ/, '一級ずつ'],
    [/開放/, '受講権を付与'],
    [/10目負け/, '10目遅れているとき'],
    [/小ゲイマがかり/, '小ゲイマガカリ'],
    [/ラダー/, 'ステップアップ問題'],
    [/体験コース|オンライン体験(?!レッスン)/, 'オンライン体験レッスン'],
    [/(?<!オンライン)体験レッスン/, '教室の体験クラス、またはオンライン体験レッスン'],
    [/見逃し(?:配信|視聴)/, 'アーカイブ視聴'],
    [/級から10級|30級/, 'G14からG10'],
    [/コード\{?[a-z]*\}?\d*本/, 'コードは件で数える'],
    [/か。$|ますか。|ですか。/, '問いは「？」で終わる'],
    [/コードを(?:1つ|一つ)|コードは1つ/, 'コードは件で数える'],
    [/動画(?:レッスン)?を一つ/, '動画は本で数える'],
    [/19段階/, '19グレード'],
    [/この言語では(?!販売)/, 'この言語では販売していません'],
    [/前半の三分の一/, '最初の三分の一'],
    [/確認コード/, '認証コード'],
    [/対話型の碁盤/, '操作できる碁盤'],
    [/お客さま/, 'お客様'],
    [/門とハサミツケ/, '囲い込みとハサミツケ'],
    [/ツギとキリ/, 'ツギと切り'],
    [/ステージ/, '段階'],
    [/この棚|特設棚/, '特設ページ'],
    [/盤上から取り上げ/, '盤から取り除く'],
    [/サバキ|さばき/, 'シノギ'],
    [/上位/, '強い'],
    [/\bSente\b(?!$)/, '先手囲碁'],
  ],
};

/** The texts that may break a rule, with why. */
const allowed: { where: RegExp; rule: string; why: string }[] = [
  { where: /complaints\.captions$/, rule: '12-hour times', why: 'shows how a line of WebVTT is written' },
  {
    where: /^topics\.(?:itp|teach)-/,
    rule: 'grade; stage; difficulty',
    why: 'Level 1 to 3 of a lesson plan; level eyes',
  },
  { where: /^topics\./, rule: 'take the exam', why: 'people sit on chairs' },
  { where: /^topics\./, rule: 'easier', why: 'a weaker group, the weaker player' },
  { where: /^topics\./, rule: '9路盤・13路盤・19路盤', why: 'a distance on the board' },
  {
    where: /^topics\.itp-talking-with-parents\./,
    rule: '線上體驗課或分校體驗課',
    why: 'the flyer of a class of one’s own',
  },
  {
    where: /^topics\.sabaki\.|^products\.[\w-]+\.contents\./,
    rule: 'シノギ',
    why: 'the topic is 騰挪; シノギ is 治孤',
  },
  { where: /^topics\.itp-family-day\./, rule: '受講権を付与', why: 'boards are free for all' },
];

describe.each(locales)('%s', (locale) => {
  it.each(rejected[locale].map(([pattern, instead]) => [String(pattern), instead, pattern] as const))(
    '%s → %s',
    (_, instead, pattern) => {
      const wrong = [...everyText[locale], ...backOfficeText[locale]]
        .filter(({ text }) => pattern.test(text.replace(/\{[^}]*\}/g, '')))
        .filter(({ where }) => !allowed.some((exception) => exception.rule === instead && exception.where.test(where)))
        .map(({ where, text }) => `${where}: ${text}`);
      expect(wrong).toEqual([]);
    },
  );
});

describe.each(['zh-TW', 'zh-CN'] as const)('您 and 你 in %s', (locale) => {
  /** Accounts, the teacher's workspace, orders, errors, terms and mail are polite; teaching and marketing are familiar. */
  const polite =
    /^(?:messages\.(?:account|errors|error|giftCard|mail|sandbox|payForm|teach|activation|homework\.given)\.|pages\.terms-of-service\.)/;
  it('never meet', () => {
    // A lesson for teachers quotes what they say to children and write to parents.
    const own = everyText[locale].filter(({ where }) => !/^topics\.(?:itp|teach)-/.test(where));
    const wrong = own.filter(({ where, text }) => text.includes(polite.test(where) ? '你' : '您'));
    expect(wrong).toEqual([]);
  });
});

describe.each(locales)('letters in %s', (locale) => {
  /** Phrases for an email that has been sent; parcels are shipped under another key. */
  const hasGone: Record<Locale, RegExp> = {
    'zh-TW': /[已經]寄|寄出?了|已[傳發]/,
    'zh-CN': /已.{0,4}(?:发送|发出|寄)|发送?了|寄了/,
    'en-US': /\b(?:have|has|was|were|been)(?: been)? (?:e?mailed|sent)|^(?:e?mailed|sent)\b/i,
    'ja-JP': /(?:送り|送信(?:し|いたし)|送付(?:し|いたし)|お送りし)ました/,
  };
  /** The message shown once the email has been sent. */
  const afterwards = 'messages.account.gift.mailed';
  it('are not said to have gone out while they may still wait to', () => {
    const waiting = everyText[locale].filter(({ where }) => /^messages\.account\.(?:order|gift|deleted)\./.test(where));
    const gone = waiting.filter(({ where, text }) => !/\.parcel[A-Z]+$/.test(where) && hasGone[locale].test(text));
    expect(gone.map(({ where }) => where)).toEqual([afterwards]);
  });
});

describe.each(locales)('errors in %s', (locale) => {
  it('say what happened and what to do, for every code', () => {
    const texts = new Map(everyText[locale].map(({ where, text }) => [where, text]));
    const short = Object.keys(errorCodes).filter(
      (code) =>
        (texts.get(`messages.errors.${code}`) ?? '').split(/[。.!！?？](?=\s|$|[^\s.])/).filter(Boolean).length < 2,
    );
    expect(short).toEqual([]);
  });
});
