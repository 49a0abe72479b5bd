import type { BankFamily } from '@/lib/domain/learning/families';
import type { reportReasons } from '@/lib/domain/learning/problem-report';
import { words } from '@/platform/back-office/words';
import type { Dictionary } from './dictionary';

export const familyNames = {
  capture: words('Capture', '吃子', '吃子', '石を取る'),
  escape: words('Escape', '逃子', '逃子', '逃げる'),
  'double-atari': words('Double atari', '雙叫吃', '双打吃', '両アタリ'),
  net: words('Net', '枷吃', '枷', 'ゲタ'),
  ladder: words('Ladder', '征子', '征子', 'シチョウ'),
  snapback: words('Snapback', '倒撲', '倒扑', 'ウッテガエシ'),
  connect: words('Connect', '連接', '连接', '連絡'),
  cut: words('Cut', '切斷', '切断', '切断'),
  'throw-in': words('Throw-in', '撲', '扑', 'ホウリコミ'),
  shortage: words('Shortage of liberties', '接不歸與緊氣', '接不归与紧气', 'ダメヅマリ'),
  race: words('Capturing race', '對殺', '对杀', '攻め合い'),
  live: words('Live', '做活', '做活', '生きる'),
  kill: words('Kill', '殺棋', '杀棋', '殺す'),
  ko: words('Ko', '打劫', '打劫', 'コウ'),
  endgame: words('Endgame', '官子', '官子', 'ヨセ'),
} satisfies Record<BankFamily, unknown>;

/** In the words of who reports. */
export const reasonNames = {
  alsoRight: words('My move is right, too', '我的下法也對', '我的下法也对', '自分の手も正解のはず'),
  wrongAnswer: words('The answer is wrong', '答案有誤', '答案有误', '答えが間違っている'),
  unclear: words('It is not clear', '題意不清楚', '题意不清楚', '問題がわかりにくい'),
} satisfies Record<(typeof reportReasons)[number], unknown>;

const lesson = words('Lesson', '課', '课', 'レッスン');
const course = words('Course', '課程', '课程', 'コース');
const lastAt = words('Last on', '最近時間', '最近时间', '最後の日時');
const problem = words('Problem', '題目', '题目', '問題');
const step = words('Step', '步驟', '步骤', 'ステップ');

