import { sectionBlocks } from '../section-blocks';
import type { SeedPage } from '../types';

export const igqeIntroPage: SeedPage = {
  slug: 'igqe-intro',
  title: {
    'zh-TW': 'IGQE 圍棋分級檢定',
    'zh-CN': 'IGQE 围棋考级',
    'en-US': 'IGQE: the Go Ranking Exam',
    'ja-JP': 'IGQE 囲碁グレード検定',
  },
  lead: {
    'zh-TW': '19 個級別、四個階段：考的是什麼、誰主辦、在哪裡考，一頁說清楚。',
    'zh-CN': '19 个级别、四个阶段：考什么、谁主办、在哪里考，一页说清楚。',
    'en-US': 'Nineteen grades in four stages: what is asked, who holds the exam, and where you take it.',
    'ja-JP': '19のグレードと4つの段階。何が問われ、どこで受けられるのかをまとめました。',
  },
  startsAt: null,
  endsAt: null,
  menus: ['header', 'about'],
  menuLabel: { 'zh-TW': '圍棋檢定', 'zh-CN': '围棋考级', 'en-US': 'Ranking exams', 'ja-JP': '囲碁検定' },
  blocks: [
    {
      block: 'hero',
      heading: {
        'zh-TW': 'IGQE 圍棋分級檢定',
        'zh-CN': 'IGQE 围棋考级',
        'en-US': 'IGQE: the Go Ranking Exam',
        'ja-JP': 'IGQE 囲碁グレード検定',
      },
      lead: {
        'zh-TW': '19 個級別、四個階段：考的是什麼、誰主辦、在哪裡考，一頁說清楚。',
        'zh-CN': '19 个级别、四个阶段：考什么、谁主办、在哪里考，一页说清楚。',
        'en-US': 'Nineteen grades in four stages: what is asked, who holds the exam, and where you take it.',
        'ja-JP': '19のグレードと4つの段階。何が問われ、どこで受けられるのかをまとめました。',
      },
      illustration: 'exam',
    },
    ...sectionBlocks([
      {
        id: 'what-it-is',
        heading: { 'zh-TW': '什麼是 IGQE？', 'zh-CN': '什么是 IGQE？', 'en-US': 'What it is', 'ja-JP': 'IGQEとは' },
        body: {
          'zh-TW':
            'IGQE 是我們為課程訂的圍棋分級檢定：從 G19 到 G1 共 19 級，數字越小越強，「G15 以上」就是 G15 或更強。課程、題庫與 AI 檢定都用這把尺，老師為學生開通課程的範圍也看自己的級別。\n\nG15 是兩個階段的交界：入門課從 G19 教到 G15，通過 G15 檢定，就進入中級。',
          'zh-CN':
            'IGQE 是我们为课程制定的围棋考级：从 G19 到 G1 共 19 级，数字越小越强，“G15 以上”就是 G15 或更强。课程、题库和 AI 考级都用这把尺，老师为学生开通课程的范围也看自己的级别。\n\nG15 是两个阶段的交界：入门课从 G19 教到 G15，通过 G15 考级，就进入中级。',
          'en-US':
            'The IGQE is the Go ranking exam behind our courses: 19 grades from G19 to G1. A smaller number is stronger, so “G15 or stronger” means G15, G14 and on to G1. Courses, problems and AI exams use the same scale, and so do the grades a teacher may activate.\n\nG15 is where two stages meet: the beginner courses lead from G19 to G15, and passing the G15 exam is how you enter the intermediate stage.',
          'ja-JP':
            'IGQEは、当サイトのコースのもとになる囲碁グレード検定です。G19からG1までの19グレードがあり、数字が小さいほど強く、「G15以上」はG15かそれより強いことを表します。コース、問題、AI検定はすべてこのものさしに沿い、先生が受講権を付与できる範囲もグレードで決まります。\n\nG15は二つの段階の境目です。入門コースはG19からG15まで進み、G15の検定に合格すると中級の段階に入ります。',
        },
      },
      {
        id: 'beginner',
        heading: {
          'zh-TW': '入門 G19–G16',
          'zh-CN': '入门 G19–G16',
          'en-US': 'Beginner, G19–G16',
          'ja-JP': '入門 G19〜G16',
        },
        body: {
          'zh-TW': '會數氣、提子、連接與切斷，懂得打劫，能在 9 路棋盤下完一盤棋並判斷勝負。接著就考 G15。',
          'zh-CN': '会数气、提子、连接与切断，懂得打劫，能在 9 路棋盘下完一盘棋并判断胜负。接着就考 G15。',
          'en-US':
            'Counts liberties, captures, connects and cuts, knows ko, and can finish a 9×9 game and tell who won. G15 comes next.',
          'ja-JP':
            '呼吸点を数え、石を取り、ツギとキリが分かり、コウを知っています。9路盤で終局まで打ち、勝敗を判断できます。次の目標はG15です。',
        },
      },
      {
        id: 'intermediate',
        heading: {
          'zh-TW': '中級 G15–G11',
          'zh-CN': '中级 G15–G11',
          'en-US': 'Intermediate, G15–G11',
          'ja-JP': '中級 G15〜G11',
        },
        body: {
          'zh-TW': '能用征子與枷吃子，分得清活棋與死棋，開始在 19 路棋盤上圍地、數地。',
          'zh-CN': '能用征子和枷吃子，分得清活棋与死棋，开始在 19 路棋盘上围地、数目。',
          'en-US':
            'Uses ladders and nets, tells living groups from dead ones, and begins to build and count territory on 19×19.',
          'ja-JP': 'シチョウやゲタで石を取り、生き死にを見分けます。19路盤で地を囲い、数え始めます。',
        },
      },
      {
        id: 'advanced',
        heading: {
          'zh-TW': '高級 G10–G6',
          'zh-CN': '高级 G10–G6',
          'en-US': 'Advanced, G10–G6',
          'ja-JP': '上級 G10〜G6',
        },
        body: {
          'zh-TW': '布局有方向，知道定石為何如此，能攻擊弱棋、安頓自己的棋，並比較官子大小。',
          'zh-CN': '布局有方向，知道定式为何如此，能攻击弱棋、安顿自己的棋，并比较官子大小。',
          'en-US':
            'Opens with direction, understands why a joseki is played, attacks weak groups, settles its own, and compares endgame moves.',
          'ja-JP':
            '方向をもって布石を打ち、定石の意味を理解します。弱い石を攻め、自分の石を治まらせ、ヨセの大小を比べられます。',
        },
      },
      {
        id: 'mastery',
        heading: {
          'zh-TW': '精通 G5–G1',
          'zh-CN': '精通 G5–G1',
          'en-US': 'Mastery, G5–G1',
          'ja-JP': 'マスター G5〜G1',
        },
        body: {
          'zh-TW': '能做形勢判斷，選擇打入或淺消，懂得棄子與轉換，在沒有標準答案的局面做出有理由的決定。',
          'zh-CN': '能做形势判断，选择打入或浅消，懂得弃子与转换，在没有标准答案的局面做出有理由的决定。',
          'en-US':
            'Judges the whole board, chooses between invading and reducing, sacrifices and trades, and decides with a reason when there is no textbook answer.',
          'ja-JP':
            '形勢を判断し、打ち込みか消しかを選び、捨て石やフリカワリも使えます。決まった答えのない局面でも、理由のある選択ができます。',
        },
      },
      {
        id: 'format',
        heading: {
          'zh-TW': '考什麼？怎樣算通過？',
          'zh-CN': '考什么？怎样算通过？',
          'en-US': 'What is asked, and what passes',
          'ja-JP': '出題内容と合格の目安',
        },
        body: {
          'zh-TW':
            '題目在互動棋盤上作答，分三個部分，級別越高題目越多、時間越長：G19 是 15 分鐘 20 題，G1 是 60 分鐘 35 題，大約答對七成通過。每一級考哪三部分、要答對幾題，都寫在該級模擬檢定的頁面上。\n\n模擬檢定和正式檢定範圍、時間相同，購買後不限次數重考，但不發證書。',
          'zh-CN':
            '题目在互动棋盘上作答，分三个部分，级别越高题目越多、时间越长：G19 是 15 分钟 20 题，G1 是 60 分钟 35 题，大约答对七成通过。每一级考哪三部分、要答对几题，都写在该级模拟题的页面上。\n\n模拟考级和正式考级范围、时间相同，购买后不限次数重考，但不颁发证书。',
          'en-US':
            'You answer on an interactive board, in three parts. Stronger grades ask more and take longer: G19 has 20 questions in 15 minutes, G1 has 35 in an hour, and about 70% right passes. The page of each mock exam says which three parts it has and how many right answers you need.\n\nA mock exam has the same scope and clock. You may retake it without limit, but it gives no certificate.',
          'ja-JP':
            '盤上で答える問題が三部に分かれて出ます。グレードが上がるほど問題が増え、時間も長くなります。G19は15分・20問、G1は60分・35問で、合格の目安はおよそ7割です。各グレードの三部の内容と合格に必要な正解数は、そのグレードの模擬検定のページに書かれています。\n\n模擬検定は範囲も時間も公式検定と同じです。何度でも受け直せますが、認定証は出ません。',
        },
      },
      {
        id: 'registration',
        heading: {
          'zh-TW': '在哪裡考？費用與證書',
          'zh-CN': '在哪里考？费用与证书',
          'en-US': 'Where, how much, and the certificate',
          'ja-JP': '会場・費用・認定証',
        },
        body: {
          'zh-TW':
            '正式檢定由先手圍棋主辦，在各分校舉行，有老師監考；場次與報名費由分校公告，請致電最近的分校報名。通過後發給證書，寫明姓名、級別與日期。\n\n還不確定該考哪一級？先做模擬檢定：{price:verification-g19} 起，最高級 {price:verification-g1}。',
          'zh-CN':
            '正式考级由先手围棋主办，在各校区举行，由老师监考；场次与报名费由校区公布，请致电最近的校区报名。通过后颁发证书，写明姓名、级别与日期。\n\n还不确定该考哪一级？先做模拟题：{price:verification-g19} 起，最高级 {price:verification-g1}。',
          'en-US':
            'Sente Go holds the official exam at its branches, with a teacher in the room. Each branch announces its dates and its fee; call the one nearest to you to register. If you pass you receive a certificate with your name, grade and the date.\n\nNot sure which grade to take? Start with a mock exam, from {price:verification-g19} for the first grade to {price:verification-g1} for the last.',
          'ja-JP':
            '公式検定は先手囲碁が主催し、各教室で講師の立ち会いのもとに行います。日程と受検料は教室ごとにお知らせしますので、お近くの教室へお電話でお申し込みください。合格された方には、お名前・グレード・日付を記した認定証をお渡しします。\n\nどのグレードを受けるか迷うときは、まず模擬検定をどうぞ。{price:verification-g19}から、最上位のG1は{price:verification-g1}です。',
        },
      },
    ]),
  ],
};
