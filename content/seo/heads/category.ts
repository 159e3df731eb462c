/** What is said of a category. `{name}` is its own, `{site}` what staff call the site. */
export const categoryHead = {
  description: {
    ar: 'منتجات {name} من {site} مع البيانات الفنية وخيارات التعبئة وطلب عرض السعر في السعودية والخليج.',
    en: '{name} from {site} with technical data, packaging options and price quotes in Saudi Arabia and the Gulf.',
  },
}
