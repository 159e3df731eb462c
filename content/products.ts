import type { Localized } from '../domain/text/locale.ts'

/** Words on product cards. The button exists in English only (specification, section 2.4). */
export const productCardWords: { shopNow: Localized<string | null> } = {
  shopNow: { ar: null, en: 'Shop Now' },
}
