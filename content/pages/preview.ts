/** The page of what is not on the site, for whoever was sent a link to it. */
export const previewWords = { bar: { ar: 'معاينة، ليست في الموقع', en: 'Preview, not on the site' } }
