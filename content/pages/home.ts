/** What the sections of the home page say where nobody has written anything, and the words of their buttons. */
export const homePage = {
  categories: { title: { ar: 'الفئات', en: 'Categories' }, all: { ar: 'كل الفئات', en: 'All categories' } },
  latest: {
    title: { ar: 'أحدث المنتجات', en: 'Latest Products' },
    more: { ar: 'المزيد من المجموعة', en: 'More Collection' },
  },
  industries: {
    title: { ar: 'الصناعات التي نخدمها', en: 'Industries We Serve' },
    contact: { ar: 'تواصل معنا لحلول مخصصة', en: 'Contact Us for Custom Solutions' },
    pause: { ar: 'إيقاف الحركة', en: 'Pause' },
    play: { ar: 'تشغيل الحركة', en: 'Play' },
  },
  reasons: { title: { ar: 'لماذا نحن؟', en: 'Why Choose Us?' } },
  reviews: { title: { ar: 'آراء عملائنا', en: 'Customer Reviews' } },
  posts: {
    title: { ar: 'أحدث المقالات', en: 'Latest Articles' },
    all: { ar: 'عرض جميع المقالات', en: 'View All Blogs' },
  },
}
