import { shared } from '#content/staff-labels.ts'
import { PLACEHOLDERS, type Placeholder } from '#domain/site/content/fill-texts.ts'
import type { TemplatePlaceholder } from '#domain/site/content/template-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'

const named = PLACEHOLDERS.map((name) => `{${name}}`).join(' ')

/** What a field is for and what stands there while it is empty, by the first of its names, where its label leaves that open. */
export const contentHints: Partial<Record<string, Localized>> = {
  existing_logo: {
    ar: 'في رأس الصفحات والرسائل. من دونه يظهر الاسم.',
    en: 'In the header and in emails. Without it the name is shown.',
  },
  existing_logo_white: {
    ar: 'في أسفل الصفحات وشاشات الإدارة. من دونه يظهر الاسم.',
    en: 'In the footer and on staff screens. Without it the name is shown.',
  },
  existing_mark: {
    ar: 'أيقونة الموقع في المتصفح والجوال. من دونها يظهر أول حرف من الاسم.',
    en: 'The icon in browsers and on phones. Without it, the first letter of the name.',
  },
  existing_social_image: {
    ar: 'تظهر عند مشاركة رابط صفحة لا صورة لها. الأنسب 1200 × 630.',
    en: 'Shown with shared links to pages without a picture of their own. Best 1200 × 630.',
  },
  existing_image_ar: { ar: 'عريضة، نحو 2400 × 1000.', en: 'Wide, about 2400 × 1000.' },
  existing_image_en: { ar: 'من دونها تظهر الصورة الأولى.', en: 'Without it the first picture is shown.' },
  existing_image_narrow: {
    ar: 'مربعة أو طولية. من دونها تُقص الصورة العريضة.',
    en: 'Square or upright. Without it the wide picture is cropped.',
  },
  main_colour: {
    ar: 'للأزرار والروابط والأيقونة والبريد والمطبوعات. إذا تعذرت القراءة معه أُغمق أو فُتح حتى تتضح.',
    en: 'Of buttons, links, icon, emails and paper. Where text cannot be read with it, it is made darker or lighter.',
  },
  second_colour: {
    ar: 'لأسفل الصفحات وقائمة الإدارة. يُغمق حتى يُقرأ عليه الأبيض.',
    en: 'Of the footer and the staff sidebar. Made darker until white can be read on it.',
  },
  ground_colour: {
    ar: 'خلف كل الصفحات، ومنه تُشتق الخلفيات الهادئة والخطوط. يُفتح حتى يُقرأ عليه النص.',
    en: 'Behind all pages; quiet backgrounds and lines follow it. Made lighter until text can be read on it.',
  },
  side_ar: shared.fewDetails,
  side_en: shared.fewDetails,
  tone: {
    ar: 'يُكتب النص بالأبيض على الصورة الداكنة وبالأسود على الفاتحة.',
    en: 'Words are white on a dark picture and black on a light one.',
  },
  ground: {
    ar: 'مثل ‎#1f1a17. إذا تُرك فارغاً أُخذ لون الصورة.',
    en: 'Such as #1f1a17. Left empty, the colour of the picture is used.',
  },
  key: {
    ar: 'كلمة إنجليزية تميّز القطاع، مثل building. لا تظهر للزائر.',
    en: 'A word that tells it from the others, such as building. Visitors do not see it.',
  },
  sort_id: { ar: 'الأصغر أولاً. ما لا رقم له يأتي أخيراً.', en: 'Lowest first. Those without a number come last.' },
  aliases: { ar: 'كما يكتبه الناس، اسم في كل سطر.', en: 'As people write it, one to a line.' },
  typewriter_ar: {
    ar: 'عبارة في كل سطر. إذا تُركت فارغة كُتبت العبارة التعريفية.',
    en: 'One to a line. Left empty, the slogan is written.',
  },
  codes: {
    ar: 'رمز في كل سطر. إذا تُركت فارغة ظهرت رموز أحدث المنتجات.',
    en: 'One to a line. Left empty, those of the newest products are shown.',
  },
  intro_ar: { ar: `في كل نص يمكن كتابة: \u2066${named}\u2069`, en: `Any text may name: ${named}` },
}

/** What stands in braces in texts, said in a word, above the form of those that take it. */
export const placeholderWords = {
  title: { ar: 'ما يُكتب بين قوسين ويملؤه الموقع', en: 'What the site fills in between braces' },
  text: { ar: 'اضغط واحداً ليُدرج في آخر حقل كتبت فيه.', en: 'Press one to insert it into the field you wrote in last.' },
}

export const placeholderMeanings: Record<Placeholder | TemplatePlaceholder, Localized> = {
  site: { ar: 'اسم الموقع', en: 'Name of the site' },
  phone: { ar: 'رقم الهاتف', en: 'Phone number' },
  email: shared.emailAddress,
  privacy_email: { ar: 'بريد الخصوصية', en: 'Email address for privacy' },
  request_time: { ar: 'مدة حفظ الطلبات', en: 'How long requests are kept' },
  year: { ar: 'السنة الحالية', en: 'Current year' },
  products: { ar: 'عدد المنتجات في الموقع', en: 'Number of products on the site' },
  name: { ar: 'اسم العميل', en: 'Name of the customer' },
  product: { ar: 'المنتج المطلوب', en: 'The product asked about' },
  number: shared.requestNumber,
  quote: { ar: 'رقم عرض السعر', en: 'Quote number' },
  list: { ar: 'البنود المطلوبة', en: 'The items asked for' },
  total: { ar: 'إجمالي عرض السعر', en: 'Total of the quote' },
  valid_until: { ar: 'آخر يوم لصلاحية العرض', en: 'Last day of the quote' },
  link: { ar: 'رابط صفحة الطلب', en: 'Link to the request' },
  company: { ar: 'اسم الشركة', en: 'Name of the company' },
}

/** The texts of the sample below the fields of the look. */
export const lookSample = {
  title: { ar: 'هكذا يبدو', en: 'How it looks' },
  parts: {
    home: shared.homePage,
    product: shared.product,
    mail: { ar: 'الرسالة', en: 'Email' },
    paper: { ar: 'الورق', en: 'Paper' },
  },
  heading: { ar: 'كل ما تحتاجه للصق', en: 'Everything you need to bond' },
  text: { ar: 'نصوص هادئة على الخلفية', en: 'Quiet text on the background' },
  code: { ar: 'S20', en: 'S20' },
  name: { ar: 'سيليكون محايد 310 مل', en: 'Neutral silicone, 310 ml' },
  action: { ar: 'اطلب عرض سعر', en: 'Request a quote' },
  greeting: { ar: 'وصلنا طلبك، ونرد اليوم.', en: 'We have your request and answer today.' },
  paper: { ar: 'ورقة البيانات الفنية', en: 'Technical data sheet' },
}
