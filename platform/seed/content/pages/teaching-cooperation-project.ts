import { activatableGrades } from '@/lib/domain/grades';
import { fill, t } from '../../catalogue/localized';
import type { SeedPage } from '../types';

const lead = t(
  '教材、教室、班級與進度，平台都備好了。你只要教棋：每月新台幣 400 元，沒有級別門檻。',
  '教材、教室、班级与进度，平台都备好了。你只要教棋：每月新台币 400 元，没有级别门槛。',
  'Materials, a classroom, class groups and progress tracking are ready for you, so you can simply teach. 400 TWD a month, and no grade is required.',
  '教材も、教室も、クラスも、学習の記録も、すべてそろっています。先生は指導に専念できます。月額400台湾ドル、グレードの条件はありません。',
);
const limitOf = (own: number) => {
  const { from, to } = activatableGrades(own)!;
  return [
    fill(t('G{own} 以上', 'G{own} 以上', 'G{own} or stronger', 'G{own}以上'), { own }),
    fill(t('G{from} 到 G{to}', 'G{from} 到 G{to}', 'G{from} to G{to}', 'G{from}〜G{to}'), { from, to }),
  ];
};

export const teachingCooperationProjectPage: SeedPage = {
  slug: 'TeachingCooperationProject',
  title: t('教學合作計畫', '教学合作计划', 'Teaching Partnership Program', '指導者パートナープログラム'),
  lead,
  startsAt: null,
  endsAt: null,
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      eyebrow: t('教學合作計畫', '教学合作计划', 'Teaching Partnership Program', '指導者パートナープログラム'),
      heading: t(
        '你教棋，\n其他交給我們。',
        '你教棋，\n其他交给我们。',
        'You teach Go.\nWe do the rest.',
        '先生は、\n教えることだけに。',
      ),
      lead,
      illustration: 'teaching-desk',
      actions: [
        { label: t('怎麼申請', '怎么申请', 'How to apply', '申し込み方法'), to: '#apply' },
        { label: t('看費用', '看费用', 'What it costs', '費用を見る'), to: '#cost' },
      ],
      figures: [
        {
          figure: t('400 元', '400 元', '400 TWD', '400'),
          label: t('每月，新台幣', '每月，新台币', 'a month', '台湾ドル（月額）'),
        },
        { figure: '110', label: t('堂官方課程教材', '节官方课程教材', 'official lessons', 'レッスンの公式教材') },
        { figure: '3–5', label: t('個工作天完成審核', '个工作日完成审核', 'business days to review', '営業日で審査') },
      ],
    },
    {
      block: 'cards',
      anchor: 'what-you-get',
      isLifted: true,
      heading: t('備課、上課、帶班', '备课、上课、带班', 'Prepare, teach, manage', '準備・授業・クラス'),
      items: [
        {
          title: t('備課', '备课', 'Prepare', '準備する'),
          text: t(
            '110 堂官方教材拿來就能上，也能放進自己的題目。',
            '110 节官方教材拿来就能上，也能放进自己的题目。',
            'The 110 official lessons are ready to teach, and there is room for material of your own.',
            '公式教材110レッスンはそのまま授業に使え、ご自分の問題も加えられます。',
          ),
          label: t('看教材', '看教材', 'The materials', '教材を見る'),
          to: '#prepare',
          position: { size: 9, black: 'D6 C5 D4 E4 F6', white: 'D5 E5 G4', last: 'E5', crop: 'B2 H8' },
        },
        {
          title: t('上課', '上课', 'Teach', '教える'),
          text: t(
            '互動棋盤、多媒體教室與直播課，學生在哪裡都能坐到棋盤前。',
            '互动棋盘、多媒体教室与直播课，学生在哪里都能坐到棋盘前。',
            'An interactive board, a multimedia classroom and live classes: your students are at the board wherever they are.',
            '操作できる碁盤、マルチメディア教室、ライブ授業。生徒はどこからでも盤の前に座れます。',
          ),
          label: t('看教室', '看教室', 'The classroom', '教室を見る'),
          to: '#classroom',
          position: { size: 9, black: 'C5 D6 E5', white: 'D5 F4 C3', ghost: 'D4', crop: 'B2 G7' },
        },
        {
          title: t('帶班', '带班', 'Manage', 'クラスを見る'),
          text: t(
            '一次建好全班帳號，分班、看進度、匯出給家長的報表。',
            '一次建好全班账号，分班、看进度、导出给家长的报表。',
            'Create accounts for a whole class at once, sort students into groups, follow their progress and export reports for parents.',
            'クラス全員のアカウントを一度に作り、クラス分け、学習状況の確認、保護者向けレポートまで。',
          ),
          label: t('看班級管理', '看班级管理', 'Your classes', 'クラス管理を見る'),
          to: '#students',
          position: { size: 13, black: 'D10 K4 K7 G11', white: 'K10 D4 C7 G3' },
        },
      ],
    },
    {
      block: 'pictureText',
      anchor: 'prepare',
      illustration: 'workbook-open',
      eyebrow: t('備課', '备课', 'Prepare', '準備する'),
      heading: t(
        '晚上不必再剪貼題目',
        '晚上不必再剪贴题目',
        'No more cutting and pasting at night',
        '夜なべの教材作りは、もういりません',
      ),
      items: [
        {
          title: t('110 堂官方教材', '110 节官方教材', '110 official lessons', '公式教材110レッスン'),
          text: t(
            '包含在年費裡，依級別排好。',
            '包含在年费里，按级别排好。',
            'Part of the yearly fee, in the order of the grades.',
            '年会費に含まれ、グレード順に並んでいます。',
          ),
        },
        {
          title: t('自己的教材', '自己的教材', 'Your own materials', 'ご自分の教材'),
          text: t(
            '放進自己的題目與講義，留給下一班用。',
            '放进自己的题目与讲义，留给下一班用。',
            'Add your own problems and notes, and keep them for the next class.',
            '問題や資料を加え、次のクラスでも使えます。',
          ),
        },
        {
          title: t('老師自己也學', '老师自己也学', 'Study for yourself', '先生ご自身の学習に'),
          text: t(
            'G19 到 G1 的課程與模擬檢定，老師都能自修。',
            'G19 到 G1 的课程与模拟考级，老师都能自学。',
            'The courses and mock exams from G19 to G1 are open to you for self-study.',
            'G19〜G1のコースと模擬検定で、先生も学べます。',
          ),
        },
      ],
    },
    {
      block: 'pictureText',
      anchor: 'classroom',
      tone: 'tinted',
      side: 'right',
      illustration: 'online-lesson',
      eyebrow: t('上課', '上课', 'Teach', '教える'),
      heading: t(
        '每個學生，都看得到同一手',
        '每个学生，都看得到同一手',
        'Everyone sees the same move',
        '全員が、同じ一手を見る',
      ),
      items: [
        {
          title: t('互動棋盤', '互动棋盘', 'Interactive board', '操作できる碁盤'),
          text: t(
            '老師落子，學生接著下；下錯了，一起看後果。',
            '老师落子，学生接着下；下错了，一起看后果。',
            'You play, a student answers, and everybody sees what a mistake leads to.',
            '先生が打ち、生徒が応じ、間違いの結果も一緒に確かめます。',
          ),
        },
        {
          title: t('多媒體教室', '多媒体教室', 'Multimedia classroom', 'マルチメディア教室'),
          text: t(
            '影片、圖與棋譜放在同一個畫面。',
            '视频、图与棋谱放在同一个画面。',
            'Videos, pictures and game records on one screen.',
            '動画・図・棋譜を一つの画面に。',
          ),
        },
        {
          title: t('直播課', '直播课', 'Live classes', 'ライブ授業'),
          text: t(
            '用自己的時數開課，學生進教室不另收費。',
            '用自己的时长开课，学生进教室不另收费。',
            'You teach on your own minutes; students enter free of charge.',
            'ご自分の時間で開講し、生徒の参加は無料です。',
          ),
        },
      ],
    },
    {
      block: 'pictureText',
      anchor: 'students',
      illustration: 'classroom',
      eyebrow: t('帶班', '带班', 'Manage', 'クラスを見る'),
      heading: t(
        '三十個孩子，三十條進度',
        '三十个孩子，三十条进度',
        'Thirty children, thirty paths',
        '30人いれば、30通りの道',
      ),
      items: [
        {
          title: t('批次建立帳號、分班', '批量创建账号、分班', 'Bulk accounts, class groups', '一括作成とクラス分け'),
          text: t('一次建好全班。', '一次建好全班。', 'A whole class at once.', 'クラス全員を一度に。'),
        },
        {
          title: t('追蹤進度、匯出報表', '跟踪进度、导出报表', 'Progress and reports', '学習状況とレポート'),
          text: t(
            '誰卡住了一看就知道，家長問起也答得出來。',
            '谁卡住了一看就知道，家长问起也答得上来。',
            'See who is stuck, and have an answer for parents.',
            'つまずきが分かり、保護者に説明できます。',
          ),
        },
        {
          title: t('與學生傳訊', '与学生发消息', 'Messages with students', '生徒とのメッセージ'),
          text: t(
            '下課後，學生也問得到你。',
            '下课后，学生也找得到你。',
            'They can reach you after class.',
            '授業のあとも質問に答えられます。',
          ),
        },
        {
          title: t('自己的教師專頁', '自己的教师主页', 'A page of your own', '先生専用ページ'),
          text: t('讓家長找得到你。', '让家长找得到你。', 'So that parents find you.', '保護者に見つけてもらえます。'),
        },
        {
          title: t('為學生開通課程', '为学生开通课程', 'Activate courses', '受講権を付与'),
          text: t(
            '依自己的級別，另計費。',
            '按自己的级别，另计费。',
            'Within your grade, charged separately.',
            'グレードの範囲で（別料金）。',
          ),
        },
        {
          title: t('產生課程序號', '生成兑换码', 'Generate course codes', 'コースコードの発行'),
          text: t(
            '發給學生自己兌換，另計費。',
            '发给学生自己兑换，另计费。',
            'For students to redeem, charged separately.',
            '生徒がご自分で引き換え（別料金）。',
          ),
        },
      ],
    },
    {
      block: 'table',
      anchor: 'cost',
      tone: 'tinted',
      eyebrow: t('費用', '费用', 'Cost', '費用'),
      heading: t(
        '年費包含什麼，什麼另計',
        '年费包含什么，什么另计',
        'What the yearly fee covers, and what it doesn’t',
        '年会費の範囲と、別料金のもの',
      ),
      columns: [t('項目', '项目', 'What', '項目'), t('費用', '费用', 'Cost', '費用')],
      rows: [
        {
          cells: [
            t('計畫年費', '计划年费', 'The program', '年会費'),
            t(
              '每月新台幣 400 元，以年計費，一次銀行匯款 4,800 元',
              '每月新台币 400 元，按年计费，一次性银行汇款 4,800 元',
              '400 TWD a month, billed yearly: 4,800 TWD once by bank transfer',
              '月額400台湾ドル。1年分4,800台湾ドルを銀行振込で一括',
            ),
          ],
        },
        {
          cells: [
            t(
              '110 堂官方教材、自編教材、教室',
              '110 节官方教材、自编教材、教室',
              '110 official lessons, your own materials, the classroom',
              '公式教材110レッスン、自作教材、教室',
            ),
            t(
              '包含，學生、班級、進度與報表的管理也在內',
              '包含，学生、班级、进度与报表的管理也在内',
              'Included, with students, classes, progress and reports',
              '年会費に含む（生徒・クラス・進度・レポートの管理も）',
            ),
          ],
        },
        {
          cells: [
            t('自修 G19–G1', '自学 G19–G1', 'Self-study, G19 to G1', 'G19〜G1の自習'),
            t(
              '包含，課程與模擬檢定',
              '包含，课程与模拟考级',
              'Included: courses and mock exams',
              '年会費に含む（コースと模擬検定）',
            ),
          ],
        },
        {
          cells: [
            t('直播時數', '直播时长', 'Live minutes', 'ライブ授業の時間'),
            t(
              '1,000 分鐘 {price:pack-1000}、5,000 分鐘 {price:pack-5000}；上課時才扣，不會過期',
              '1,000 分钟 {price:pack-1000}、5,000 分钟 {price:pack-5000}；上课时才扣，不会过期',
              '{price:pack-1000} for 1,000 minutes, {price:pack-5000} for 5,000; counted only while you teach, and they do not expire',
              '1,000分は{price:pack-1000}、5,000分は{price:pack-5000}。授業中だけ減り、期限はありません',
            ),
          ],
        },
        {
          cells: [
            t(
              '為學生開通課程、產生序號',
              '为学生开通课程、生成兑换码',
              'Activating courses, course codes',
              '受講権の付与、コードの発行',
            ),
            t(
              '另計，依教師後台標示的價格',
              '另计，按教师后台标示的价格',
              'Charged separately, at the prices in your dashboard',
              '別料金（管理画面に表示される価格）',
            ),
          ],
        },
      ],
    },
    {
      block: 'offer',
      anchor: 'live-minutes',
      show: 'prices',
      eyebrow: t('直播時數', '直播时长', 'Live minutes', 'ライブ授業の時間'),
      heading: t('上多少課，扣多少時數', '上多少课，扣多少时长', 'Pay for the minutes you teach', '教えた分だけ、使う'),
      lead: t(
        '5,000 分鐘比買五次 1,000 分鐘省 {saving:pack-5000}。下課後自動停止計時。',
        '5,000 分钟比买五次 1,000 分钟省 {saving:pack-5000}。下课后自动停止计时。',
        'The pack of 5,000 saves {saving:pack-5000} over five packs of 1,000. Counting stops when the lesson ends.',
        '5,000分は、1,000分を5回買うより{saving:pack-5000}お得です。授業が終わると計測も止まります。',
      ),
      productIds: ['pack-500', 'pack-1000', 'pack-2000', 'pack-5000'],
    },
    {
      block: 'table',
      anchor: 'activation',
      tone: 'tinted',
      eyebrow: t('為學生開通課程', '为学生开通课程', 'Activating courses', '受講権の付与'),
      heading: t(
        '你的級別，決定開通的範圍',
        '你的级别，决定开通的范围',
        'Your own grade sets the range',
        'ご自身のグレードで、範囲が決まります',
      ),
      lead: t(
        '申請計畫不看級別；要為學生開通課程時，才看老師自己的 IGQE 級別。',
        '申请计划不看级别；要为学生开通课程时，才看老师自己的 IGQE 级别。',
        'You don’t need a grade to apply. Your own IGQE grade only sets what you may activate for students.',
        'お申し込みにグレードの条件はありません。生徒に受講権を付与できる範囲だけが、先生ご自身のIGQEグレードによります。',
      ),
      columns: [
        t('你的 IGQE 級別', '你的 IGQE 级别', 'Your IGQE grade', '先生のIGQEグレード'),
        t('可以開通', '可以开通', 'You may activate', '付与できる範囲'),
      ],
      rows: [15, 10, 5].map((own) => ({ cells: limitOf(own) })),
      note: t(
        '數字越小越強：「G15 以上」就是 G15 或更強。還沒有級別的老師，可以用課程序號，或先參加檢定。',
        '数字越小越强：“G15 以上”就是 G15 或更强。还没有级别的老师，可以用兑换码，或先参加考级。',
        'A smaller number is stronger, so “G15 or stronger” means G15, G14 and on to G1. Without a grade you can hand out course codes, or take an exam first.',
        '数字が小さいほど強く、「G15以上」はG15かそれより強いことを表します。グレードのない先生は、コースコードを使うか、まず検定をお受けください。',
      ),
    },
    {
      block: 'pictureText',
      anchor: 'eligibility',
      side: 'right',
      illustration: 'certificate',
      eyebrow: t('申請資格', '申请资格', 'Who is eligible', '申し込み資格'),
      heading: t(
        '兩種老師，都歡迎',
        '两种老师，都欢迎',
        'Two kinds of teachers are welcome',
        'こんな先生を、お待ちしています',
      ),
      items: [
        {
          title: t('持有認證教師證', '持有认证教师证', 'A certified instructor', '認定指導員証をお持ちの方'),
          text: t(
            '本平台認證的教師證即可。',
            '本平台认证的教师证即可。',
            'You hold our platform’s instructor certificate.',
            '当サービスの認定指導員証をお持ちの先生。',
          ),
        },
        {
          title: t('職業棋士', '职业棋手', 'A professional player', 'プロ棋士の方'),
          text: t(
            '附上職業棋士身分的證明。',
            '附上职业棋手身份的证明。',
            'Attach proof of your professional status.',
            'そのことを示す書類を添えてください。',
          ),
        },
        {
          title: t('沒有級別要求', '没有级别要求', 'No grade is required', 'グレードの条件はありません'),
          text: t(
            '會教，比級別更重要。',
            '会教，比级别更重要。',
            'Teaching well matters more.',
            '教える力を大切にしています。',
          ),
        },
      ],
    },
    {
      block: 'steps',
      anchor: 'steps',
      tone: 'tinted',
      eyebrow: t('五個步驟', '五个步骤', 'Five steps', '5つのステップ'),
      heading: t(
        '從線上申請到開第一班',
        '从在线申请到开第一班',
        'From the form to your first class',
        'お申し込みから、最初のクラスまで',
      ),
      items: [
        {
          title: t('線上申請', '在线申请', 'Apply online', 'オンラインで申し込む'),
          text: t(
            '寫明完整資料，附上證明文件。',
            '写明完整信息，附上证明文件。',
            'Include the details listed below and attach your documents.',
            '必要事項を書き、証明書類を添付します。',
          ),
        },
        {
          title: t('審核', '审核', 'Review', '審査'),
          time: t('3 到 5 個工作天', '3 至 5 个工作日', '3 to 5 business days', '3〜5営業日'),
          text: t(
            '我們確認資格與文件。',
            '我们确认资格与文件。',
            'We check your documents.',
            '資格と書類を確認します。',
          ),
        },
        {
          title: t('收到繳費說明', '收到缴费说明', 'Payment details', 'お支払いのご案内'),
          time: t('通過後', '通过后', 'On approval', '承認後'),
          text: t(
            '電子郵件寫明帳戶與金額。',
            '邮件写明账户与金额。',
            'An email gives you the account and the amount.',
            '口座と金額をメールでお知らせします。',
          ),
        },
        {
          title: t('銀行匯款', '银行汇款', 'Bank transfer', '銀行振込'),
          time: t('一次 4,800 元', '一次 4,800 元', '4,800 TWD, once', '4,800台湾ドルを一括'),
          text: t('這是一年的費用。', '这是一年的费用。', 'That is the fee for a year.', '1年分の年会費です。'),
        },
        {
          title: t('帳號開通', '账号开通', 'Your account', 'アカウントのお渡し'),
          time: t('3 個工作天內', '3 个工作日内', 'Within 3 business days', '3営業日以内'),
          text: t(
            '全部教學功能，可以開第一班了。',
            '全部教学功能，可以开第一班了。',
            'Every teaching feature is ready. Open your first class.',
            'すべての指導機能を使って、最初のクラスを開けます。',
          ),
        },
      ],
    },
    {
      block: 'pictureText',
      anchor: 'apply',
      illustration: 'teacher',
      eyebrow: t('現在就申請', '现在就申请', 'Apply now', '今すぐ申し込む'),
      heading: t(
        '線上填寫，準備這幾樣',
        '在线填写，准备这几样',
        'Apply online; have these ready',
        'オンラインで、次のものをご用意のうえ',
      ),
      body: t(
        '- **姓名、電話與電子郵件**\n- **證明文件**：認證教師證，或職業棋士的證明\n- **IGQE 級別**（有的話）：用來設定可開通的範圍\n- **在哪裡教、教誰**：學校、教室或線上，學生大約幾歲',
        '- **姓名、电话与邮箱**\n- **证明文件**：认证教师证，或职业棋手的证明\n- **IGQE 级别**（如有）：用来设置可开通的范围\n- **在哪里教、教谁**：学校、教室或线上，学生大约几岁',
        '- **Your name, phone and email**\n- **Proof**: your instructor certificate, or evidence of your professional status\n- **Your IGQE grade**, if you have one: it sets what you may activate\n- **Where and whom you teach**: a school, a club or online, and how old the students are',
        '- **お名前・電話番号・メールアドレス**\n- **証明書類**：認定指導員証、またはプロ棋士であることを示すもの\n- **IGQEグレード**（お持ちの場合）：付与できる範囲の設定に使います\n- **どこで、だれに教えているか**：学校・教室・オンライン、生徒の年齢',
      ),
      actions: [{ label: t('線上申請', '在线申请', 'Apply online', 'オンラインで申し込む'), to: 'origin/apply' }],
    },
    {
      block: 'contact',
      anchor: 'contact',
      tone: 'tinted',
      heading: t('申請前，先問問看', '申请前，先问问看', 'Questions before you apply', 'お申し込みの前に'),
      lead: t(
        '哪一種方式都可以，辦公時間內由真人回覆。',
        '哪一种方式都可以，办公时间内由真人回复。',
        'Any of these will do. A person answers during office hours.',
        'どの方法でも、営業時間内に担当者がお答えします。',
      ),
    },
    {
      block: 'offer',
      anchor: 'training',
      eyebrow: t('給老師的課', '给老师的课', 'For teachers', '先生のためのコース'),
      heading: t('教學，也可以學', '教学，也可以学', 'Teaching can be learned', '教え方も、学べます'),
      lead: t(
        '不必加入計畫也能單獨購買的師資培訓，附上課堂用的表格與範例。',
        '不必加入计划也能单独购买的师资培训，附上课堂用的表格与示例。',
        'Teacher training you can buy without joining, with sheets and examples for your lessons.',
        'プログラムに参加していなくても購入できる指導者研修です。授業で使う表や見本がつきます。',
      ),
      productIds: ['itp-classroom', 'itp-children', 'itp-problem-making', 'itp-online-live'],
      note: t(
        '還沒打開任何影片課：第 1 到 7 天全額退費，第 8 到 14 天退 30%，第 15 天起不退費。',
        '尚未打开任何视频课：第 1 至 7 天全额退款，第 8 至 14 天退 30%，第 15 天起不予退款。',
        'As long as no video lesson has been opened: 100% back through day 7, 30% on days 8 to 14, nothing from day 15.',
        '動画を1本も開いていない場合に限り、7日目までは全額、8〜14日目は30%を返金します。15日目以降の返金はありません。',
      ),
    },
    {
      block: 'questions',
      show: 'group',
      groupCode: 'teachers',
      tone: 'tinted',
      heading: t('老師常問', '老师常问', 'Teachers ask', '先生からのご質問'),
    },
    {
      block: 'callToAction',
      heading: t(
        '下一班，少做一點雜事。',
        '下一班，少做一点杂事。',
        'Your next class, without the paperwork.',
        '次のクラスは、指導に集中を。',
      ),
      lead: t(
        '十分鐘就能填完，審核 3 到 5 個工作天。',
        '十分钟就能填完，审核 3 至 5 个工作日。',
        'Ten minutes to apply; the review takes 3 to 5 business days.',
        'ご記入は10分ほど。審査は3〜5営業日です。',
      ),
      actions: [
        { label: t('線上申請', '在线申请', 'Apply online', 'オンラインで申し込む'), to: 'origin/apply' },
        {
          label: t('指南與培訓', '指南与培训', 'Guides and training', '指導書と研修'),
          to: 'courses?coursesType=itp',
        },
      ],
    },
  ],
};
