import type { Localized } from '#domain/text/locale.ts'

/** Words on product cards. The button exists in English only (docs/specification 2.4). */
export const productCardWords: { shopNow: Localized<string | null> } = {
  shopNow: { ar: null, en: 'Shop Now' },
}
