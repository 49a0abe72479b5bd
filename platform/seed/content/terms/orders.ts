import type { SeedSection } from '../types';

/** Who we are, accounts, and everything about buying; the refund rule is that of docs/product.md, "Refunds". */
export const orderTerms: SeedSection[] = [
  {
    id: 'who-we-are',
    heading: { 'zh-TW': '關於我們', 'zh-CN': '关于我们', 'en-US': 'Who we are', 'ja-JP': '運営者について' },
    body: {
      'zh-TW':
        '先手圍棋（以下稱「我們」）經營本網站與上課平台，提供線上圍棋課程、模擬檢定、VIP 方案、實體商品與教學合作計畫。聯絡資料列於本頁最後。\n\n您註冊帳號或購買商品，即表示同意本條款。未滿 18 歲者，應由父母或監護人閱讀並同意。',
      'zh-CN':
        '先手围棋（以下称“我们”）运营本网站和学习平台，提供在线围棋课程、模拟考级、VIP 方案、实物商品和教学合作计划。联系方式列于本页最后。\n\n您注册账号或购买商品，即表示同意本条款。未满 18 周岁者，应由父母或监护人阅读并同意。',
      'en-US':
        'Sente Go (“we”) runs this site and the course platform. We offer online Go courses, mock exams, VIP plans, physical goods and the Teaching Partnership Program. Our contact details are at the end of this page.\n\nBy registering or buying you accept these terms. If you are under 18, a parent or guardian must read and accept them for you.',
      'ja-JP':
        '先手囲碁（以下「当社」）は、本サイトと受講システムを運営し、オンライン囲碁コース、模擬検定、VIPプラン、商品、指導者パートナープログラムを提供しています。連絡先はこのページの最後に記載しています。\n\n会員登録またはご購入をもって、本規約に同意いただいたものとします。18歳未満の方は、保護者の方がお読みになり、同意してください。',
    },
  },
  {
    id: 'accounts',
    heading: { 'zh-TW': '帳號', 'zh-CN': '账号', 'en-US': 'Accounts', 'ja-JP': 'アカウント' },
    body: {
      'zh-TW':
        '請提供正確的資料，並妥善保管密碼與一次性驗證碼。一個帳號由一個家庭使用：除了本人，最多可以加入 8 位學員，每位的課程與權益各自購買、各自計算。家長可代孩子建立帳號。帳號內任何人開啟過的課，退費時都視為已開啟。\n\n若發現帳號遭他人使用，請立即更改密碼並通知我們。您可以隨時要求刪除帳號，刪除後課程與紀錄無法復原。',
      'zh-CN':
        '请提供准确的信息，并妥善保管密码和一次性验证码。一个账号由一个家庭使用：除本人外，最多可以添加 8 位学员，每位的课程和权益分别购买、分别计算。家长可代孩子创建账号。账号内任何人打开过的课程，退款时均视为已打开。\n\n如发现账号被他人使用，请立即修改密码并通知我们。您可以随时要求删除账号，删除后课程和记录无法恢复。',
      'en-US':
        'Give correct details and keep your password and one-time codes to yourself. One account is for one family: its holder and up to eight learners, whose courses and benefits are bought and counted for each person. A parent may open an account for a child. For refunds, a lesson opened by anyone in the account counts as opened.\n\nIf someone else is using your account, change the password at once and tell us. You may ask us to delete the account at any time; courses and records cannot be recovered afterward.',
      'ja-JP':
        '正確な情報をご登録いただき、パスワードとワンタイムコードは大切に管理してください。1つのアカウントは1つのご家族で使うものとします。ご本人のほかに受講者を8人まで登録でき、コースとサービスはお一人ずつご購入いただきます。お子さまのアカウントは保護者の方が作成できます。アカウント内のどなたかが開いたレッスンは、返金の際に開いたものとして扱います。\n\n第三者に使われた疑いがあるときは、すぐにパスワードを変更し、ご連絡ください。アカウントの削除はいつでもお申し出いただけますが、削除後はコースや記録を復元できません。',
    },
  },
  {
    id: 'orders-and-prices',
    heading: { 'zh-TW': '訂購與價格', 'zh-CN': '订购与价格', 'en-US': 'Orders and prices', 'ja-JP': 'ご注文と価格' },
    body: {
      'zh-TW':
        '價格依頁面語言以新台幣、美元或日圓標示，結帳頁所列的總額即為應付金額。付款方式為信用卡與 PayPal；教學合作計畫以銀行匯款繳納。\n\n付款成功時契約成立。付款前您可以取消訂單；30 分鐘內未付款的訂單會自動失效。若標價有明顯錯誤，我們會先與您聯絡並退還已付款項。',
      'zh-CN':
        '价格按页面语言以新台币、美元或日元标示，结算页所列总额即为应付金额。付款方式为信用卡和 PayPal；教学合作计划通过银行汇款支付。\n\n付款成功时合同成立。付款前您可以取消订单；30 分钟内未付款的订单会自动失效。如标价有明显错误，我们会先与您联系并退还已付款项。',
      'en-US':
        'Prices are shown in New Taiwan dollars, US dollars or yen according to the language of the page. The total at the checkout is what you pay, by credit card or PayPal. The Teaching Partnership Program is paid by bank transfer.\n\nThe contract is made when the payment succeeds. You may cancel an order until then, and an order not paid within 30 minutes expires. If a price is plainly wrong, we will contact you first and return what you paid.',
      'ja-JP':
        '価格は表示言語に応じて台湾ドル、米ドル、日本円で表示し、お支払い画面の合計額をお支払いいただきます。お支払い方法はクレジットカードとPayPalです。指導者パートナープログラムは銀行振込となります。\n\n契約はお支払いが完了した時点で成立します。それまではご注文を取り消すことができ、30分以内にお支払いのないご注文は失効します。明らかな価格の誤りがあった場合は、事前にご連絡のうえ、お支払い済みの金額を返金します。',
    },
  },
  {
    id: 'delivery',
    heading: {
      'zh-TW': '數位內容與商品的交付',
      'zh-CN': '数字内容与商品的交付',
      'en-US': 'Delivery',
      'ja-JP': 'お届け',
    },
    body: {
      'zh-TW':
        '課程、VIP、模擬檢定與直播時數在付款成功後立即開通；組合方案以課程序號交付，實體商品另行寄送，物流狀態可在訂單頁查詢。\n\n已購課程可以不限次數觀看。內容僅供您個人學習使用，請勿錄製、轉售或公開播放。',
      'zh-CN':
        '课程、VIP、模拟考级和直播时长在付款成功后立即开通；组合套餐以兑换码交付，实物商品另行寄送，物流状态可在订单页查询。\n\n已购课程可以不限次数观看。内容仅供您个人学习使用，请勿录制、转售或公开播放。',
      'en-US':
        'Courses, VIP, mock exams and live minutes open as soon as the payment succeeds. Bundles are delivered as course codes. Physical goods are shipped; the order page shows the tracking number.\n\nYou may watch a course you bought as often as you like. It is for your own study: please do not record, resell or show it in public.',
      'ja-JP':
        'コース、VIP、模擬検定、ライブ授業の時間は、お支払い完了後すぐにご利用いただけます。セットはコースコードでお届けし、商品は別途発送します。追跡番号はご注文の画面でご確認いただけます。\n\nご購入のコースは何度でも視聴できます。ご本人の学習のためのものですので、録画、転売、公の場での上映はご遠慮ください。',
    },
  },
  {
    id: 'goods',
    heading: {
      'zh-TW': '實體商品：寄送與退貨',
      'zh-CN': '实物商品：寄送与退货',
      'en-US': 'Physical goods: shipping and returns',
      'ja-JP': '商品の発送と返品',
    },
    body: {
      'zh-TW':
        '付款後 3 個工作天內寄出。運費依收件地區與商品金額計算，選好地址後列在結帳頁的總額中；無法寄送的地區，結帳頁也會說明。寄出時我們會寄信告訴您物流公司與追蹤編號，訂單頁也查得到。\n\n退貨與退費只看日數，以購買日為第 1 天（台北時間）：第 1 到 7 天退還全額；第 8 到 14 天退還 30%；第 15 天起不退費。包裹尚未寄出就全部退費時，運費一併退還；寄出後的運費不退。請在「購買紀錄」的收據裡申請退費；已寄出的商品，我們會寫信告訴您寄回的方式。\n\n收到時有破損或寄錯，請保留外箱並拍照寄給我們，確認後補寄或換新。',
      'zh-CN':
        '付款后 3 个工作日内发货。运费按收货地区与商品金额计算，选好地址后列在结算页的总额中；无法配送的地区，结算页也会说明。发货时我们会发邮件告知快递公司与快递单号，订单页也可查询。\n\n退货与退款只看天数，以购买日为第 1 天（台北时间）：第 1 至 7 天全额退款；第 8 至 14 天退还 30%；第 15 天起不予退款。包裹尚未发出就全部退款时，运费一并退还；发出后的运费不退。请在“购买记录”的收据里申请退款；已发货的商品，我们会发邮件告知您寄回的方式。\n\n收到时有破损或发错，请保留外箱并拍照发给我们，确认后补寄或换新。',
      'en-US':
        'We ship within three business days of payment. Shipping depends on the destination and on what your goods come to; it is part of the total at checkout as soon as you choose an address, and checkout tells you if we cannot ship there. When a parcel leaves, we email you the carrier and the tracking number, which are also shown on the order page.\n\nFor returns, only the number of days counts, with the day of purchase as day 1 in Taipei time: 100% through day 7, 30% on days 8 to 14, nothing from day 15. If everything in a parcel is refunded before it leaves, shipping is refunded too; once it has left, shipping is not. Request the refund on the receipt under Purchases; if the goods have been shipped, we will email you how to send them back.\n\nIf something arrives broken or wrong, keep the box and send us a photo; we replace it or send what is missing.',
      'ja-JP':
        'お支払いから3営業日以内に発送します。送料はお届け先の地域と商品の金額によって決まり、住所を選ぶと購入手続き画面の合計に表示されます。発送できない地域は、その画面でお知らせします。発送時に配送業者と追跡番号をメールでお知らせし、ご注文の画面でもご確認いただけます。\n\n返品・返金は日数だけで決まります。購入日を1日目（台北時間）として、7日目までは全額、8〜14日目は30%を返金し、15日目以降の返金はありません。発送前に荷物の商品をすべて返金する場合は、送料も返金します。発送後の送料は返金できません。「購入履歴」の領収書から返金を申請してください。発送済みの場合は、返送の方法をメールでお知らせします。\n\n破損や誤配送があった場合は、外箱を保管のうえ写真をお送りください。確認後、交換または代替品をお送りします。',
    },
  },
  {
    id: 'bundles',
    heading: { 'zh-TW': '組合方案', 'zh-CN': '组合套餐', 'en-US': 'Bundles', 'ja-JP': 'セット' },
    body: {
      'zh-TW':
        '付款後，每門課各有一組課程序號，顯示在訂單頁與個人空間，可以自己兌換，也可以送人。含 VIP 的組合，VIP 從付款時開始。\n\n只要兌換過任何一組序號，整個組合就不能退費。',
      'zh-CN':
        '付款后，每门课各有一个兑换码，显示在订单页与个人空间，可以自己兑换，也可以送人。含 VIP 的组合，VIP 从付款时开始。\n\n只要兑换过任何一个兑换码，整个组合便不能退款。',
      'en-US':
        'After payment you receive one course code for each course, shown on the order page and in your personal space, to use yourself or give away. In a bundle with VIP, VIP starts with the payment.\n\nOnce any of its codes has been redeemed, no part of a bundle can be refunded.',
      'ja-JP':
        'お支払い後、コースごとにコースコード1件を、注文の画面とマイページに表示します。ご自分で引き換えることも、贈ることもできます。VIPつきのセットでは、VIPはお支払い時に始まります。\n\nコードを1件でも引き換えると、セット全体が返金の対象外となります。',
    },
  },
  {
    id: 'hours-and-passes',
    heading: {
      'zh-TW': '直播時數與票券',
      'zh-CN': '直播时长与直播票',
      'en-US': 'Live hours and passes',
      'ja-JP': 'ライブ授業の時間と講座券',
    },
    body: {
      'zh-TW':
        '直播教學時數供已開通教學合作帳號的老師使用，付款後立即加入，上課時才扣除；帳號有效期間不會過期。直播講座票券與 AI 家教自付款時起算，為期 1 或 3 個月，不會自動續訂。\n\n以上都只看日數：第 1 到 7 天退還全額，第 8 到 14 天退還 30%，第 15 天起不退費；退費後，該筆給予的時數或期間同時收回。',
      'zh-CN':
        '直播教学时长供已开通教学合作账号的老师使用，付款后立即充入，上课时才扣除；账号有效期间不会过期。直播讲座票与 AI 家教自付款时起算，为期 1 或 3 个月，不会自动续费。\n\n以上都只看天数：第 1 至 7 天全额退款，第 8 至 14 天退还 30%，第 15 天起不予退款；退款后，该笔给予的时长或期间同时收回。',
      'en-US':
        'Live teaching minutes are for teachers with a partner account. They are added when paid, used only while you teach, and do not expire while the account is valid. A lecture pass and the AI tutor run for 1 or 3 months from payment and do not renew by themselves.\n\nFor all of these, only the number of days counts: 100% through day 7, 30% on days 8 to 14, nothing from day 15. A refund takes back the minutes or the time it gave.',
      'ja-JP':
        'ライブ授業の時間は、指導者パートナーのアカウントをお持ちの先生のためのものです。お支払い後すぐに追加され、授業中だけ減り、アカウントが有効なあいだ期限はありません。ライブ講座券とAIチューターはお支払い時から1か月または3か月有効で、自動更新はありません。\n\nいずれも日数だけで決まります。7日目までは全額、8〜14日目は30%を返金し、15日目以降の返金はありません。返金すると、その分の時間や期間は取り消されます。',
    },
  },
  {
    id: 'vip',
    heading: { 'zh-TW': 'VIP 方案', 'zh-CN': 'VIP 方案', 'en-US': 'VIP plans', 'ja-JP': 'VIPプラン' },
    body: {
      'zh-TW':
        'VIP 分為 1、3、12 個月，為單次購買，不會自動續訂。新會員另有 1 個月免費體驗，從驗證電子郵件時開始，每個電子郵件限一次。\n\n到期後，已購課程仍可觀看，但進階 AI 覆盤、直播講座、無限天梯體力與重播會停止。',
      'zh-CN':
        'VIP 分为 1、3、12 个月，为单次购买，不会自动续费。新会员另有 1 个月免费体验，从验证邮箱时开始，每个邮箱限一次。\n\n到期后，已购课程仍可观看，但高级 AI 复盘、直播讲座、无限天梯体力和回放会停止。',
      'en-US':
        'VIP runs for 1, 3 or 12 months. It is a single purchase and does not renew by itself. New members get one month free; it begins when they verify their email address, once for each address.\n\nWhen it ends you can still watch the courses you bought. Advanced AI review, live lectures, unlimited energy in the problem climb and replays stop.',
      'ja-JP':
        'VIPは1か月、3か月、12か月の買い切りで、自動更新はありません。新規会員の方には1か月の無料体験があり、メールアドレスの確認が済んだときに始まります（メールアドレス1件につき1回）。\n\n期限後も購入済みのコースは視聴できますが、詳しいAI検討、ライブ講座、スタミナ無制限のステップアップ問題、アーカイブ視聴は停止します。',
    },
  },
  {
    id: 'refunds',
    heading: { 'zh-TW': '退費', 'zh-CN': '退款', 'en-US': 'Refunds', 'ja-JP': '返金' },
    body: {
      'zh-TW':
        '一般課程、棋力系列與教師課程：未開啟任何影片課，才可退費。組合方案：未兌換任何課程序號，才可退費。實體商品、直播時數、票券與 AI 家教：只看日數。VIP 方案與模擬檢定不能退費。\n\n符合上述條件時，以購買日為第 1 天（台北時間）：第 1 到 7 天退還全額；第 8 到 14 天退還 30%；第 15 天起不退費。\n\n申請方式：登入個人空間，打開「購買紀錄」裡的收據，在商品旁按「申請退費」，確認金額後即受理。退費逐項辦理，以該項實際付款金額計算，退回原付款方式，該項所給予的使用權同時終止。本條不影響法律賦予消費者且不得排除的權利。',
      'zh-CN':
        '普通课程、棋力系列与教师课程：未打开任何视频课，方可退款。组合套餐：未兑换任何兑换码，方可退款。实物商品、直播时长、直播票与 AI 家教：只看天数。VIP 方案和模拟考级不支持退款。\n\n符合上述条件时，以购买日为第 1 天（台北时间）：第 1 至 7 天全额退款；第 8 至 14 天退还 30%；第 15 天起不予退款。\n\n申请方式：登录个人空间，打开“购买记录”里的收据，在商品旁点击“申请退款”，确认金额后即受理。退款逐项办理，以该项实付金额计算，退回原付款方式，该项所给予的使用权同时终止。本条不影响法律赋予消费者且不得排除的权利。',
      'en-US':
        'A general course, a part of the Go-strength series or a teacher course can be refunded only if no video lesson was opened. A bundle can be refunded only if no course code was redeemed. For physical goods, live minutes, passes and the AI tutor, only the number of days counts. VIP plans and mock exams are non-refundable.\n\nIf those conditions are met, and counting the day of purchase as day 1 in Taipei time: 100% through day 7, 30% on days 8 to 14, nothing from day 15.\n\nTo request one, open the receipt under Purchases in your personal space, choose “Request a refund” next to the product and confirm the amount. It is worked out for each product from what you paid and goes back the way you paid; the access that product gave you ends. Nothing here limits consumer rights that the law does not allow to be excluded.',
      'ja-JP':
        '通常コース、棋力アップシリーズ、指導者向けコースは、動画レッスンを1本も開いていない場合に限り返金できます。セットは、コースコードを1件も引き換えていない場合に限ります。商品、ライブ授業の時間、講座券、AIチューターは日数だけで決まります。VIPプランと模擬検定は返金の対象外です。\n\n条件を満たす場合、購入日を1日目（台北時間）として、7日目までは全額、8〜14日目は30%を返金し、15日目以降の返金はありません。\n\nお申し出は、マイページの「購入履歴」から領収書を開き、商品の横の「返金を申請する」を押して、金額をご確認のうえ確定してください。商品ごとに実際のお支払い額をもとに計算し、お支払い時と同じ方法で返金します。その購入分の利用権は終了します。本条は、法律上排除できない消費者の権利を制限するものではありません。',
    },
  },
  {
    id: 'codes',
    heading: {
      'zh-TW': '課程序號與優惠碼',
      'zh-CN': '兑换码与优惠码',
      'en-US': 'Course codes and coupons',
      'ja-JP': 'コースコードとクーポン',
    },
    body: {
      'zh-TW':
        '每組課程序號只能兌換一次，兌換後不能轉移。優惠碼不得兌換現金，每筆訂單限用一組，並依其期限與適用商品為準。\n\n兒童免費入門課每個帳號限領一次，已於 2025 年 12 月 31 日截止，截止後不再補發。',
      'zh-CN':
        '每个兑换码只能兑换一次，兑换后不能转移。优惠码不得兑换现金，每笔订单限用一个，并以其期限和适用商品为准。\n\n儿童免费入门课每个账号限领一次，已于 2025 年 12 月 31 日截止，截止后不再补发。',
      'en-US':
        'A course code works once and cannot be moved to another account afterward. A coupon has no cash value; one may be used per order, within its dates and for the products it names.\n\nThe free kids’ starter course could be claimed once per account until December 31, 2025, and is not reissued.',
      'ja-JP':
        'コースコードは1回のみ引き換え可能で、引き換え後に別のアカウントへ移すことはできません。クーポンは換金できず、ご注文1件につき1件、期限と対象商品の範囲でご利用いただけます。\n\nこども無料スターターコースは1アカウント1回限りで、2025年12月31日に終了しました。再発行はありません。',
    },
  },
  {
    id: 'partner-markets',
    heading: {
      'zh-TW': '合作夥伴的賣場',
      'zh-CN': '合作伙伴的专场',
      'en-US': 'Partner markets',
      'ja-JP': '提携ストア',
    },
    body: {
      'zh-TW':
        '賣場開放期間，可依該賣場的價格購買；期間以外，頁面保留但不能購買。\n\n訂單仍由我們出貨、開通與退費，規則與本站其他訂單相同，以實際付款金額計算。',
      'zh-CN':
        '专场开放期间，可按该专场的价格购买；期间以外，页面保留但不能购买。\n\n订单仍由我们发货、开通与退款，规则与本站其他订单相同，以实付金额计算。',
      'en-US':
        'While a partner’s market is open you may buy at its prices; before and after, the page stays but nothing is sold.\n\nThe order is still ours to deliver and to refund, by the same rules as any other, worked out from what you paid.',
      'ja-JP':
        '提携ストアの期間中は、そのストアの価格でご購入いただけます。期間外はページは残りますが、販売しません。\n\nお届けと返金は当社が行い、ほかのご注文と同じ規定により、実際のお支払い額をもとに計算します。',
    },
  },
];
