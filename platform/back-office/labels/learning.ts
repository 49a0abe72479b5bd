import type { BankFamily } from '@/lib/domain/learning/families';
import { words } from '@/platform/back-office/words';
import type { Dictionary } from './dictionary';

const familyNames = {
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

const lesson = words('Lesson', '課', '课', 'レッスン');
const course = words('Course', '課程', '课程', 'コース');
const lastAt = words('Last on', '最近時間', '最近时间', '最後の日時');
const problem = words('Problem', '題目', '题目', '問題');
const step = words('Step', '步驟', '步骤', 'ステップ');

export const learning: Dictionary = {
  'examSittings.publicId': words('Number', '編號', '编号', '番号'),
  'examSittings.startedAt': words('Begun on', '開始時間', '开始时间', '開始日時'),
  'examSittings.endsAt': words('Time ends on', '截止時間', '截止时间', '終了期限'),
  'examSittings.finishedAt': words('Handed in on', '交卷時間', '交卷时间', '提出日時'),
  'examSittings.right': words('Right answers', '答對題數', '答对题数', '正解数'),
  'examSittings.isPassed': words('Passed', '通過', '通过', '合格'),
  'examSittings.parts': words('Each part', '各部分成績', '各部分成绩', '各部の成績'),
  'examSittings.seed': words('Drawn from', '抽題種子', '抽题种子', '出題のシード'),
  'examSittings.questions': words('Questions', '題目', '题目', '問題'),
  'examAnswers.sitting': words('Sitting', '場次', '场次', '受検'),
  'examAnswers.number': words('Question', '題號', '题号', '問題番号'),
  'examAnswers.at': words('Move', '落點', '落点', '着手'),
  'examAnswers.answeredAt': words('Answered on', '作答時間', '作答时间', '解答日時'),
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
  'topics.minutes': words('Minutes', '分鐘', '分钟', '分'),
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
  'learningSettings.weeklyLetter': words('Weekly letter', '每週學習信', '每周学习邮件', '週ごとの学習メール'),
  'learningSettings.weeklySince': words(
    'Weekly letter since',
    '每週學習信開啟時間',
    '每周学习邮件开启时间',
    '週ごとの学習メールの開始日時',
  ),
  'learningSettings.kids': words('Kids’ mode', '兒童模式', '儿童模式', 'こどもモード'),
};
