import { endingNotice } from '#content/notices.ts'
import { shared } from '#content/staff-labels.ts'
import type { SetUpItem } from '#domain/site/set-up.ts'
import type { Localized } from '#domain/text/locale.ts'

/** The start page: what waits, what is planned, what is wrong. Each block has its heading, its number and a quiet line. */
export const startWords = {
  title: shared.start,
  failed: { ar: 'تعذّر تحميل هذا الجزء.', en: 'This part could not be loaded.' },

  setUp: {
    title: { ar: 'تجهيز الموقع', en: 'Set up the site' },
    done: {
      ar: (done: number, all: number) => `اكتمل ${done} من ${all}`,
      en: (done: number, all: number) => `${done} of ${all} done`,
    },
    skip: { ar: 'غير مطلوب', en: 'Not needed' },
    skipNamed: { ar: (step: string) => `غير مطلوب: ${step}`, en: (step: string) => `Not needed: ${step}` },
    need: { ar: 'مطلوب', en: 'Needed after all' },
    needNamed: { ar: (step: string) => `مطلوب: ${step}`, en: (step: string) => `Needed after all: ${step}` },
    isDone: shared.done,
    rest: { ar: 'باقي الخطوات', en: 'Other steps' },
    onPage: { ar: 'عرض الصفحة', en: 'See the page' },
    onPageNamed: { ar: (step: string) => `عرض الصفحة: ${step}`, en: (step: string) => `See the page: ${step}` },
    missing: { ar: 'ناقص في هذه الصفحة:', en: 'Missing on this page:' },
    nothingMissing: { ar: 'لا شيء ناقص في هذه الصفحة.', en: 'Nothing is missing on this page.' },
  },

  requests: {
    title: shared.requests,
    unread: { ar: (count: string) => `الجديد: ${count}`, en: (count: string) => `${count} new` },
    late: { ar: (count: string) => `المتأخر: ${count}`, en: (count: string) => `${count} late` },
    isLate: { ar: 'متأخر', en: 'Late' },
    nothingLate: { ar: 'لا شيء متأخر.', en: 'Nothing is late.' },
    none: { ar: 'لا شيء متأخر، ولا طلب ينتظر.', en: 'Nothing is late, and no request is waiting.' },
    all: shared.inbox,
    lacksEids: {
      ar: (year: string) => `إجازتا العيدين لعام ${year} غير مدخلتين، فتُحسب أيامهما أيام عمل في مواعيد الرد.`,
      en: (year: string) => `The Eid holidays of ${year} are not entered, so answer times count them as working days.`,
    },
    enterEids: { ar: 'إدخال الإجازات', en: 'Enter holidays' },
  },
  drafts: {
    title: { ar: 'المسودات', en: 'Drafts' },
    mine: { ar: (count: string) => `لي: ${count}`, en: (count: string) => `${count} mine` },
    isMine: { ar: 'لي', en: 'Mine' },
    none: { ar: 'لا مسودات.', en: 'No drafts.' },
    all: { ar: 'مسودات المنتجات', en: 'Product drafts' },
  },
  planned: {
    title: { ar: 'المجدول خلال 14 يوماً', en: 'Scheduled in the next 14 days' },
    acts: { publish: shared.publish, unpublish: shared.takeOff },
    none: { ar: 'لا شيء مجدول.', en: 'Nothing is scheduled.' },
    all: { ar: 'كل المجدول', en: 'All that is scheduled' },
    page: { ar: 'المجدول', en: 'Scheduled' },
  },
  missing: {
    title: { ar: 'محتوى ناقص', en: 'Missing content' },
    none: shared.nothingIsMissing,
    all: shared.contentChecks,
  },
  ending: {
    title: endingNotice.title,
    none: { ar: 'لا مستند ينتهي خلال 60 يوماً.', en: 'No document ends within 60 days.' },
    all: endingNotice.all,
  },
  searches: {
    title: { ar: 'بحث بلا نتائج خلال 7 أيام', en: 'Failed searches, last 7 days' },
    none: { ar: 'وجد الزوار كل ما بحثوا عنه.', en: 'Visitors found all they searched for.' },
    all: { ar: 'كل عمليات البحث', en: 'All searches' },
  },
  system: {
    title: shared.operations,
    none: { ar: 'كل شيء يعمل.', en: 'All is well.' },
    mail: shared.mail,
    mailStates: {
      ar: (waiting: string, failed: string) => `ينتظر: ${waiting} · فشل: ${failed}`,
      en: (waiting: string, failed: string) => `${waiting} waiting · ${failed} failed`,
    },
    backup: { ar: 'آخر نسخة احتياطية', en: 'Last backup' },
    noBackup: { ar: 'لا توجد', en: 'None' },
    job: { ar: 'مهمة فشلت', en: 'Job failed' },
    notPublished: { ar: 'لم يُنشر كما جُدول', en: 'Not published as planned' },
    notRenewed: {
      ar: (title: string) => `تعذّر تجديد ${title}`,
      en: (title: string) => `${title} could not be renewed`,
    },
    all: shared.operations,
  },
  reports: { all: shared.reports },
  changes: {
    title: { ar: 'آخر التغييرات', en: 'Last changes' },
    none: { ar: 'لا تغييرات بعد.', en: 'No changes yet.' },
    all: shared.log,
  },
}

