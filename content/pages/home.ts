export const homePage = {
  hero: {
    label: { ar: 'أبرز ما نقدمه', en: 'Highlights' },
    pause: { ar: 'إيقاف العرض', en: 'Pause the slides' },
    play: { ar: 'تشغيل العرض', en: 'Play the slides' },
  },
  finder: {
    title: { ar: 'تعرف الرمز؟ ابدأ منه', en: 'Know the code? Start here' },
    hint: { ar: 'الرمز مطبوع على وجه كل عبوة', en: 'It is printed on the face of every pack' },
    placeholder: { ar: 'مثل 806 أو MS-55 أو «سيليكون محايد»', en: 'e.g. 806, MS-55 or neutral silicone' },
    submit: { ar: 'بحث', en: 'Search' },
    /** Examples that lead to their results. */
    codes: ['806', 'MS-55', '702', 'S20'],
  },
  categories: {
    title: { ar: 'الفئات', en: 'Categories' },
    subtitle: { ar: 'لكل عائلة لونها في الموقع كله.', en: 'Each family keeps its own colour across the site.' },
    all: { ar: 'كل الفئات', en: 'All categories' },
  },
  latest: {
    title: { ar: 'أحدث المنتجات', en: 'Latest Products' },
    subtitle: {
      ar: 'الأرقام التي تسأل عنها على البطاقة نفسها: العبوة، والمردود، وزمن العمل.',
      en: 'The figures you ask for, on the card itself: pack, yield and working time.',
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
