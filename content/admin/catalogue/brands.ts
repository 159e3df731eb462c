import { shared } from '#content/staff-labels.ts'
import type { SpecialtyIcon } from '#domain/catalogue/brand-fields.ts'
import { counted, type PluralForms } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'
import { labels } from '#content/labels.ts'

const timesForms: Localized<PluralForms> = {
  ar: {
    one: 'في منتج واحد',
    two: 'في منتجين',
    few: 'في {count}\u00a0منتجات',
    many: 'في {count}\u00a0منتجاً',
    other: 'في {count}\u00a0منتج',
  },
  en: { one: 'in {count}\u00a0product', other: 'in {count}\u00a0products' },
}

/** Staff's brands. */
export const brandsScreen = {
  title: shared.brands,
  add: shared.addBrand,
  products: labels.products,
  empty: { ar: 'لا توجد علامات.', en: 'No brands found.' },
  emptyText: { ar: 'أضف أول علامة لتظهر صفحتها في الموقع.', en: 'Add the first one and it gets a page on the site.' },
  showAll: { ar: 'عرض كل العلامات', en: 'Show all brands' },
  failed: { ar: 'تعذّر تحميل العلامات', en: 'Could not load the brands' },
  written: {
    title: { ar: 'أسماء في المنتجات بلا علامة', en: 'Names on products without a brand' },
    text: {
      ar: 'اجعلها علامة لتكون لها صفحة، أو أضفها إلى «أسماء أخرى» في علامتها.',
      en: 'Make it a brand to give it a page, or add it to the other names of its brand.',
    },
    count: counted(timesForms),
    make: { ar: 'اجعلها علامة', en: 'Make it a brand' },
    makeNamed: { ar: (name: string) => `اجعلها علامة: ${name}`, en: (name: string) => `Make it a brand: ${name}` },
  },
  deletion: {
    question: { ar: 'حذف هذه العلامة؟', en: 'Delete this brand?' },
    text: {
      ar: (name: string) => `ستُحذف صفحة «${name}» من الموقع. يبقى الاسم مكتوباً في المنتجات.`,
      en: (name: string) => `The page of “${name}” will be removed from the site. Products keep the name as text.`,
    },
    verb: shared.delete,
    failed: { ar: 'تعذّر حذف العلامة', en: 'Failed to delete the brand' },
  },
}

/** The form of a brand. */
export const brandForm = {
  addTitle: shared.addBrand,
  editTitle: { ar: 'تعديل العلامة', en: 'Edit brand' },
  add: { ar: 'إضافة العلامة', en: 'Add brand' },
  unreachable: { ar: 'تعذّر حفظ العلامة', en: 'Failed to save the brand' },
  sections: {
    basics: shared.brand,
    looks: { ar: 'الشعار والصورة واللون', en: 'Logo, picture and colour' },
    texts: { ar: 'النصوص', en: 'Texts' },
    facts: { ar: 'أبرز الحقائق والتغطية', en: 'Highlights and coverage' },
    specialties: shared.specialties,
    applications: { ar: 'التطبيقات والشهادات', en: 'Applications and certificates' },
    contact: shared.contact,
    staff: shared.forStaffOnly,
  },
  fields: {
    name: shared.name,
    slug: shared.slug,
    aliases: { ar: 'أسماء أخرى', en: 'Other names' },
    origin: { ar: 'بلد المنشأ', en: 'Origin' },
    coverage: { ar: 'نطاق التغطية', en: 'Coverage' },
    sortId: shared.position,
    logo: shared.logo,
    logoWhite: { ar: 'الشعار الأبيض، فوق لون داكن', en: 'White logo, for a dark colour' },
    image: { ar: 'صورة العلامة', en: 'Picture of the brand' },
    imageAlt: shared.pictureShows,
    colour: { ar: 'اللون', en: 'Colour' },
    description: { ar: 'الوصف القصير', en: 'Short description' },
    longDescription: { ar: 'الوصف الكامل', en: 'Long description' },
    highlights: { ar: 'أبرز الحقائق', en: 'Highlights' },
    coverageDetails: { ar: 'تفاصيل التغطية', en: 'Coverage details' },
    specialties: shared.specialties,
    applications: { ar: 'مجالات التطبيق', en: 'Applications' },
    certifications: { ar: 'الشهادات والمواصفات', en: 'Certificates and standards' },
    website: { ar: 'الموقع الإلكتروني', en: 'Website' },
    email: shared.email,
    phone: shared.telephone,
    competitors: { ar: 'المنافسون', en: 'Competitors' },
  },
  sortHint: { ar: 'رقم صحيح. العلامات بلا رقم تأتي أخيراً.', en: 'A whole number. Brands without one come last.' },
  aliasesHint: {
    ar: 'اسم في كل سطر. كل منتج كُتبت علامته بأحد هذه الأسماء يتبع هذه العلامة.',
    en: 'One a line. Products whose brand is written with one of them belong to this brand.',
  },
  renameHint: {
    ar: 'تغيير الاسم يغيّره في كل منتجات العلامة، ويبقى القديم ضمن الأسماء الأخرى.',
    en: 'A new name is given to all products of the brand. The old one stays among the other names.',
  },
  colourHint: {
    ar: 'مثل #1F7A4D. لون النص فوقه يُختار ليُقرأ بوضوح.',
    en: 'Like #1F7A4D. The colour of the text on it is chosen so that it can be read.',
  },
  colourSample: { ar: 'نص فوق اللون', en: 'Text on the colour' },
  linesHint: { ar: 'سطر لكل بند.', en: 'One a line.' },
  staffHint: { ar: 'لا يظهر في الموقع.', en: 'Never shown on the site.' },
  highlight: { title: shared.title, value: shared.value, add: { ar: 'إضافة حقيقة', en: 'Add a highlight' } },
  specialty: {
    name: shared.name,
    icon: { ar: 'الأيقونة', en: 'Icon' },
    description: { ar: 'الوصف', en: 'Text' },
    add: { ar: 'إضافة تخصص', en: 'Add a specialty' },
  },
  icons: {
    foam: { ar: 'رغوة', en: 'Foam' },
    bolt: { ar: 'صاعقة', en: 'Lightning' },
    layers: { ar: 'طبقات', en: 'Layers' },
    drop: { ar: 'قطرة', en: 'Drop' },
    building: { ar: 'مبنى', en: 'Building' },
    brush: { ar: 'فرشاة', en: 'Brush' },
    bricks: { ar: 'طوب', en: 'Bricks' },
    flame: { ar: 'لهب', en: 'Flame' },
    spray: { ar: 'بخاخ', en: 'Spray can' },
    tool: { ar: 'أداة', en: 'Tool' },
  } satisfies Record<SpecialtyIcon, Localized>,
}
