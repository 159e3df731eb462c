import type { Localized } from '../../domain/text/locale.ts'
import type { PageHead } from '../seo/page-head.ts'

export const aboutHead = {
  title: { ar: 'من نحن', en: 'About Us' },
  description: {
    ar: 'تعرّف إلى قصة {site} ورؤيتها ورسالتها، وكيف نجمع بين التوزيع والمشورة الفنية في مجال اللواصق وموانع التسرب في السعودية والخليج.',
    en: 'Read the story, vision and mission of {site} and how we join distribution with technical advice in adhesives and sealants across the Gulf.',
  },
} satisfies PageHead

type Statement = { title: Localized; text: Localized }

export const about: {
  hero: { title: Localized; subtitle: Localized }
  story: { title: Localized; paragraphs: Localized[] }
  figures: {
    label: Localized
    products: Localized
    categories: Localized
    brands: Localized
    answer: Localized
    days: Localized
  }
  vision: Statement
  mission: Statement
  valuesTitle: Localized
  values: Statement[]
} = {
  hero: {
    title: { ar: 'من نحن', en: 'About Us' },
    subtitle: {
      ar: 'روابط تدوم بين المادة والموقع والناس.',
      en: 'Lasting bonds between material, site and people.',
    },
  },
  story: {
    title: { ar: 'قصتنا', en: 'Our Story' },
    paragraphs: [
      {
        ar: 'بدأت {site} من سؤال يتكرر في كل موقع: لماذا تفشل فواصل نُفذت بمواد جيدة؟ اكتشفنا أن المشكلة غالباً ليست في المادة، بل في اختيارها وتخزينها وطريقة تطبيقها. فأسسنا في الرياض شركة توزيع تجمع بين المستودع والمشورة الفنية، وتتعامل مع الخرطوشة الواحدة بالعناية التي تتعامل بها مع شحنة كاملة.',
        en: '{site} began with a question heard on every site: why do joints fail when good materials were used? We found that the problem is seldom the material itself but the way it is chosen, stored and applied. So we founded a distribution company in Riyadh that joins the warehouse with technical advice and treats a single cartridge with the same care as a full shipment.',
      },
      {
        ar: 'نمثل اليوم ثلاث علامات يكمل بعضها بعضاً: أنادول بوند من تركيا لأعمال التركيب والورش في المملكة، وإيبرسيل من إسبانيا لمشاريع الواجهات والحلول الهندسية في الخليج، ومسار الإقليمية لمواد البناء والبخاخات والأدوات. معاً تغطي هذه العلامات ثماني فئات من الغراء وموانع التسرب والرغوة حتى الأشرطة وأدوات التطبيق.',
        en: 'Today we represent three brands that complement one another: ANADOL BOND from Turkey for installation and workshop needs in the Kingdom, IBERSEAL from Spain for façade projects and engineered solutions in the Gulf, and the regional MASAR group for construction materials, sprays and tools. Together they cover eight categories, from glues, sealants and foam to tapes and application tools.',
      },
      {
        ar: 'عملاؤنا مقاولون ومصانع أثاث وورش مركبات ومحلات مواد بناء. ما يجمعهم أنهم يريدون إجابة مختصرة وصحيحة قبل الشراء، وتوريداً في موعده بعده. وهذا ما نقيس به نجاحنا كل شهر.',
        en: 'Our customers are contractors, furniture factories, vehicle workshops and building-material stores. What they share is the wish for a short, correct answer before buying and punctual supply afterwards. That is how we measure our success every month.',
      },
    ],
  },
  figures: {
    label: { ar: 'نحن بالأرقام', en: 'At a glance' },
    products: { ar: 'المنتجات', en: 'Products' },
    categories: { ar: 'الفئات', en: 'Categories' },
    brands: { ar: 'العلامات', en: 'Brands' },
    answer: { ar: 'الرد على الطلبات خلال', en: 'Requests answered within' },
    days: { ar: 'يوم عمل', en: 'working day' },
  },
  vision: {
    title: { ar: 'رؤيتنا', en: 'Our Vision' },
    text: {
      ar: 'أن نكون المرجع الأول في الخليج لمن يبحث عن مادة لصق أو سد صحيحة ومعلومة يثق بها قبل أن يشتري.',
      en: 'To be the first reference in the Gulf for anyone seeking the right bonding or sealing material, and information they can trust before buying.',
    },
  },
  mission: {
    title: { ar: 'رسالتنا', en: 'Our Mission' },
    text: {
      ar: 'نوفر مواد موثوقة من مصادر معروفة، ونحفظها كما ينبغي، ونشرح استخدامها بلغة واضحة، ونسلّمها في موعدها بسعر عادل.',
      en: 'We supply reliable materials from known sources, store them properly, explain their use in plain language and deliver them on time at a fair price.',
    },
  },
  valuesTitle: { ar: 'قيمنا', en: 'Our Values' },
  values: [
    {
      title: { ar: 'الوضوح', en: 'Clarity' },
      text: {
        ar: 'نذكر ما يستطيعه المنتج وما لا يستطيعه.',
        en: 'We state what a product can and cannot do.',
      },
    },
    {
      title: { ar: 'الالتزام', en: 'Commitment' },
      text: {
        ar: 'الموعد المكتوب في العرض موعد نحاسب أنفسنا عليه.',
        en: 'The date written in the quote is one we hold ourselves to.',
      },
    },
    {
      title: { ar: 'السلامة', en: 'Safety' },
      text: {
        ar: 'نوضح احتياطات السلامة قبل التوريد.',
        en: 'We explain the safety precautions before delivery.',
      },
    },
  ],
}
