/**
 * What is said of a product that nobody has described for search engines. `{product}` is its name, or `branded`;
 * `{site}` is what staff call the site.
 */
export const productHead = {
  branded: { ar: '{name} من {brand}', en: '{name} by {brand}' },
  description: {
    ar: '{product}: الخصائص ومجالات التطبيق والتعبئة وطلب عرض سعر من {site}.',
    en: '{product}: properties, application areas, packaging and a price quote from {site}.',
  },
}
