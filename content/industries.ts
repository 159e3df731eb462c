import type { Localized } from '../domain/text/locale.ts'
import type { industryPictures } from './pictures/industry.ts'

type IndustryPictureName = keyof typeof industryPictures

/** The six sectors that the home page shows. */
export type Industry = {
  key: string
  picture: IndustryPictureName
  title: Localized
  description: Localized
  features: Localized[]
}

export const industries: Industry[] = [
  {
    key: 'construction',
    picture: 'industry-construction',
    title: { ar: 'البناء والمقاولات', en: 'Construction' },
    description: {
      ar: 'مواد سد وعزل وتثبيت تخدم المشروع من الأساسات حتى تسليم الواجهة.',
      en: 'Sealing, insulating and anchoring materials that serve a project from foundations to façade handover.',
    },
    features: [
      { ar: 'موانع تسرب لفواصل التمدد والواجهات', en: 'Sealants for expansion and façade joints' },
      { ar: 'رغوة مقاومة للحريق مع ورقة بياناتها الفنية', en: 'Fire-rated foam with its technical data sheet' },
      { ar: 'حساب كميات من المخططات قبل الطلب', en: 'Quantity take-off from drawings before ordering' },
    ],
  },
  {
    key: 'furniture',
    picture: 'industry-furniture',
    title: { ar: 'صناعة الأثاث', en: 'Furniture' },
    description: {
      ar: 'غراء وأنظمة رش لخطوط المطابخ وغرف النوم والتنجيد.',
      en: 'Glues and spray systems for kitchen, bedroom and upholstery lines.',
    },
    features: [
      { ar: 'غراء حراري لماكينات لصق الحواف', en: 'Hot melt for edge-banding machines' },
      { ar: 'أسطوانات رش للإسفنج وألواح HPL', en: 'Spray canisters for foam and HPL' },
      { ar: 'أطقم زوايا سريعة لأبواب MDF', en: 'Fast mitre kits for MDF doors' },
    ],
  },
  {
    key: 'interior',
    picture: 'industry-interior',
    title: { ar: 'الديكور والتصميم الداخلي', en: 'Interior' },
    description: {
      ar: 'لصق نظيف وخطوط غير مرئية للألواح والمرايا والإضاءة المخفية.',
      en: 'Clean bonding and invisible lines for panels, mirrors and concealed lighting.',
    },
    features: [
      { ar: 'لاصق فائق التماسك دون تثقيب', en: 'High-tack adhesive with no drilling' },
      { ar: 'هجين شفاف للحواف الظاهرة', en: 'Crystal-clear hybrid for exposed edges' },
      { ar: 'أكريليك قابل للدهان لا يتشقق', en: 'Paintable acrylic that does not crack' },
    ],
  },
  {
    key: 'handcraft',
    picture: 'industry-handcraft',
    title: { ar: 'الحرف اليدوية', en: 'Handcraft' },
    description: {
      ar: 'عبوات صغيرة آمنة وسهلة للحرفيين ومشاغل الهدايا والمدارس.',
      en: 'Small, safe, easy packs for artisans, gift studios and schools.',
    },
    features: [
      { ar: 'أصابع غراء بحرارة منخفضة وألوان متعددة', en: 'Low-temperature glue sticks in several colours' },
      { ar: 'غراء سريع سائل وجل للإصلاح الدقيق', en: 'Liquid and gel super glue for fine repairs' },
      { ar: 'بخاخ لاصق للورق والقماش دون بقع', en: 'Spray adhesive for paper and fabric without stains' },
    ],
  },
  {
    key: 'automotive',
    picture: 'industry-automotive',
    title: { ar: 'السيارات والمركبات', en: 'Automotive' },
    description: {
      ar: 'لصق الزجاج والبطانات وصيانة الفرامل ونقاط التلامس الكهربائية في ورش المركبات.',
      en: 'Glass and lining adhesives plus brake and contact care for vehicle workshops.',
    },
    features: [
      { ar: 'لاصق زجاج بزمن قيادة آمن معلن', en: 'Windscreen adhesive with a stated safe drive-away time' },
      { ar: 'بخاخات تنظيف الفرامل ونقاط التلامس الكهربائية', en: 'Brake and contact cleaning sprays' },
      { ar: 'حماية المطاط من حرارة الصيف', en: 'Rubber protection against summer heat' },
    ],
  },
  {
    key: 'retail',
    picture: 'industry-retail',
    title: { ar: 'تجارة التجزئة', en: 'Retail' },
    description: {
      ar: 'برامج توريد لمحلات العدد ومواد البناء والقرطاسية بعبوات جاهزة للرف.',
      en: 'Supply programmes for tool, building-material and stationery shops with shelf-ready packs.',
    },
    features: [
      { ar: 'عبوات وبطاقات عرض بملصقات عربية', en: 'Display packs and cards with Arabic labels' },
      { ar: 'حد أدنى مرن للطلب بالكرتون', en: 'Flexible minimum order by the carton' },
      { ar: 'تدوير المخزون بحسب تاريخ الصلاحية', en: 'Stock rotation by expiry date' },
    ],
  },
]
