/** What is told of records that are brought back. */
export const restoring = {
  categoryGone: {
    ar: (name: string) => `الفئة «${name}» ليست في الموقع. اختر فئة أخرى، أو استرجعه بلا فئة.`,
    en: (name: string) => `The category “${name}” is not on the site. Choose another, or bring it back without one.`,
  },
  categoryInBin: {
    ar: (name: string) => `الفئة «${name}» في السلة. اختر فئة أخرى، أو استرجعه بلا فئة.`,
    en: (name: string) => `Category “${name}” is in the bin. Choose another, or bring it back without one.`,
  },
  taken: { ar: 'صار هذا العنوان لسجل آخر.', en: 'This address belongs to another record now.' },
}
