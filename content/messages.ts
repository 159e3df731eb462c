/** What is said when something could not be loaded (docs/specification 8); what one page alone says stands with it. */
export const loadErrors = {
  categories: { ar: 'خطأ في تحميل الفئات', en: 'Error loading categories' },
  products: { ar: 'خطأ في تحميل المنتجات', en: 'Error loading products' },
  posts: { ar: 'خطأ في تحميل المقالات', en: 'Error loading blogs' },
  page: { ar: 'حدث خطأ. الرجاء المحاولة مرة أخرى.', en: 'Something went wrong. Please try again.' },
  /** Below the error of one part. */
  part: {
    ar: 'بقية الصفحة تعمل. أعد المحاولة أو عد بعد لحظات.',
    en: 'The rest of the page works. Try again or come back in a moment.',
  },
  /** Below the error of a whole page. */
  whole: { ar: 'أعد المحاولة أو عد بعد لحظات.', en: 'Try again or come back in a moment.' },
}
