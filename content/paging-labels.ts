/** Words of lists that stand on several pages, and of what is turned over. */
export const pagingLabels = {
  pagination: { ar: 'صفحات القائمة', en: 'Pages of the list' },
  next: { ar: 'التالي', en: 'Next' },
  previous: { ar: 'السابق', en: 'Previous' },
  page: { ar: (page: number) => `الصفحة ${page}`, en: (page: number) => `Page ${page}` },
}
