import { staffText } from '@/platform/kernel/back-office/staff-text';
import { languageNames } from '@/platform/kernel/back-office/labels/common';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

const plainText = staffText(
  'Plain text. An empty line begins a new paragraph.',
  '純文字；空一行即為新段落。',
  '纯文本；空一行即为新段落。',
  '文字だけを入力します。空行で段落が分かれます。',
);

export const content: Dictionary = {
  content: staffText('Text', '內文', '正文', '本文'),
  externalLink: {
    label: staffText('Link to another site', '外部連結', '外部链接', '外部サイトへのリンク'),
    description: staffText(
      'Given, the article leads there.',
      '填寫後，點文章會前往該網址。',
      '填写后，点文章会前往该网址。',
      '入力すると、記事からそのサイトへ移動します。',
    ),
  },
  publishedAt: staffText('Date shown', '發佈日期', '发布日期', '公開日'),

  'pages.lead': {
    label: staffText('Introduction', '開場說明', '开场说明', '導入文'),
    description: staffText(
      'Also what search engines show below the title.',
      '也是搜尋結果標題下方的說明。',
      '也是搜索结果标题下方的说明。',
      '検索結果のタイトルの下にも表示されます。',
    ),
  },
  menus: {
    label: staffText('In the menus', '顯示在選單', '显示在菜单', '表示するメニュー'),
    options: {
      header: staffText('Header', '頁首', '页首', 'ヘッダー'),
      help: staffText('Footer: help', '頁尾：說明', '页脚：帮助', 'フッター：ヘルプ'),
      about: staffText('Footer: about us', '頁尾：關於我們', '页脚：关于我们', 'フッター：会社案内'),
      competition: staffText('Footer: competitions', '頁尾：比賽', '页脚：比赛', 'フッター：大会'),
      more: staffText('Footer: more', '頁尾：更多', '页脚：更多', 'フッター：その他'),
    },
  },
  notInMenuOf: {
    label: staffText(
      'Not in the menus of',
      '不顯示在這些語言的選單',
      '不显示在这些语言的菜单',
      'メニューに出さない言語',
    ),
    options: languageNames,
    description: staffText(
      'The page can still be reached there by its address.',
      '仍可用網址開啟此頁。',
      '仍可用网址打开此页。',
      'アドレスからは引き続き開けます。',
    ),
  },
  isProtected: {
    label: staffText('Protected', '受保護', '受保护', '保護する'),
    description: staffText(
      'It keeps its address and cannot be deleted or taken down.',
      '網址不能更改，也不能刪除或下架。',
      '网址不能更改，也不能删除或下架。',
      'アドレスの変更・削除・非公開ができなくなります。',
    ),
  },
  isHiddenFromSearch: staffText(
    'Hidden from search engines',
    '不讓搜尋引擎收錄',
    '不让搜索引擎收录',
    '検索エンジンに表示しない',
  ),
  menuLabel: {
    label: staffText('Name in the menus', '選單上的名稱', '菜单上的名称', 'メニューでの名前'),
    description: staffText('Empty: the title.', '留空則用標題。', '留空则用标题。', '空欄ならタイトルを使います。'),
  },
  effectiveAt: staffText('Valid from', '生效日期', '生效日期', '発効日'),
  blocks: staffText('Blocks', '區塊', '区块', 'ブロック'),

  'faqGroups.name': staffText('Heading', '分類名稱', '分类名称', '分類名'),
  'faqGroups.code': staffText('Link name', '連結名稱', '链接名称', 'リンク名'),
  'faqs.answer': { label: staffText('Answer', '回答', '回答', '回答'), description: plainText },
  group: staffText('Group', '分類', '分类', '分類'),

  'reviews.username': staffText('Who says it', '評價者', '评价者', '名前'),
  comment: staffText('What they say', '評價內容', '评价内容', 'コメント'),
  media: staffText('Picture', '圖片', '图片', '画像'),

  token: {
    label: staffText('Address', '網址名稱', '网址名称', 'アドレス名'),
    description: staffText(
      'Follows the language in the web address: /zh-TWspring2027',
      '接在網址的語言之後：/zh-TWspring2027',
      '接在网址的语言之后：/zh-TWspring2027',
      'アドレスの言語のすぐ後ろに付きます：/zh-TWspring2027',
    ),
  },

  venue: staffText('Place', '地點', '地点', '会場'),
  groups: {
    label: staffText('Groups', '組別', '组别', '部門'),
    one: staffText('Group', '組別', '组别', '部門'),
  },
  'groups.name': staffText('Group', '組別', '组别', '部門名'),
  eligibility: staffText('Who may enter', '參賽資格', '参赛资格', '参加資格'),
  limit: {
    label: staffText('Places', '名額', '名额', '定員'),
    description: staffText('Empty: without limit.', '留空表示不限。', '留空表示不限。', '空欄なら無制限です。'),
  },
  rules: staffText('Rules', '比賽規則', '比赛规则', '競技規定'),
  prizes: {
    label: staffText('Prizes', '獎項', '奖项', '賞'),
    one: staffText('Prize', '獎項', '奖项', '賞'),
  },
  place: staffText('Rank', '名次', '名次', '順位'),
  prize: staffText('Prize', '獎勵', '奖励', '賞品'),
  results: {
    label: staffText('Results', '成績', '成绩', '結果'),
    one: staffText('Result', '成績', '成绩', '結果'),
    description: staffText(
      'Empty until the event is over.',
      '比賽結束前留空。',
      '比赛结束前留空。',
      '大会が終わるまで空欄にしておきます。',
    ),
  },
  certificates: staffText('Certificates', '證書', '证书', '賞状・参加証'),
  'results.group': staffText('Group', '組別', '组别', '部門'),
  winners: {
    label: staffText('Winners', '得獎者', '获奖者', '入賞者'),
    description: staffText('From the first place on.', '依名次填寫。', '按名次填写。', '1位から順に入力します。'),
  },
  registrationStartsAt: staffText('Registration opens', '報名開始', '报名开始', '申込開始'),
  registrationEndsAt: staffText('Registration closes', '報名截止', '报名截止', '申込締切'),

  'media.url': staffText('Address of the file', '檔案網址', '文件网址', 'ファイルのアドレス'),
  thumbnailURL: staffText('Address of the small picture', '縮圖網址', '缩略图网址', 'サムネイルのアドレス'),
  mimeType: staffText('Kind of file', '檔案類型', '文件类型', 'ファイルの種類'),
  alt: {
    label: staffText('What it shows', '圖片說明', '图片说明', '画像の説明'),
    description: staffText(
      'Read aloud to people who cannot see it.',
      '給看不見圖片的人聽的說明。',
      '给看不见图片的人听的说明。',
      '画像が見えない方のために読み上げられます。',
    ),
  },
  caption: staffText('Caption', '圖說', '图注', 'キャプション'),
};
