import { isolate } from '#domain/text/isolate.ts'
import type { Localized } from '#domain/text/locale.ts'

type Words = { shopNow: Localized<string | null>; compare: Localized; compareOne: Localized<(name: string) => string> }

/** Words on product cards. The button exists in English only (docs/specification 2.4). */
export const productCardWords: Words = {
  shopNow: { ar: null, en: 'Shop Now' },
  compare: { ar: 'قارن', en: 'Compare' },
  compareOne: { ar: (name) => `قارن ${isolate(name, 'ar')}`, en: (name) => `Compare ${name}` },
}
