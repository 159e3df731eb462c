import type { Localized } from '../domain/text/locale.ts'

export type Reason = { key: string; title: Localized; text: Localized }

export const whyChooseUs: { title: Localized; subtitle: Localized; points: Reason[] } = {
  title: { ar: 'لماذا تختار {site}؟', en: 'Why Choose {site}?' },
  subtitle: {
    ar: 'مورّد واحد يفهم المادة والموقع والميزانية.',
    en: 'One supplier who understands the material, the site and the budget.',
  },
  points: [
    {
      key: 'quality',
      title: { ar: 'جودة ممتازة', en: 'Excellent Quality' },
      text: {
        ar: 'منتجات مصنفة وفق مواصفات معروفة، بأرقام دفعات واضحة وتخزين مكيّف يحفظ صلاحيتها حتى تصل إلى يدك.',
        en: 'Products classified to recognised standards, with clear batch numbers and climate-controlled storage that protects their life until they reach you.',
      },
    },
    {
      key: 'support',
      title: { ar: 'دعم خبير', en: 'Expert Support' },
      text: {
        ar: 'فريق فني يساعدك على اختيار الدرجة وحساب الكمية وضبط التطبيق في الموقع، بالعربية والإنجليزية.',
        en: 'A technical team that helps you choose the grade, calculate the quantity and tune the application on site, in Arabic and English.',
      },
    },
    {
      key: 'prices',
      title: { ar: 'أسعار تنافسية', en: 'Competitive Prices' },
      text: {
        ar: 'أسعار كرتون للموزعين وأسعار مشاريع للمقاولين، مع عرض سعر مكتوب وواضح لا مفاجآت فيه.',
        en: 'Carton prices for dealers and project prices for contractors, in a clear written quote with no surprises.',
      },
    },
  ],
}

/** What the list of categories promises below its cards. */
export const categoryBenefits: Reason[] = [
  {
    key: 'quality',
    title: { ar: 'جودة موثوقة', en: 'Reliable Quality' },
    text: {
      ar: 'مواد مختارة من ثلاث علامات، مع بيانات فنية لكل منتج.',
      en: 'Materials selected from three brands, with technical data for every product.',
    },
  },
  {
    key: 'customer-support',
    title: { ar: 'دعم العملاء', en: 'Customer Support' },
    text: {
      ar: 'نجيب عن أسئلتك الفنية من الأحد إلى الخميس.',
      en: 'We answer your technical questions from Sunday to Thursday.',
    },
  },
  {
    key: 'fast-delivery',
    title: { ar: 'توصيل سريع', en: 'Fast Delivery' },
    text: {
      ar: 'داخل المملكة من يوم واحد إلى 3 أيام عمل.',
      en: 'Within the Kingdom in one to 3 working days.',
    },
  },
]