export const learning: Dictionary = {
  grade: {
    label: words('Grade', '級別', '级别', '級'),
    description: words(
      '19 is the first grade, 1 the strongest.',
      '19 級最初階，1 級最強。',
      '19 级最初阶，1 级最强。',
      '19級が最初、1級がいちばん強い級です。',
    ),
  },
  'topics.steps': {
    label: words('Steps', '步驟', '步骤', 'ステップ'),
    description: words(
      'A draft may be half written. To be published, all four languages are written, and a search agrees with every answer.',
      '草稿可以先寫一部分。發布前，四種語言都要寫好，每個答案也要通過搜尋驗證。',
      '草稿可以只写一部分。发布前，四种语言都要写好，每个答案也要通过搜索验证。',
      '下書きは途中でもかまいません。公開するには四つの言語がそろい、すべての答えが探索の結果と合う必要があります。',
    ),
  },
  'topics.minutes': {
    label: words('Minutes', '分鐘', '分钟', '分'),
    description: words(
      'Counted from the steps and their films when the lesson is published.',
      '發布時依步驟和影片長度計算。',
      '发布时按步骤和视频时长计算。',
      '公開するときに、ステップと動画の長さから計算します。',
    ),
  },
  'topics.families': {
    label: words('Families of problems', '題型', '题型', '問題の種類'),
    options: familyNames,
  },
  'films.title': {
    label: words('Title', '標題', '标题', 'タイトル'),
    description: words(
      'For the staff: by it a film is found for a lesson.',
      '供後台使用：編課時以此尋找影片。',
      '供后台使用：编课时以此查找视频。',
      'スタッフ用。レッスンを作るとき、この名前で動画を探します。',
    ),
  },
  'films.captions': {
    label: words('Captions', '字幕', '字幕', '字幕'),
    description: words(
      'WebVTT, for who watches in this language.',
      'WebVTT 格式，供使用這個語言的學習者觀看。',
      'WebVTT 格式，供使用该语言的学习者观看。',
      'WebVTT形式。この言語で見る人に表示されます。',
    ),
  },
  'films.seconds': {
    label: words('Length in seconds', '片長（秒）', '时长（秒）', '長さ（秒）'),
    description: words('Read from the file.', '由檔案讀取。', '由文件读取。', 'ファイルから読み取ります。'),
  },
  'films.bytes': words('Film', '影片', '视频', '動画'),
  'films.file': words('File', '檔案', '文件', 'ファイル'),
  'films.upload': words('Upload', '上傳', '上传', '送信中のファイル'),
  'films.file.key': words('Key', '識別碼', '标识', '識別子'),
  'films.file.size': words('Bytes', '位元組', '字节', 'バイト数'),
  'films.file.mime': {
    label: words('Kind', '格式', '格式', '形式'),
    options: {
      'video/mp4': words('MP4 film', 'MP4 影片', 'MP4 视频', 'MP4動画'),
      'video/webm': words('WebM film', 'WebM 影片', 'WebM 视频', 'WebM動画'),
    },
  },
  'films.upload.key': words('Key', '識別碼', '标识', '識別子'),
  'films.upload.size': words('Bytes', '位元組', '字节', 'バイト数'),
  'films.upload.received': words('Received', '已接收', '已接收', '受信済み'),
  'films.upload.of': words('Name of the file', '檔名', '文件名', 'ファイル名'),
  revision: words('Revision', '版本', '版本', '版'),
  'problems.publicId': words('Number', '編號', '编号', '番号'),
  'problems.family': { label: words('Family', '題型', '题型', '種類'), options: familyNames },
  'problems.firstMoves': words('First moves and their verdicts', '第一手與判定', '第一手与判定', '初手と判定'),
  'problems.reports': words('Reports that wait for an answer', '待回覆的回報', '待回复的反馈', '未回答の報告'),
  'problems.withdrawnAt': words('Withdrawn on', '停用時間', '停用时间', '出題をやめた日時'),
  'problems.openReports': words('Reports to answer', '待回覆的回報', '待回复的反馈', '未回答の報告'),
  'problemReports.problem': problem,
  'problemReports.reason': { label: words('Reason', '原因', '原因', '理由'), options: reasonNames },
  'problemReports.text': words('What was written', '補充說明', '补充说明', '補足'),
  'problemReports.outcome': {
    label: words('What came of it', '處理結果', '处理结果', '対応の結果'),
    options: {
      corrected: words('Corrected', '已更正', '已更正', '訂正済み'),
      withdrawn: words('Withdrawn', '已停用', '已停用', '出題を中止'),
      stays: words('Stays as it is', '維持原樣', '保持原样', '変更なし'),
    },
  },
  'problemReports.answer': words('Why it stays', '維持原樣的理由', '保持原样的理由', '変更しない理由'),
  'problemReports.answeredAt': words('Answered on', '回覆時間', '回复时间', '回答日時'),
  'problems.data': words('Position and answers', '棋形與答案', '棋形与答案', '盤面と答え'),
  'problems.proof': words('Proof', '驗證', '验证', '検証'),
  chapters: {
    label: words('Chapters', '章節', '章节', '章'),
    one: words('Chapter', '章', '章', '章'),
  },
  'chapters.lessons': { label: words('Lessons', '課', '课', 'レッスン'), one: lesson },
  'lessons.code': {
    label: words('Lesson code', '課的代碼', '课的代码', 'レッスンのコード'),
    description: words(
      'The code of a topic; with practice- before it, the exercises to it.',
      '主題的代碼；前面加上 practice- 就是該主題的練習。',
      '主题的代码；前面加上 practice- 就是该主题的练习。',
      'テーマのコード。前に practice- を付けると、その練習になります。',
    ),
  },
  person: {
    label: words('Learner', '學習者', '学习者', '学習者'),
    description: words(
      '0: the holder of the account.',
      '0 為帳號本人。',
      '0 为账号本人。',
      '0はアカウントの持ち主です。',
    ),
  },
  'learningEvents.publicId': words('Number', '編號', '编号', '番号'),
  'learningEvents.kind': {
    label: words('What happened', '事件', '事件', '出来事'),
    options: {
      opened: words('Opened', '打開', '打开', '開いた'),
      reached: words('Reached', '學到', '学到', '進んだ'),
      stepDone: words('Step done', '完成步驟', '完成步骤', 'ステップを終えた'),
      finished: words('Finished', '學完', '学完', '終えた'),
      attempt: words('Attempt', '作答', '作答', '解答した'),
      level: words('Problem of the climb', '天梯闖關', '天梯闯关', 'ステップアップ問題'),
      placed: words('Placement', '分級測驗', '分级测试', '実力チェック'),
    },
  },
  'learningEvents.course': course,
  'learningEvents.lesson': lesson,
  'learningEvents.step': step,
  'learningEvents.problem': problem,
  'learningEvents.data': words('Details', '內容', '内容', '内容'),
  'learningEvents.occurredAt': words('Happened on', '發生時間', '发生时间', '起きた日時'),
  'learningEvents.receivedAt': words('Received on', '收到時間', '收到时间', '受け取った日時'),
  'lessonProgress.lesson': lesson,
  'lessonProgress.openedAt': words('Begun on', '開始時間', '开始时间', '始めた日時'),
  'lessonProgress.finishedAt': words('Finished on', '學完時間', '学完时间', '終えた日時'),
  'lessonProgress.lastAt': lastAt,
  'lessonProgress.seconds': words('Seconds', '秒數', '秒数', '秒数'),
  'lessonProgress.done': words('Steps done', '已完成的步驟', '已完成的步骤', '終えたステップ'),
  'lessonProgress.step': step,
  'lessonProgress.position': words('How far in it', '步驟中的位置', '步骤中的位置', 'ステップ内の位置'),
  'lessonProgress.courses': words('Courses', '課程', '课程', 'コース'),
  'lessonProgress.tried': words('Problems tried', '作答題數', '作答题数', '解いた問題数'),
  'lessonProgress.solved': words('Solved at the first try', '一次答對', '一次答对', '一回で正解'),
  'lessonProgress.masteryNeed': words('Mastered by so many', '掌握需答對', '掌握需答对', '習得に必要な正解数'),
  'lessonProgress.masteryOf': words('Of the last', '計最近幾題', '计最近几题', '直近の対象数'),
  'lessonProgress.recent': words('Last attempts', '最近作答', '最近作答', '最近の解答'),
  'problemProgress.problem': problem,
  'problemProgress.tries': words('Tries', '次數', '次数', '回数'),
  'problemProgress.isSolved': words('Solved', '已解出', '已解出', '正解済み'),
  'problemProgress.isFirstTry': words('At the first try', '一次答對', '一次答对', '一回で正解'),
  'problemProgress.lastAt': lastAt,
  'ladderLevels.problem': problem,
  'ladderLevels.theme': {
    label: words('Theme', '主題', '主题', 'テーマ'),
    options: {
      capture: words('Capture', '吃子', '吃子', '石取り'),
      life: words('Life and death', '死活', '死活', '死活'),
      tesuji: words('Tesuji', '手筋', '手筋', '手筋'),
      connection: words('Connection', '連接與切斷', '连接与切断', '連絡と切断'),
      race: words('Capturing race', '對殺', '对杀', '攻め合い'),
      endgame: words('Endgame', '官子', '官子', 'ヨセ'),
    },
  },
  'ladderLevels.place': words('Place in the theme', '主題內順序', '主题内顺序', 'テーマ内の順'),
  'ladderLevels.number': words('Number in the grade', '級內編號', '级内编号', '級の中の番号'),
  'levelProgress.problem': problem,
  'levelProgress.tries': words('Tries', '次數', '次数', '回数'),
  'levelProgress.isSolved': words('Solved', '已解出', '已解出', '正解済み'),
  'levelProgress.isFirstTry': words('At the first try', '一次答對', '一次答对', '一回で正解'),
  'levelProgress.firstAt': words('First on', '首次時間', '首次时间', '最初の日時'),
  'levelProgress.lastAt': lastAt,
  'learningSettings.weeklyLetter': words('Weekly letter', '每週學習信', '每周学习邮件', '週ごとの学習メール'),
  'learningSettings.weeklySince': words(
    'Weekly letter since',
    '每週學習信開啟時間',
    '每周学习邮件开启时间',
    '週ごとの学習メールの開始日時',
  ),
  'learningSettings.kids': words('Kids’ mode', '兒童模式', '儿童模式', 'こどもモード'),
  'learningSettings.notebookSince': words('Notebook since', '錯題本開啟時間', '错题本开启时间', '復習ノートの開始日時'),
  'notebookCards.publicId': words('Number', '編號', '编号', '番号'),
  'notebookCards.problem': words('What went wrong', '答錯的題', '答错的题', '間違えた問題'),
  'notebookCards.family': { label: words('Family', '題型', '题型', '種類'), options: familyNames },
  'notebookCards.notedAt': words('Noted on', '記入時間', '记入时间', '記録日時'),
  'notebookCards.dueOn': {
    label: words('Due on day', '到期日', '到期日', '復習日'),
    description: words(
      'Days since 1970-01-01.',
      '自 1970-01-01 起的天數。',
      '自 1970-01-01 起的天数。',
      '1970-01-01からの日数。',
    ),
  },
  'notebookCards.memory': words('Memory', '記憶狀態', '记忆状态', '記憶の状態'),
  'notebookCards.removedAt': words('Removed on', '移除時間', '移除时间', '削除日時'),
  'notebookReviews.publicId': words('Number', '編號', '编号', '番号'),
  'notebookReviews.card': words('Card', '錯題', '错题', 'カード'),
  'notebookReviews.problem': words('Problem shown', '出示的題目', '出示的题目', '出題した問題'),
  'notebookReviews.rating': {
    label: words('Result', '結果', '结果', '結果'),
    options: {
      again: words('Wrong', '答錯', '答错', '不正解'),
      hard: words('Right after a hint', '看提示後答對', '看提示后答对', 'ヒントを見て正解'),
      good: words('Right', '答對', '答对', '正解'),
    },
  },
  'notebookReviews.data': words('Details', '內容', '内容', '内容'),
  'notebookReviews.day': words('Day', '日', '日', '日'),
  'notebookReviews.before': words('Memory before', '複習前的記憶狀態', '复习前的记忆状态', '復習前の記憶の状態'),
  'notebookReviews.occurredAt': words('Happened on', '發生時間', '发生时间', '起きた日時'),
  'notebookReviews.undoneAt': words('Taken back on', '撤回時間', '撤回时间', '取り消し日時'),
};
