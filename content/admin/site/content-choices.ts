import { shared } from '#content/staff-labels.ts'
import { finderQuestions, finderValues } from '#content/choice/finder.ts'
import { gradeNames } from '#content/choice/equivalents.ts'
import type { REASON_PLACES, ReasonIconName } from '#domain/site/content/list-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

const side = {
  start: { ar: 'بداية السطر', en: 'Start of the line' },
  end: { ar: 'نهاية السطر', en: 'End of the line' },
}

const icon: Record<ReasonIconName, Localized> = {
  award: { ar: 'وسام', en: 'Award' },
  'badge-check': { ar: 'اعتماد', en: 'Approval' },
  boxes: { ar: 'مخزون', en: 'Stock' },
  calculator: { ar: 'حاسبة', en: 'Calculator' },
  clock: { ar: 'ساعة', en: 'Clock' },
  factory: { ar: 'مصنع', en: 'Factory' },
  'file-text': { ar: 'مستند', en: 'Document' },
  hammer: { ar: 'مطرقة', en: 'Hammer' },
  headset: { ar: 'دعم', en: 'Support' },
  leaf: { ar: 'بيئة', en: 'Leaf' },
  'map-pin': { ar: 'موقع', en: 'Place' },
  package: { ar: 'طرد', en: 'Parcel' },
  phone: shared.phone,
  ruler: { ar: 'مسطرة', en: 'Ruler' },
  'shield-check': { ar: 'ضمان', en: 'Warranty' },
  sparkles: { ar: 'جودة', en: 'Quality' },
  tag: { ar: 'سعر', en: 'Price' },
  truck: shared.delivery,
  users: { ar: 'فريق', en: 'Team' },
  wrench: { ar: 'خدمة', en: 'Service' },
}

const place: Record<(typeof REASON_PLACES)[number], Localized> = {
  home: shared.homePage,
  benefits: { ar: 'قائمة الفئات', en: 'List of categories' },
}

/** What may be chosen in fields of the site's content, by the names of the fields. */
export const contentChoices: Record<string, Record<string, Localized>> = {
  catalogue_source: {
    live: { ar: 'يُطبع من المنتجات', en: 'Printed from the products' },
    file: { ar: 'الملفات المرفوعة', en: 'The uploaded files' },
  },
  side_ar: side,
  side_en: side,
  tone: { dark: { ar: 'داكنة', en: 'Dark' }, light: { ar: 'فاتحة', en: 'Light' } },
  frame: {
    full: { ar: 'فوق الصورة', en: 'On the picture' },
    half: { ar: 'بجانب الصورة، النصف', en: 'Beside the picture, a half' },
    third: { ar: 'بجانب الصورة، الثلث', en: 'Beside the picture, a third' },
  },
  category_tints: {
    own: { ar: 'لكل فئة لونها', en: 'Each category has its own' },
    main: { ar: 'اللون الرئيسي للجميع', en: 'The main colour for all' },
    grey: { ar: 'رمادي هادئ للجميع', en: 'A quiet grey for all' },
  },
  corners: {
    round: { ar: 'مستديرة', en: 'Round' },
    soft: { ar: 'مستديرة قليلاً', en: 'Slightly round' },
    square: { ar: 'قائمة', en: 'Square' },
  },
  letters: {
    plex: { ar: 'ألكسندريا مع بلكس: هندسي واضح', en: 'Alexandria with Plex: geometric, clear' },
    cairo: { ar: 'القاهرة: متقارب وعصري', en: 'Cairo: compact, modern' },
    readex: { ar: 'ريدكس مع تجوال: رحب ومستدير', en: 'Readex with Tajawal: wide, round' },
  },
  icon,
  place,
  grade: gradeNames,
  job: finderValues.job,
  question: finderQuestions,
  kind: { answer: { ar: 'الرد على طلب', en: 'Answers' }, quote: { ar: 'إرسال عرض سعر', en: 'Sending a quote' } },
}
