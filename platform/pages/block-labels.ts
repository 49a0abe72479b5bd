import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

const leadsTo = {
  label: staffText('Leads to', '前往', '前往', 'リンク先'),
  description: staffText(
    'A page of this language (courses, origin/register), a place on this page (#prices) or another site (https://…).',
    '此語言的頁面（courses、origin/register）、本頁的位置（#prices）或其他網站（https://…）。',
    '此语言的页面（courses、origin/register）、本页的位置（#prices）或其他网站（https://…）。',
    'この言語のページ（courses、origin/register）、このページ内の位置（#prices）、またはほかのサイト（https://…）。',
  ),
};
const title = staffText('Title', '標題', '标题', 'タイトル');
const figures = {
  label: staffText('Figures', '數字', '数字', '数字'),
  one: staffText('Figure', '數字', '数字', '数字'),
};

/** Fields of the blocks that pages are composed of; a path begins with the block's slug. */
export const blocks: Dictionary = {
  eyebrow: {
    label: staffText('Line above the heading', '標題上方小字', '标题上方小字', '見出しの上の一言'),
  },
  heading: staffText('Heading', '標題', '标题', '見出し'),
  lead: staffText('Introduction', '引言', '引言', '導入文'),
  tone: {
    label: staffText('Background', '背景', '背景', '背景'),
    options: {
      plain: staffText('Plain', '素色', '纯色', 'なし'),
      tinted: staffText('Warm', '暖色', '暖色', '暖色'),
      night: staffText('Dark', '深色', '深色', '濃色'),
    },
  },
  anchor: {
    label: staffText('Link name', '連結名稱', '链接名称', 'リンク名'),
    description: staffText(
      'So that a link can lead here: #prices',
      '讓連結可以直接到這裡：#prices',
      '让链接可以直接到这里：#prices',
      'ここへ直接リンクするときに使います：#prices',
    ),
  },
  actions: {
    label: staffText('Buttons', '按鈕', '按钮', 'ボタン'),
    one: staffText('Button', '按鈕', '按钮', 'ボタン'),
  },
  label: staffText('Label', '文字', '文字', '表示する文字'),
  to: leadsTo,
  picture: staffText('Picture', '圖片', '图片', '画像'),
  position: {
    label: staffText('Board', '棋盤', '棋盘', '盤面'),
    description: staffText(
      'Of picture, drawing and board, the first that is given is shown.',
      '圖片、插圖與棋盤中，只顯示最先填寫的一項。',
      '图片、插图与棋盘中，只显示最先填写的一项。',
      '画像・イラスト・盤面のうち、最初に設定したものだけを表示します。',
    ),
  },
  body: staffText('Text', '內文', '正文', '本文'),
  text: staffText('Text', '文字', '文字', '本文'),
  items: {
    label: staffText('Entries', '項目', '项目', '項目'),
    one: staffText('Entry', '項目', '项目', '項目'),
  },
  time: staffText('Time', '時間', '时间', '時間'),
  note: staffText('Note', '備註', '备注', '注記'),
  problems: {
    label: staffText('Problems to play', '可下的題目', '可下的题目', '打てる問題'),
    one: staffText('Problem', '題目', '题目', '問題'),
  },
  'problems.title': title,
  hint: staffText('Hint', '提示', '提示', 'ヒント'),
  wrong: staffText('Said to a wrong move', '下錯時的回應', '下错时的回应', '不正解のときの言葉'),
  solved: staffText('Said when solved', '答對時的回應', '答对时的回应', '正解のときの言葉'),
  'problems.problem': staffText('Problem', '題目', '题目', '問題'),
  afterLabel: staffText(
    'Button after the last problem',
    '最後一題之後的按鈕',
    '最后一题之后的按钮',
    '最後の問題の後のボタン',
  ),
  afterTo: { ...leadsTo, label: staffText('That button leads to', '該按鈕前往', '该按钮前往', 'そのボタンのリンク先') },

  'hero.figures': figures,
  figure: staffText('Figure', '數字', '数字', '数字'),
  'figures.items': figures,
  side: {
    label: staffText('Side of the picture', '圖片位置', '图片位置', '画像の位置'),
    options: {
      left: staffText('Left', '左', '左', '左'),
      right: staffText('Right', '右', '右', '右'),
    },
  },
  'cards.items': {
    label: staffText('Cards', '卡片', '卡片', 'カード'),
    one: staffText('Card', '卡片', '卡片', 'カード'),
  },
  isLifted: staffText('Overlap the block above', '往上與前一區塊重疊', '往上与前一区块重叠', '上のブロックに重ねる'),
  'steps.items': {
    label: staffText('Steps', '步驟', '步骤', 'ステップ'),
    one: staffText('Step', '步驟', '步骤', 'ステップ'),
  },
  'table.caption': staffText('Title of the table', '表格標題', '表格标题', '表のタイトル'),
  columns: {
    label: staffText('Columns', '欄位名稱', '列名称', '列の見出し'),
    description: staffText('From the first column on.', '由左至右填寫。', '由左至右填写。', '左から順に入力します。'),
  },
  rows: { label: staffText('Rows', '列', '行', '行'), one: staffText('Row', '列', '行', '行') },
  cells: {
    label: staffText('Cells', '儲存格', '单元格', 'セル'),
    description: staffText('From the first column on.', '由左至右填寫。', '由左至右填写。', '左から順に入力します。'),
  },
  day: staffText('Day', '日期', '日期', '日'),
  'schedule.items': {
    label: staffText('Program', '時程項目', '日程项目', '予定'),
    one: staffText('Entry', '項目', '项目', '項目'),
  },
  'schedule.place': {
    label: staffText('Where', '地點', '地点', '場所'),
    description: staffText(
      'Name and address. With it, and when the page has a first and a last day, search engines list the page as an event.',
      '名稱與地址。填寫後，若頁面有起訖日期，搜尋引擎會把這一頁列為活動。',
      '名称与地址。填写后，如果页面有起止日期，搜索引擎会把这一页列为活动。',
      '名称と住所。入力があり、ページに開始日と終了日があれば、検索エンジンにイベントとして掲載されます。',
    ),
  },
  'offer.products': {
    label: staffText('Products', '商品', '商品', '商品'),
    description: staffText(
      'Prices, savings and availability come from the catalog. What is not sold in this language is not shown.',
      '價格、優惠與供應情形取自商品目錄；此語言未販售的商品不會顯示。',
      '价格、优惠与供应情况取自商品目录；此语言未销售的商品不会显示。',
      '価格・割引・販売状況は商品カタログから表示します。この言語で販売していない商品は表示されません。',
    ),
  },
  notSold: staffText('Not sold in this language', '此語言未販售', '此语言未销售', 'この言語では販売していません'),
  'offer.show': {
    label: staffText('Shown as', '顯示方式', '显示方式', '表示方法'),
    options: {
      cards: staffText('Cards', '卡片', '卡片', 'カード'),
      prices: staffText('List of prices', '價格表', '价格表', '価格表'),
    },
  },
  'questions.show': {
    label: staffText('Which questions', '顯示哪些問題', '显示哪些问题', '表示する質問'),
    options: {
      mixed: staffText('One of each group', '每類各取一些', '每类各取一些', '各分類から'),
      picked: staffText('Those chosen here', '自行挑選', '自行挑选', 'ここで選ぶ'),
      group: staffText('One group', '單一分類', '单一分类', '一つの分類'),
      all: staffText('All', '全部', '全部', 'すべて'),
    },
  },
  faqs: staffText('Questions', '問題', '问题', '質問'),
  file: {
    label: staffText('Film', '影片檔', '视频文件', '動画ファイル'),
    description: staffText(
      'Loads only when somebody presses play.',
      '按下播放才會載入。',
      '按下播放才会加载。',
      '再生を押したときにだけ読み込まれます。',
    ),
  },
  url: staffText('Or a link to the film', '或影片連結', '或视频链接', 'または動画へのリンク'),
  captions: staffText('Captions (VTT)', '字幕檔（VTT）', '字幕文件（VTT）', '字幕ファイル（VTT）'),
  poster: staffText('Picture before it plays', '播放前的圖片', '播放前的图片', '再生前の画像'),
  'branches.show': {
    label: staffText('Shown as', '顯示方式', '显示方式', '表示方法'),
    options: {
      finder: staffText('Branch finder', '分校搜尋', '校区查找', '教室検索'),
      seats: staffText(
        'Trial classes with free seats',
        '有名額的分校體驗課',
        '有名额的校区体验课',
        '空きのある体験クラス',
      ),
      cities: staffText('List of cities', '城市列表', '城市列表', '都市の一覧'),
    },
  },
};