export const setUpWords: Record<SetUpItem, { title: Localized; why: Localized }> = {
  name: {
    title: shared.siteName,
    why: { ar: 'يظهر في كل صفحة ورسالة ونتيجة بحث.', en: 'Every page, email and search result shows it.' },
  },
  logo: {
    title: shared.logo,
    why: { ar: 'تعرفك به الصفحات والرسائل والملفات.', en: 'Pages, emails and documents carry it.' },
  },
  look: {
    title: { ar: 'الألوان والزوايا', en: 'Colours and corners' },
    why: { ar: 'ليشبه الموقع شركتك من أول نظرة.', en: 'So that the site looks like your company at first sight.' },
  },
  contact: {
    title: shared.phoneOrEmail,
    why: { ar: 'ليصل إليك من لا يريد ملء نموذج.', en: 'For visitors who would rather not fill in a form.' },
  },
  sales_mail: {
    title: shared.salesEmail,
    why: {
      ar: 'تصل إليه الطلبات. اكتبه في الإعدادات، ثم أرسل رسالة تجريبية.',
      en: 'Requests arrive there. Save it in the settings, then send a test email.',
    },
  },
  registration: {
    title: { ar: 'السجل التجاري والرقم الضريبي', en: 'CR and VAT numbers' },
    why: { ar: 'يتحقق منهما العملاء قبل الشراء.', en: 'Customers check them before they buy.' },
  },
  slide: {
    title: { ar: 'أول شريحة', en: 'First slide' },
    why: { ar: 'أول صورة يراها الزائر في الواجهة.', en: 'The first picture that visitors see.' },
  },
  home: {
    title: { ar: 'عناوين الرئيسية', en: 'Headings of the home page' },
    why: { ar: 'من دونها تظهر الأقسام بلا تعريف.', en: 'Without them its sections stand there unexplained.' },
  },
  category: {
    title: { ar: 'أول فئة', en: 'First category' },
    why: { ar: 'بها يجد الزائر المنتجات.', en: 'Visitors find products by category.' },
  },
  product: {
    title: { ar: 'أول منتج', en: 'First product' },
    why: { ar: 'من دونه لا شيء يُطلب سعره.', en: 'Without one there is nothing to ask a price for.' },
  },
  policy: {
    title: { ar: 'سياسة الشركة', en: 'Company policy' },
    why: {
      ar: 'تجيب عن أسئلة التوصيل والإرجاع قبل أن تُسأل.',
      en: 'It answers questions on delivery and returns before they are asked.',
    },
  },
  privacy: {
    title: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
    why: {
      ar: 'النماذج تجمع بيانات الزوار، ويحق لهم معرفة السبب.',
      en: 'Forms collect personal data; people must be told why.',
    },
  },
  article: {
    title: { ar: 'أول مقال', en: 'First article' },
    why: { ar: 'يجيب عما يبحث عنه الناس فيصلون إليك.', en: 'It answers what people search for and leads them to you.' },
  },
  about: {
    title: { ar: 'صفحة من نحن', en: 'About page' },
    why: { ar: 'أول ما يقرؤه عميل جديد.', en: 'New customers read it first.' },
  },
  demo: {
    title: { ar: 'النصوص التجريبية', en: 'Demo texts' },
    why: {
      ar: 'نصوص جاءت مع النظام، لا تتحدث عن شركتك.',
      en: 'Texts that came with the product are not about your company.',
    },
  },
  backup: {
    title: { ar: 'نسخة احتياطية خلال 24 ساعة', en: 'Backup within 24 hours' },
    why: { ar: 'تعيد الموقع إذا تعطل الخادم.', en: 'It brings the site back when the machine fails.' },
  },
  second_factor: {
    title: { ar: 'التحقق بخطوتين للمالكين', en: 'Two-step verification for owners' },
    why: { ar: 'فلا تكفي كلمة مرور مسروقة للدخول.', en: 'A stolen password alone then opens nothing.' },
  },
  second_owner: {
    title: { ar: 'مالك ثانٍ', en: 'A second owner' },
    why: { ar: 'ليبقى من يدير الموقع إذا غاب الأول.', en: 'Someone can act when the first is away.' },
  },
  indexed: {
    title: { ar: 'الفتح لمحركات البحث', en: 'Open to search engines' },
    why: { ar: 'ليجدك الناس حين يكتمل الموقع.', en: 'So that people find the finished site.' },
  },
}
