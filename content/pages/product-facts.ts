import type { FactKey, PackFactKey } from '#domain/products/product-facts.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What the short fields of a product are called: in its form, on its page and on its sheet. */
export const productFactNames = { hsCode: { ar: 'الرمز الجمركي (HS)', en: 'Customs code (HS)' } } satisfies Record<
  FactKey,
  Localized
>

/** The same for packs. */
export const packFactNames = { weightKg: { ar: 'الوزن (كجم)', en: 'Weight (kg)' } } satisfies Record<
  PackFactKey,
  Localized
>
