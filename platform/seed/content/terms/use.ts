import type { SeedSection } from '../types';

/** How the service is used, and the general part. */
export const useTerms: SeedSection[] = [
  {
    id: 'exams',
    heading: { 'zh-TW': '模擬檢定與檢定', 'zh-CN': '模拟考级与考级', 'en-US': 'Exams', 'ja-JP': '検定' },
    body: {
      'zh-TW':
        '模擬檢定購買後可不限次數作答，結果僅供練習參考，不授予正式級別；購買後不能退費。正式檢定在分校舉行，報名、費用與規則以該分校的公告為準。',
      'zh-CN':
        '模拟考级购买后可不限次数作答，结果仅供练习参考，不授予正式级别；购买后不能退款。正式考级在校区举行，报名、费用和规则以该校区的公告为准。',
      'en-US':
        'A mock exam may be retaken without limit once bought. Its result is for practice and does not award an official grade; it is non-refundable. Official exams are held at branches, and registration, fee and rules are those the branch announces.',
      'ja-JP':
        '模擬検定はご購入後、何度でも受けられます。結果は練習の目安であり、正式なグレードを認定するものではありません。ご購入後の返金はできません。公式検定は教室で行い、申し込み・受検料・規則は教室のお知らせによります。',
    },
  },
  {
    id: 'live-lessons',
    heading: { 'zh-TW': '直播講座', 'zh-CN': '直播讲座', 'en-US': 'Live lectures', 'ja-JP': 'ライブ講座' },
    body: {
      'zh-TW':
        '直播講座可能因老師或網路狀況調整時間，我們會盡早通知。VIP 或直播講座票券有效期間，可觀看直播後 365 天內的重播；兩者到期後重播隨之停止。請勿公開其他學員的影像與聲音。',
      'zh-CN':
        '直播讲座可能因老师或网络状况调整时间，我们会尽早通知。VIP 或直播讲座票有效期间，可观看直播后 365 天内的回放；两者到期后回放随之停止。请勿公开其他学员的影像和声音。',
      'en-US':
        'A lecture may be moved because of the teacher or the network; we tell you as early as we can. While VIP or a lecture pass is valid you may watch a replay for 365 days after the session; when both have ended, replays end too. Do not publish other learners’ pictures or voices.',
      'ja-JP':
        '講師や通信の都合により日時を変更することがあり、その際はできるだけ早くお知らせします。VIPまたはライブ講座券の有効期間中は、終了後365日間アーカイブ視聴できます。どちらの期限も切れるとアーカイブ視聴は終了します。ほかの受講者の映像や音声を公開しないでください。',
    },
  },
  {
    id: 'children',
    heading: { 'zh-TW': '兒童', 'zh-CN': '儿童', 'en-US': 'Children', 'ja-JP': 'お子さまのご利用' },
    body: {
      'zh-TW':
        '線上課建議 5 歲以上並由家長陪同，分校課程建議 4 歲以上。兒童的帳號由家長建立與管理，購買亦須由家長進行。\n\n我們只收集上課必要的兒童資料，不向兒童推播廣告。',
      'zh-CN':
        '线上课建议 5 岁以上并由家长陪同，校区课程建议 4 岁以上。儿童账号由家长创建和管理，购买也须由家长进行。\n\n我们只收集上课必要的儿童信息，不向儿童推送广告。',
      'en-US':
        'We recommend online lessons from 5 with a parent, and classes in person from 4. A parent opens and looks after a child’s account and makes the purchases.\n\nWe collect only what the lessons need about a child and show children no advertising.',
      'ja-JP':
        'オンラインは保護者の方とご一緒に5歳から、教室は4歳からをおすすめします。お子さまのアカウントは保護者の方が作成・管理し、ご購入も保護者の方が行ってください。\n\n当社は受講に必要なお子さまの情報だけを収集し、お子さま向けの広告は表示しません。',
    },
  },
  {
    id: 'teaching-programme',
    heading: {
      'zh-TW': '教學合作計畫',
      'zh-CN': '教学合作计划',
      'en-US': 'Teaching Partnership Program',
      'ja-JP': '指導者パートナープログラム',
    },
    body: {
      'zh-TW':
        '申請資格為本平台認證教師證持有人或職業棋士，沒有級別要求。審核需 3 至 5 個工作天，通過後以電子郵件通知繳費方式。\n\n費用每月新台幣 400 元，以年計費，一次匯款 4,800 元；匯款後 3 個工作天內交付帳號。開通學生課程與產生序號另依後台價格計費，並依教師的 IGQE 級別限制可開通範圍。\n\n教師應取得學生或其家長同意後，才可建立學生帳號。',
      'zh-CN':
        '申请资格为本平台认证教师证持有人或职业棋手，没有级别要求。审核需 3 至 5 个工作日，通过后以邮件通知缴费方式。\n\n费用每月新台币 400 元，按年计费，一次性汇款 4,800 元；汇款后 3 个工作日内交付账号。开通学生课程和生成兑换码另按后台价格计费，并依教师的 IGQE 级别限制可开通范围。\n\n教师应取得学生或其家长同意后，才可创建学生账号。',
      'en-US':
        'Holders of our certified instructor certificate and professional players may apply; no grade is required. Review takes 3 to 5 business days, and an approved applicant receives the payment details by email.\n\nThe fee is 400 TWD a month, billed yearly: 4,800 TWD paid once by bank transfer. The account is delivered within 3 business days. Course activation and code generation are charged at the prices in the dashboard, within the limits of the teacher’s own IGQE grade.\n\nA teacher opens student accounts only with the consent of the student or the parents.',
      'ja-JP':
        '当サービスの認定指導員証をお持ちの方、またはプロ棋士の方が申し込めます。グレードの条件はありません。審査は3〜5営業日で、承認後にお支払い方法をメールでご案内します。\n\n費用は月額400台湾ドル、1年分4,800台湾ドルを銀行振込で一括してお支払いいただき、3営業日以内にアカウントをお渡しします。生徒への受講権の付与とコード発行は管理画面の価格による別料金で、先生のIGQEグレードに応じた範囲に限ります。\n\n生徒のアカウントは、ご本人または保護者の方の同意を得て作成してください。',
    },
  },
  {
    id: 'conduct',
    heading: { 'zh-TW': '使用規範', 'zh-CN': '使用规范', 'en-US': 'Conduct', 'ja-JP': 'ご利用のルール' },
    body: {
      'zh-TW':
        '對弈與留言請尊重他人。禁止騷擾、假冒他人、在對弈或檢定中使用程式代下、散布或轉售課程內容，以及干擾系統運作。\n\n違反者我們得提醒、限制功能或停用帳號；情節重大者，不退還費用。',
      'zh-CN':
        '对弈和留言请尊重他人。禁止骚扰、冒充他人、在对弈或考级中使用软件代下、传播或转售课程内容，以及干扰系统运行。\n\n违反者，我们可提醒、限制功能或停用账号；情节严重者，不退还费用。',
      'en-US':
        'Be kind in games and messages. Harassment, impersonation, letting a program play for you in games or exams, sharing or reselling course content, and disturbing the service are not allowed.\n\nWe may warn you, limit features or close the account; in serious cases fees are not returned.',
      'ja-JP':
        '対局やメッセージでは互いを尊重してください。嫌がらせ、なりすまし、対局や検定でソフトに打たせること、コース内容の配布や転売、サービスの妨害は禁止します。\n\n違反があった場合は、注意、機能の制限、アカウントの停止を行うことがあります。重大な場合は料金を返金しません。',
    },
  },
  {
    id: 'privacy',
    heading: { 'zh-TW': '隱私', 'zh-CN': '隐私', 'en-US': 'Privacy', 'ja-JP': 'プライバシー' },
    body: {
      'zh-TW':
        '我們使用您的姓名、電子郵件、電話、您加入的學員的名字與出生年月、學習與訂單紀錄來提供服務、處理付款與寄送商品。付款資料由付款服務商處理，我們不保存卡號。\n\n您可以要求查閱、更正或刪除資料。登入與語言所需的 Cookie 一定會使用；流量統計與廣告成效的程式，只在您同意後才載入，不同意不影響任何功能，也可以隨時在頁尾更改。',
      'zh-CN':
        '我们使用您的姓名、邮箱、电话、您添加的学员的名字与出生年月、学习和订单记录来提供服务、处理付款和寄送商品。支付信息由支付服务商处理，我们不保存卡号。\n\n您可以要求查阅、更正或删除信息。登录与语言所需的 Cookie 一定会使用；流量统计与广告效果的程序，只在您同意后才加载，不同意不影响任何功能，也可以随时在页脚更改。',
      'en-US':
        'We use your name, email and phone number, the names and months of birth of learners you add, and learning and order records to provide the service, take payments and ship goods. The payment provider handles your card; we do not store its number.\n\nYou may ask to see, correct or delete your data. Cookies for login and language are always used. Code that counts visits or measures our advertising is loaded only if you agree; declining costs you nothing, and you can change your mind in the footer at any time.',
      'ja-JP':
        '氏名、メールアドレス、電話番号、登録された受講者のお名前と生まれた年月、学習と注文の記録を、サービスの提供、決済、商品の発送のために利用します。カード情報は決済会社が取り扱い、当社はカード番号を保存しません。\n\nデータの開示、訂正、削除をお申し出いただけます。ログインと言語に必要なCookieは常に使います。アクセス統計と広告の効果測定のプログラムは、同意いただいた場合にだけ読み込みます。同意されなくても使える機能は変わらず、選択はページ下部からいつでも変更できます。',
    },
  },
  {
    id: 'liability',
    heading: { 'zh-TW': '責任', 'zh-CN': '责任', 'en-US': 'Liability', 'ja-JP': '責任の範囲' },
    body: {
      'zh-TW':
        '我們盡力維持服務穩定，但不保證不中斷，也不保證學習成效或檢定結果。除故意或重大過失，或法律另有規定外，賠償以您為該項服務支付的金額為限。',
      'zh-CN':
        '我们尽力维持服务稳定，但不保证不中断，也不保证学习效果或考级结果。除故意或重大过失，或法律另有规定外，赔偿以您为该项服务支付的金额为限。',
      'en-US':
        'We work to keep the service running but do not promise that it never stops, nor any particular progress or exam result. Except for intent, gross negligence or where the law says otherwise, our liability is limited to what you paid for the service concerned.',
      'ja-JP':
        '安定した提供に努めますが、中断しないこと、学習の成果や検定の結果を保証するものではありません。故意または重大な過失がある場合や法律に別の定めがある場合を除き、賠償は該当するサービスにお支払いいただいた金額を上限とします。',
    },
  },
  {
    id: 'changes',
    heading: { 'zh-TW': '條款的變更', 'zh-CN': '条款的变更', 'en-US': 'Changes to these terms', 'ja-JP': '規約の変更' },
    body: {
      'zh-TW':
        '條款變更時，我們會在生效前至少 14 天公告，重大變更另以電子郵件通知。變更前已成立的訂單，適用購買時的條款。',
      'zh-CN': '条款变更时，我们会在生效前至少 14 天公告，重大变更另以邮件通知。变更前已成立的订单，适用购买时的条款。',
      'en-US':
        'We announce changes at least 14 days before they take effect and email you about important ones. Orders made before a change keep the terms of the day of purchase.',
      'ja-JP':
        '規約を変更するときは、効力発生の14日前までに掲示し、重要な変更はメールでもお知らせします。変更前のご注文には、ご購入時の規約を適用します。',
    },
  },
  {
    id: 'contact',
    heading: { 'zh-TW': '聯絡我們', 'zh-CN': '联系我们', 'en-US': 'Contact', 'ja-JP': 'お問い合わせ' },
    body: {
      'zh-TW':
        '電子郵件：hello@sente.example。辦公時間：週一至週五 09:00–18:00（台北時間）。本條款以中華民國法律為準據法；您居住地的強制消費者保護規定仍適用。',
      'zh-CN':
        '电子邮箱：hello@sente.example。办公时间：周一至周五 09:00–18:00（台北时间）。本条款适用台湾地区法律；您居住地的强制性消费者保护规定仍然适用。',
      'en-US':
        'Email: hello@sente.example. Office hours: Monday to Friday, 9 AM to 6 PM Taipei time. These terms follow the law of Taiwan; mandatory consumer protection where you live still applies.',
      'ja-JP':
        'メール：hello@sente.example。営業時間：月〜金 9:00〜18:00（台北時間）。本規約の準拠法は台湾法とします。お住まいの地域の強行的な消費者保護規定は引き続き適用されます。',
    },
  },
];
