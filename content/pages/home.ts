export const homePage = {
  categories: {
    title: { ar: 'الفئات', en: 'Categories' },
    subtitle: {
      ar: 'من الرغوة واللواصق إلى الأشرطة والأدوات.',
      en: 'From foam and adhesives to tapes and tools.',
    },
    all: { ar: 'كل الفئات', en: 'All categories' },
  },
  latest: {
    title: { ar: 'أحدث المنتجات', en: 'Latest Products' },
    subtitle: {
      ar: 'العبوة والمردود وزمن العمل قبل أن تفتح الصفحة.',
      en: 'Pack, yield and working time at a glance.',
    },
    more: { ar: 'المزيد من المجموعة', en: 'More Collection' },
  },
  industries: {
    title: { ar: 'الصناعات التي نخدمها', en: 'Industries We Serve' },
    subtitle: {
      ar: 'ستة قطاعات، ولكل قطاع مواده وطريقته في الشراء.',
      en: 'Six sectors, each with its own materials and its own way of buying.',
    },
    contact: { ar: 'تواصل معنا لحلول مخصصة', en: 'Contact Us for Custom Solutions' },
    pause: { ar: 'إيقاف الحركة', en: 'Pause' },
    play: { ar: 'تشغيل الحركة', en: 'Play' },
  },
  reviews: {
    title: { ar: 'آراء عملائنا', en: 'Customer Reviews' },
  },
  posts: {
    title: { ar: 'أحدث المقالات', en: 'Latest Articles' },
    all: { ar: 'عرض جميع المقالات', en: 'View All Blogs' },
  },
}
