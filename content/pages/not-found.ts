export const notFoundPage = {
  title: { ar: 'عذراً! الصفحة غير موجودة', en: 'Oops! Page Not Found' },
  text: {
    ar: 'ربما تغيّر الرابط أو كُتب ناقصاً. ابحث برمز المنتج أو عد إلى الرئيسية.',
    en: 'The link may have changed or be incomplete. Search by product code or start again.',
  },
  search: { ar: 'ابحث عن منتج', en: 'Find a product' },
  home: { ar: 'العودة إلى الرئيسية', en: 'Return to Home' },
}
