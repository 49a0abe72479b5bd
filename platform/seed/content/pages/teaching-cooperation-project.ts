import { sectionBlocks } from '../section-blocks';
import type { SeedPage } from '../types';

export const teachingCooperationProjectPage: SeedPage = {
  slug: 'TeachingCooperationProject',
  title: {
    'zh-TW': '教學合作計畫',
    'zh-CN': '教学合作计划',
    'en-US': 'Teaching Partnership Program',
    'ja-JP': '指導者パートナープログラム',
  },
  lead: {
    'zh-TW': '把備課、教室和學生管理交給平台，老師專心教棋。每月新台幣 400 元。',
    'zh-CN': '把备课、教室和学生管理交给平台，老师专心教棋。每月新台币 400 元。',
    'en-US': 'Leave materials, classroom and administration to the platform and teach. 400 TWD a month.',
    'ja-JP': '教材、教室、生徒管理はお任せください。先生は指導に専念できます。月額400台湾ドルです。',
  },
  startsAt: null,
  endsAt: null,
  menus: ['more'],
  blocks: [
    {
      block: 'hero',
      heading: {
        'zh-TW': '教學合作計畫',
        'zh-CN': '教学合作计划',
        'en-US': 'Teaching Partnership Program',
        'ja-JP': '指導者パートナープログラム',
      },
      lead: {
        'zh-TW': '把備課、教室和學生管理交給平台，老師專心教棋。每月新台幣 400 元。',
        'zh-CN': '把备课、教室和学生管理交给平台，老师专心教棋。每月新台币 400 元。',
        'en-US': 'Leave materials, classroom and administration to the platform and teach. 400 TWD a month.',
        'ja-JP': '教材、教室、生徒管理はお任せください。先生は指導に専念できます。月額400台湾ドルです。',
      },
      illustration: 'teaching-desk',
    },
    ...sectionBlocks([
      {
        id: 'what-you-get',
        heading: {
          'zh-TW': '可以使用的功能',
          'zh-CN': '可以使用的功能',
          'en-US': 'What you get',
          'ja-JP': 'ご利用いただける機能',
        },
        body: {
          'zh-TW':
            '110 堂官方課程教材、自編教材、互動棋盤、多媒體教室、直播課。\n\n批次建立學生帳號、分班、追蹤進度、匯出報表、與學生傳訊，以及自己的教師專頁。\n\n老師本人可以自修 G19 到 G1 課程與模擬檢定。',
          'zh-CN':
            '110 节官方课程教材、自编教材、互动棋盘、多媒体教室、直播课。\n\n批量创建学生账号、分班、追踪进度、导出报表、与学生发消息，以及自己的教师主页。\n\n老师本人可以自学 G19 到 G1 课程与模拟考级。',
          'en-US':
            'The 110 official lessons, your own materials, an interactive board, a multimedia classroom and live courses.\n\nBulk student accounts, class groups, progress tracking, report export, messages with students, and a teacher page of your own.\n\nSelf-study of the G19 to G1 courses and mock exams.',
          'ja-JP':
            '公式教材110レッスン、自作教材、操作できる碁盤、マルチメディア教室、ライブ授業。\n\n生徒アカウントの一括作成、クラス分け、学習状況の確認、レポート出力、生徒とのメッセージ、先生専用ページ。\n\n先生ご自身も、G19〜G1のコースと模擬検定で学べます。',
        },
      },
      {
        id: 'eligibility',
        heading: { 'zh-TW': '申請資格', 'zh-CN': '申请资格', 'en-US': 'Who is eligible', 'ja-JP': '申し込み資格' },
        body: {
          'zh-TW': '持有本平台認證的教師證，或為職業棋士。沒有級別要求，申請時請附上證明文件。',
          'zh-CN': '持有本平台认证的教师证，或为职业棋手。没有级别要求，申请时请附上证明文件。',
          'en-US':
            'Holders of our certified instructor certificate, and professional players. No grade is required. Please attach proof when you apply.',
          'ja-JP':
            '当サービスの認定指導員証をお持ちの方、またはプロ棋士の方。グレードの条件はありません。お申し込みの際に証明書類を添付してください。',
        },
      },
      {
        id: 'cost',
        heading: { 'zh-TW': '費用', 'zh-CN': '费用', 'en-US': 'Cost', 'ja-JP': '費用' },
        body: {
          'zh-TW':
            '每月新台幣 400 元，以年計費，一次銀行匯款 4,800 元。為學生開通課程與產生課程序號，另依後台標示的價格計費。',
          'zh-CN':
            '每月新台币 400 元，按年计费，一次性银行汇款 4,800 元。为学生开通课程与生成兑换码，另按后台标示的价格计费。',
          'en-US':
            '400 TWD a month, billed yearly: 4,800 TWD paid once by bank transfer. Activating courses for students and generating course codes are charged at the prices in the dashboard.',
          'ja-JP':
            '月額400台湾ドル、1年分4,800台湾ドルを銀行振込で一括してお支払いいただきます。生徒への受講権の付与とコード発行は、管理画面に表示される価格での別料金です。',
        },
      },
      {
        id: 'steps',
        heading: { 'zh-TW': '五個步驟', 'zh-CN': '五个步骤', 'en-US': 'Five steps', 'ja-JP': '5つのステップ' },
        body: {
          'zh-TW':
            '一、送出申請：填寫完整資料並附上證明文件。\n\n二、審核：3 到 5 個工作天。\n\n三、通過：收到載明繳費方式的電子郵件。\n\n四、匯款：以銀行匯款繳納年費。\n\n五、開通：3 個工作天內交付帳號，即可使用全部教學功能。',
          'zh-CN':
            '一、提交申请：填写完整信息并附上证明文件。\n\n二、审核：3 至 5 个工作日。\n\n三、通过：收到载明缴费方式的邮件。\n\n四、汇款：通过银行汇款缴纳年费。\n\n五、开通：3 个工作日内交付账号，即可使用全部教学功能。',
          'en-US':
            '1. Apply with full information and proof documents.\n\n2. Review takes 3 to 5 business days.\n\n3. On approval you receive an email with the payment details.\n\n4. Pay the yearly fee by bank transfer.\n\n5. Your account is delivered within 3 business days, with every teaching feature.',
          'ja-JP':
            '1. 必要事項を入力し、証明書類を添えて申し込みます。\n\n2. 審査には3〜5営業日かかります。\n\n3. 承認後、お支払い方法をメールでご案内します。\n\n4. 年会費を銀行振込でお支払いください。\n\n5. 3営業日以内にアカウントをお渡しし、すべての指導機能をお使いいただけます。',
        },
      },
      {
        id: 'live-minutes',
        heading: {
          'zh-TW': '直播時數',
          'zh-CN': '直播时长',
          'en-US': 'Live teaching minutes',
          'ja-JP': 'ライブ授業の時間',
        },
        body: {
          'zh-TW':
            '直播課按分鐘計費，用多少扣多少，不會過期：1,000 分鐘 {price:pack-1000}，5,000 分鐘 {price:pack-5000}（省 {saving:pack-5000}），另有 500 與 2,000 分鐘的時數包。',
          'zh-CN':
            '直播课按分钟计费，用多少扣多少，不会过期：1,000 分钟 {price:pack-1000}，5,000 分钟 {price:pack-5000}（省 {saving:pack-5000}），另有 500 与 2,000 分钟的时长包。',
          'en-US':
            'Live lessons use minutes, and only while you teach; unused minutes do not expire. 1,000 minutes are {price:pack-1000}, 5,000 are {price:pack-5000} (you save {saving:pack-5000}); packs of 500 and 2,000 are there too.',
          'ja-JP':
            'ライブ授業は教えた分数だけを使い、残りに期限はありません。1,000分は{price:pack-1000}、5,000分は{price:pack-5000}（{saving:pack-5000}お得）。500分と2,000分のパックもあります。',
        },
      },
      {
        id: 'activation',
        heading: {
          'zh-TW': '為學生開通課程的範圍',
          'zh-CN': '为学生开课的范围',
          'en-US': 'Which grades you may activate',
          'ja-JP': '生徒に受講権を付与できる範囲',
        },
        body: {
          'zh-TW':
            '依老師自己的 IGQE 級別：G15 以上（數字越小越強）可開通 G19–G17；G10 以上可開通 G19–G15；G5 以上可開通 G19–G10。',
          'zh-CN':
            '根据老师本人的 IGQE 级别：G15 以上（数字越小越强）可开通 G19–G17；G10 以上可开通 G19–G15；G5 以上可开通 G19–G10。',
          'en-US':
            'By your own IGQE grade: G15 or stronger (a smaller number is stronger) activates G19 to G17, G10 or stronger G19 to G15, and G5 or stronger G19 to G10.',
          'ja-JP':
            '先生ご自身のIGQEグレードによります。G15以上（数字が小さいほど強い）はG19〜G17、G10以上はG19〜G15、G5以上はG19〜G10です。',
        },
      },
    ]),
  ],
};
