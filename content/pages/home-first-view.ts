/** What stands on the home page before anybody scrolls; the rest comes later, with its words. */
export const homeFirstView = {
  hero: {
    label: { ar: 'أبرز ما نقدمه', en: 'Highlights' },
    pause: { ar: 'إيقاف العرض', en: 'Pause the slides' },
    play: { ar: 'تشغيل العرض', en: 'Play the slides' },
  },
  finder: { title: { ar: 'ابحث في المنتجات', en: 'Search the products' }, submit: { ar: 'بحث', en: 'Search' } },
}
