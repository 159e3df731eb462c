import type { Localized } from '../../domain/locale.ts'

/** Words of a page's head. In `category` and `product`, `{name}` and `{brand}` stand for the record's own. */
export type PageHead = {
  title: Localized
  description: Localized
  /** Whether search engines are asked to leave the page out. Absent: in no language. */
  noindex?: Localized<boolean>
}

export const pageHeads = {
  home: {
    title: { ar: 'الرئيسية', en: 'Home' },
    description: {
      ar: 'روابط موزع سعودي للواصق وموانع التسرب ورغوة البولي يوريثان ومواد البناء. أكثر من 60 منتجاً مع دعم فني وعرض سعر خلال يوم عمل.',
      en: 'Rawabit is a Saudi distributor of adhesives, sealants, PU foam and construction materials. Over 60 products, technical support and quotes in one day.',
    },
  },
  about: {
    title: { ar: 'من نحن', en: 'About Us' },
    description: {
      ar: 'تعرّف إلى قصة روابط ورؤيتها ورسالتها، وكيف نجمع بين التوزيع والمشورة الفنية في مجال اللواصق وموانع التسرب في السعودية والخليج.',
      en: 'Read the story, vision and mission of Rawabit and how we join distribution with technical advice in adhesives and sealants across the Gulf.',
    },
  },
  contact: {
    title: { ar: 'تواصل معنا', en: 'Contact Us' },
    description: {
      ar: 'تواصل مع فريق روابط في الرياض هاتفياً أو بالبريد أو عبر النموذج، من الأحد إلى الخميس. أرسل قائمة المواد واحصل على عرض سعر واضح.',
      en: 'Contact the Rawabit team in Riyadh by phone, email or form, Sunday to Thursday. Send your material list and receive a clear price quote.',
    },
  },
  products: {
    title: { ar: 'جميع المنتجات', en: 'All Products' },
    description: {
      ar: 'تصفح جميع منتجات روابط: رغوة ولواصق وموانع تسرب وهجين وغراء حراري وبخاخات ومواد بناء، مع بيانات فنية وتعبئة لكل منتج.',
      en: 'Browse every Rawabit product: foams, adhesives, sealants, hybrids, hot melt, sprays and construction materials, with technical data and packaging.',
    },
  },
  categories: {
    title: { ar: 'الفئات', en: 'Categories' },
    description: {
      ar: 'ثماني فئات من منتجات اللصق والسد والعزل ومواد البناء والأدوات. اختر الفئة المناسبة لعملك واطلع على منتجاتها وبياناتها.',
      en: 'Eight categories of bonding, sealing, insulating, construction and tool products. Choose the one that fits your work and see its products.',
    },
  },
  brands: {
    title: { ar: 'علاماتنا', en: 'Our Brands' },
    description: {
      ar: 'ثلاث علامات شريكة: أنادول بوند من تركيا، وإيبرسيل من إسبانيا، ومجموعة مسار الإقليمية. تعرّف إلى تخصصاتها وتغطيتها وشهاداتها.',
      en: 'Three partner brands: ANADOL BOND from Turkey, IBERSEAL from Spain and the regional MASAR group. See their specialties, coverage and certifications.',
    },
  },
  blogs: {
    title: { ar: 'الأخبار والمقالات', en: 'News and Articles' },
    description: {
      ar: 'مقالات عملية وأخبار وفعاليات من روابط: اختيار الرغوة ومانع التسرب، والعمل في الصيف، وفواصل الحريق، ونصائح للورش والمنازل.',
      en: 'Practical articles, news and events from Rawabit: choosing foam and sealants, working in summer, fire joints and tips for workshops and homes.',
    },
  },
  collection: {
    title: { ar: 'المجموعة', en: 'Collection' },
    description: {
      ar: 'مجموعة مختارة من أحدث منتجات روابط وأكثرها طلباً في اللصق والسد والعزل، جاهزة لطلب عرض سعر مباشر.',
      en: 'A selected collection of the newest and most requested Rawabit products for bonding, sealing and insulating, ready for a direct quote.',
    },
  },
  catalogue: {
    title: { ar: 'الكتالوج', en: 'Catalogue' },
    description: {
      ar: 'حمّل كتالوج روابط بصيغة PDF أو تصفحه مباشرة: المنتجات والتعبئة والبيانات الفنية لجميع الفئات والعلامات.',
      en: 'Download the Rawabit catalogue as a PDF or view it online: products, packaging and technical data for every category and brand.',
    },
  },
  search: {
    title: { ar: 'نتائج البحث', en: 'Search Results' },
    description: {
      ar: 'ابحث في منتجات روابط بالاسم أو الرمز أو الفئة، بالعربية أو الإنجليزية، واعثر على اللاصق أو مانع التسرب المناسب.',
      en: 'Search Rawabit products by name, code or category, in Arabic or English, and find the right adhesive or sealant.',
    },
    noindex: { ar: true, en: true },
  },
  policy: {
    title: { ar: 'سياسة الشركة', en: 'Company Policy' },
    description: {
      ar: 'سياسة روابط في الطلب والدفع والشحن والإرجاع خلال 30 يوماً والضمان والتواصل، بنصوص واضحة قبل أي تعامل.',
      en: "Rawabit's policy on orders, payment, shipping, 30-day returns, warranty and contact, in clear terms before any transaction.",
    },
    noindex: { ar: true, en: true },
  },
  privacyPolicy: {
    title: { ar: 'سياسة الخصوصية', en: 'Privacy Policy' },
    description: {
      ar: 'كيف تجمع روابط بياناتك وتستخدمها وتحميها، وما حقوقك في الاطلاع والتحديث والحذف. لا نبيع بياناتك ولا نشاركها.',
      en: 'How Rawabit collects, uses and protects your data, and your rights to access, update and delete it. We never sell or share your data.',
    },
    noindex: { ar: false, en: true },
  },
  termsOfService: {
    title: { ar: 'شروط الخدمة', en: 'Terms of Service' },
    description: {
      ar: 'شروط استخدام موقع روابط وخدماته: الطلبات والمدفوعات والشحن والإرجاع وحدود المسؤولية وتعديل الشروط.',
      en: 'Terms for using the Rawabit website and services: orders, payments, shipping, returns, limitation of liability and changes.',
    },
    noindex: { ar: true, en: true },
  },
  faq: {
    title: { ar: 'الأسئلة الشائعة', en: 'FAQ' },
    description: {
      ar: 'إجابات مختصرة عن خدمات روابط وطرق الدفع ومتابعة الطلب والإرجاع والشحن الدولي والضمان.',
      en: "Short answers about Rawabit's services, payment methods, order tracking, returns, international shipping and warranty.",
    },
  },
  addresses: {
    title: { ar: 'عناويني', en: 'My Addresses' },
    description: {
      ar: 'إدارة عناوين التوصيل المحفوظة في حسابك: إضافة عنوان جديد وتحديد موقعه على الخريطة أو تعديله أو حذفه.',
      en: 'Manage the delivery addresses saved in your account: add a new one, set its location on the map, edit or delete it.',
    },
    noindex: { ar: true, en: true },
  },
  myData: {
    title: { ar: 'بياناتي', en: 'My Data' },
    description: {
      ar: 'ما نحفظه عن حسابك وعناوينك وطلباتك: نزّله في ملف واحد أو احذفه متى شئت.',
      en: 'What we keep of your account, addresses and requests: download it as one file, or delete it whenever you like.',
    },
    noindex: { ar: true, en: true },
  },
  signIn: {
    title: { ar: 'تسجيل الدخول', en: 'Sign In' },
    description: {
      ar: 'ادخل إلى عناوينك المحفوظة برمز من ستة أرقام نرسله إلى بريدك، دون كلمة مرور.',
      en: 'Sign in to your saved addresses with a code of six digits that we mail you, without a password.',
    },
    noindex: { ar: true, en: true },
  },
  category: {
    title: { ar: '{name}', en: '{name}' },
    description: {
      ar: 'منتجات {name} من روابط مع البيانات الفنية وخيارات التعبئة وطلب عرض السعر في السعودية والخليج.',
      en: '{name} from Rawabit with technical data, packaging options and price quotes in Saudi Arabia and the Gulf.',
    },
  },
  product: {
    title: { ar: '{name}', en: '{name}' },
    description: {
      ar: '{name} من {brand}: الخصائص ومجالات التطبيق والتعبئة وطلب عرض سعر من روابط.',
      en: '{name} by {brand}: properties, application areas, packaging and a price quote from Rawabit.',
    },
  },
  notFound: {
    title: { ar: 'الصفحة غير موجودة', en: 'Page Not Found' },
    description: {
      ar: 'عذراً، الصفحة التي تبحث عنها غير موجودة. عد إلى الصفحة الرئيسية أو تصفح فئات المنتجات.',
      en: 'Sorry, the page you are looking for does not exist. Return to the home page or browse the product categories.',
    },
    noindex: { ar: true, en: true },
  },
} satisfies Record<string, PageHead>
