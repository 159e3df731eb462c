import type { Brand } from '../domain/catalogue/brand.ts'
import { brandNames } from './brand-names.ts'

/** The partner brands, in the order in which the site shows them. */
export const brands: Brand[] = [
  {
    id: 1,
    slug: 'anadol-bond',
    name: brandNames['anadol-bond'],
    origin: { ar: 'تركيا', en: 'Turkey' },
    coverage: { ar: 'المملكة العربية السعودية', en: 'Saudi Arabia' },
    logo: { src: '/logos/brand-anadol-bond.svg', width: 334, height: 104 },
    description: {
      ar: 'علامة تركية متخصصة في رغوة البولي يوريثان وأطقم اللصق السريع وغراء الخشب، توزعها {site} في السعودية.',
      en: 'A Turkish brand focused on PU foam, fast bonding kits and wood glues, distributed by {site} in Saudi Arabia.',
    },
    longDescription: {
      ar: 'تخدم أنادول بوند فرق التركيب والورش في المملكة بعائلة كاملة من رغوة البولي يوريثان: اليدوية ورغوة المسدس والمقاومة للحريق واللاصقة، تكملها أطقم الزوايا والغراء السريع وغراء الخشب ولاصق الإنشاء. تحمل العبوات ملصقات عربية واضحة، وتصل الدفعات مباشرة إلى مستودعنا المكيف في الرياض، فتبلغ الموقع بصلاحية طويلة ومردود ثابت.',
      en: 'ANADOL BOND serves installation crews and workshops in the Kingdom with a complete PU foam family, manual, gun, fire-rated and adhesive, completed by mitre kits, super glues, wood glues and construction adhesive. Packs carry clear Arabic labels, and batches ship straight to our climate-controlled warehouse in Riyadh, so they reach the site with long shelf life and consistent yield.',
    },
    specialties: [
      {
        name: { ar: 'رغوة البولي يوريثان', en: 'PU foam' },
        icon: 'foam',
        description: {
          ar: 'من عبوة الصيانة إلى رغوة الحريق B1 ولاصق ألواح العزل.',
          en: 'From maintenance cans to B1 fire foam and insulation-board adhesive.',
        },
      },
      {
        name: { ar: 'أطقم الزوايا والغراء السريع', en: 'Mitre kits and super glue' },
        icon: 'bolt',
        description: {
          ar: 'شك في ثوانٍ لورش المطابخ والألمنيوم.',
          en: 'Seconds to set for kitchen and aluminium workshops.',
        },
      },
      {
        name: { ar: 'غراء الخشب', en: 'Wood glue' },
        icon: 'layers',
        description: {
          ar: 'درجتا D3 وD4 للأثاث والأبواب والخشب الخارجي المحمي.',
          en: 'D3 and D4 grades for furniture, doors and sheltered exterior timber.',
        },
      },
      {
        name: { ar: 'لواصق التلامس والإنشاء', en: 'Contact and construction adhesives' },
        icon: 'drop',
        description: {
          ar: 'نيوبرين للألواح والجلد، وبولي يوريثان للدرج والعتبات.',
          en: 'Neoprene for sheets and leather, polyurethane for stairs and sills.',
        },
      },
    ],
    highlights: [
      { title: { ar: 'بلد المنشأ', en: 'Origin' }, value: { ar: 'تركيا', en: 'Turkey' } },
      {
        title: { ar: 'نطاق التغطية', en: 'Coverage' },
        value: { ar: 'مناطق المملكة كافة', en: 'All regions of the Kingdom' },
      },
      { title: { ar: 'منتجات في الكتالوج', en: 'Catalogue products' }, value: { ar: '14', en: '14' } },
      { title: { ar: 'نظام الجودة', en: 'Quality system' }, value: { ar: 'ISO 9001', en: 'ISO 9001' } },
    ],
    coverageDetails: [
      {
        ar: 'توزيع من مستودع الرياض إلى جميع مناطق المملكة',
        en: 'Distribution from Riyadh to all regions of the Kingdom',
      },
      { ar: 'توصيل محلي من يوم واحد إلى 3 أيام عمل', en: 'Local delivery in one to 3 working days' },
      {
        ar: 'برنامج كراتين خاص لمحلات مواد البناء والموزعين',
        en: 'Carton programme for building-material stores and dealers',
      },
    ],
    competitors: [
      { ar: 'علامات الرغوة الإقليمية متوسطة السعر', en: 'Mid-priced regional foam brands' },
      { ar: 'أطقم الزوايا المستوردة مجهولة المصدر', en: 'Unbranded imported mitre kits' },
    ],
    certifications: ['ISO 9001', 'DIN 4102-1 B1 / B2', 'EN 1366-4', 'EN 204 D3 / D4'],
    applications: [
      { ar: 'تركيب الأبواب والنوافذ', en: 'Door and window installation' },
      { ar: 'فواصل الحريق', en: 'Fire joints' },
      { ar: 'ورش المطابخ والألمنيوم', en: 'Kitchen and aluminium workshops' },
      { ar: 'أنظمة العزل الخارجي', en: 'External insulation systems' },
      { ar: 'ورش النجارة والأثاث', en: 'Joinery and furniture workshops' },
    ],
    contact: {
      website: 'https://anadolbond.example',
      email: 'anadolbond@example.com',
      phone: '+966 11 000 0001',
    },
  },
  {
    id: 2,
    slug: 'iberseal',
    name: brandNames['iberseal'],
    origin: { ar: 'إسبانيا', en: 'Spain' },
    coverage: { ar: 'دول الخليج', en: 'Gulf' },
    logo: { src: '/logos/brand-iberseal.svg', width: 414, height: 104 },
    description: {
      ar: 'علامة إسبانية لحلول السد الهندسية: البوليمر الهجين والسيليكون وموانع التسرب الأكريليكية والبولي يوريثانية، وتغطي الخليج.',
      en: 'A Spanish brand for engineered sealing: hybrid polymers, silicones, and acrylic and polyurethane sealants, covering the Gulf.',
    },
    longDescription: {
      ar: 'تتوجه إيبرسيل إلى المشاريع التي تُكتب مواصفتها قبل سعرها. تضم مجموعتها لواصق هجينة متخصصة، وسيليكون الواجهات المحايد والإنشائي، وموانع تسرب مقاومة للحريق، وبولي يوريثان لفواصل الحركة. لكل منتج ورقة بيانات فنية يمكن تنزيلها، ونطلب ما يتوفر من صحائف السلامة وتقارير الاختبار من الشركة المصنّعة عند الحاجة، ويساعد فريقنا الاستشاريين على ربطها بتفاصيل المشروع.',
      en: 'IBERSEAL addresses projects where the specification is written before the price. Its range includes specialised hybrid adhesives, neutral and structural façade silicones, fire sealants and polyurethane sealants for movement joints. Every product has a technical data sheet to download; we ask the manufacturer for safety data sheets and test reports when a project needs them, and our team helps consultants link them to project details.',
    },
    specialties: [
      {
        name: { ar: 'البوليمر الهجين MS', en: 'MS hybrid polymer' },
        icon: 'layers',
        description: {
          ar: 'لصق وسد دون أساس (برايمر) على معظم الأسطح.',
          en: 'Bonding and sealing without primer on most surfaces.',
        },
      },
      {
        name: { ar: 'سيليكون الواجهات', en: 'Façade silicones' },
        icon: 'building',
        description: {
          ar: 'درجات محايدة وإنشائية ومقاومة للحريق.',
          en: 'Neutral, structural and fire-rated grades.',
        },
      },
      {
        name: { ar: 'بولي يوريثان فواصل الحركة', en: 'PU movement-joint sealants' },
        icon: 'building',
        description: {
          ar: 'سد مرن للخرسانة والأرضيات ولصق زجاج المركبات.',
          en: 'Elastic sealing for concrete and floors, and vehicle-glass bonding.',
        },
      },
      {
        name: { ar: 'موانع التسرب الأكريليكية', en: 'Acrylic sealants' },
        icon: 'brush',
        description: { ar: 'تشطيب الجبس والشقوق قبل الدهان.', en: 'Finishing gypsum and cracks before painting.' },
      },
    ],
    highlights: [
      { title: { ar: 'بلد المنشأ', en: 'Origin' }, value: { ar: 'إسبانيا', en: 'Spain' } },
      {
        title: { ar: 'نطاق التغطية', en: 'Coverage' },
        value: { ar: 'دول الخليج', en: 'Gulf countries' },
      },
      { title: { ar: 'منتجات في الكتالوج', en: 'Catalogue products' }, value: { ar: '20', en: '20' } },
      {
        title: { ar: 'ورقة البيانات', en: 'Data sheet' },
        value: { ar: 'متوفرة لكل منتج', en: 'Available for every product' },
      },
    ],
    coverageDetails: [
      {
        ar: 'توريد للمشاريع في السعودية ودول الخليج',
        en: 'Project supply in Saudi Arabia and the Gulf',
      },
      { ar: 'شحن إقليمي من 3 إلى 7 أيام عمل', en: 'Regional shipping in 3 to 7 working days' },
      {
        ar: 'حجز دفعات برقم واحد لمشاريع الواجهات',
        en: 'Single-batch reservation for façade projects',
      },
    ],
    competitors: [
      { ar: 'علامات السيليكون الأوروبية المتخصصة', en: 'Specialised European silicone brands' },
      { ar: 'موانع تسرب البولي يوريثان العالمية', en: 'Global polyurethane sealants' },
    ],
    certifications: ['ISO 9001', 'EN 15651', 'ISO 11600', 'EN 15434', 'EN 1366-4'],
    applications: [
      { ar: 'الواجهات الزجاجية والكلادينج', en: 'Glass façades and cladding' },
      { ar: 'المنشآت الساحلية والبحرية', en: 'Coastal and marine structures' },
      { ar: 'فواصل الحركة في الخرسانة', en: 'Movement joints in concrete' },
      { ar: 'تركيب زجاج المركبات', en: 'Vehicle glazing' },
      { ar: 'المرايا والزجاج الداخلي', en: 'Mirrors and interior glass' },
    ],
    contact: { website: 'https://iberseal.example', email: 'iberseal@example.com', phone: '+966 11 000 0002' },
  },
  {
    id: 3,
    slug: 'masar',
    name: brandNames['masar'],
    origin: { ar: 'مجموعة إقليمية', en: 'Regional group' },
    coverage: { ar: 'دول الخليج', en: 'Gulf' },
    logo: { src: '/logos/brand-masar.svg', width: 526, height: 104 },
    description: {
      ar: 'مجموعة إقليمية تنتج في السعودية والإمارات مواد البناء والغراء الحراري والبخاخات الفنية لأسواق الخليج.',
      en: 'A regional group that produces construction materials, hot melts and technical sprays in Saudi Arabia and the UAE for the Gulf.',
    },
    longDescription: {
      ar: 'تصنع مسار بالقرب من عملائها، فيقصر زمن التوريد وتُضبط الخلطات على مناخ الخليج. تنتج مصانعها لاصق البلاط والترويبة وأغشية العزل المائي وإيبوكسي التثبيت، والغراء الحراري الصناعي ولواصق الرش، إلى جانب بخاخات الصيانة والأشرطة وأدوات التطبيق. وقرب المصنع يتيح طلب ألوان ترويبة خاصة وعبوات بحجم المشروع دون انتظار الشحن البحري.',
      en: 'MASAR manufactures close to its customers, which shortens supply time and lets formulas be tuned to the Gulf climate. Its plants make tile adhesive, grout, waterproofing membranes and anchoring epoxies, industrial hot melts and spray adhesives, along with maintenance sprays, tapes and application tools. Being nearby makes it possible to order special grout colours and project-size packs without waiting for sea freight.',
    },
    specialties: [
      {
        name: { ar: 'كيماويات ومواد البناء', en: 'Construction materials' },
        icon: 'bricks',
        description: {
          ar: 'لاصق بلاط وترويبة وعزل وإصلاح خرسانة.',
          en: 'Tile adhesive, grout, waterproofing and concrete repair.',
        },
      },
      {
        name: { ar: 'الغراء الحراري ولواصق الرش', en: 'Hot melts and spray adhesives' },
        icon: 'flame',
        description: {
          ar: 'لماكينات الحواف وخطوط الكراتين وورش الأثاث والتنجيد.',
          en: 'For edge banders, carton lines, and furniture and upholstery workshops.',
        },
      },
      {
        name: { ar: 'بخاخات الصيانة', en: 'Maintenance sprays' },
        icon: 'spray',
        description: { ar: 'تزليق وتنظيف وإزالة صدأ وغراء.', en: 'Lubricating, cleaning, rust and glue removal.' },
      },
      {
        name: { ar: 'الأشرطة والأدوات', en: 'Tapes and tools' },
        icon: 'tool',
        description: {
          ar: 'أشرطة دهان ومسدسات خراطيش للاستخدام اليومي.',
          en: 'Masking tapes and cartridge guns for daily use.',
        },
      },
    ],
    highlights: [
      {
        title: { ar: 'مواقع التصنيع', en: 'Manufacturing' },
        value: { ar: 'السعودية والإمارات', en: 'Saudi Arabia and UAE' },
      },
      {
        title: { ar: 'نطاق التغطية', en: 'Coverage' },
        value: { ar: 'دول الخليج', en: 'Gulf countries' },
      },
      { title: { ar: 'منتجات في الكتالوج', en: 'Catalogue products' }, value: { ar: '27', en: '27' } },
      {
        title: { ar: 'ألوان خاصة', en: 'Special colours' },
        value: { ar: 'متاحة للمشاريع', en: 'Available for projects' },
      },
    ],
    coverageDetails: [
      { ar: 'تصنيع قريب يختصر زمن التوريد', en: 'Nearby production shortens supply time' },
      {
        ar: 'شحن إلى دول الخليج من 3 إلى 7 أيام عمل',
        en: 'Shipping to Gulf countries in 3 to 7 working days',
      },
      { ar: 'عبوات مشاريع وألوان حسب الطلب', en: 'Project packs and colours on request' },
    ],
    competitors: [
      { ar: 'مصانع لاصق البلاط المحلية', en: 'Local tile-adhesive plants' },
      { ar: 'بخاخات الصيانة المستوردة', en: 'Imported maintenance sprays' },
    ],
    certifications: ['ISO 9001', 'EN 12004', 'EN 13888', 'EN 14891', 'EN 1504-3'],
    applications: [
      { ar: 'التبليط والعزل المائي', en: 'Tiling and waterproofing' },
      { ar: 'ورش النجارة والتنجيد', en: 'Joinery and upholstery workshops' },
      { ar: 'صيانة المركبات والمعدات', en: 'Vehicle and equipment maintenance' },
      { ar: 'إصلاح الخرسانة', en: 'Concrete repair' },
      { ar: 'الدهان والتشطيب الداخلي', en: 'Painting and interior finishing' },
    ],
    contact: { website: 'https://masar.example', email: 'masar@example.com', phone: '+966 11 000 0003' },
  },
]
