import type { Locale } from '#domain/text/locale.ts'
import type { Variant } from './pack-fields.ts'
import { variantCell } from './variants.ts'

export function packLabel({ type, volume }: Pick<Variant, 'type' | 'volume'>, locale: Locale): string {
  return [variantCell(volume, locale), variantCell(type, locale)].filter(Boolean).join(' · ')
}

const ENDING = /(?<=\S)[\s,،–-]+(?:ب?(?:سعة|حجم|وزن)\s+)?(?<volume>\p{Nd}[\p{Nd}.,٫٬]*\s*(?<unit>[^\p{Nd}\s]+))$/u
const BEGINNING = /^\p{Nd}[\p{Nd}.,٫٬]*\s*(?<unit>[^\p{Nd}\s]+)/u

/** A pack with its product. Where the product's name ends with a volume, that of the pack stands for it. */
export function namedPack(product: string, pack: string): string {
  return [packedName(product, pack), pack].filter((part) => part !== '').join(' · ')
}

/** What a product is called beside one of its packs: without a volume, which the pack tells. */
export function packedName(product: string, pack: string): string {
  const { unit } = ENDING.exec(product)?.groups ?? {}
  const isRepeated = unit !== undefined && BEGINNING.exec(pack)?.groups?.['unit'] === unit
  return isRepeated ? product.replace(ENDING, '') : product
}

/** How many pieces a carton holds; null where that is no whole number above one. */
export function wholeBox(text: string | null): number | null {
  const count = text !== null && /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return count > 1 ? count : null
}
