import type { Locale } from '../text/locale.ts'
import type { Variant } from './pack-fields.ts'
import { variantCell } from './variants.ts'

/** What tells a pack from its neighbours. */
export function packLabel({ type, volume }: Pick<Variant, 'type' | 'volume'>, locale: Locale): string {
  return [variantCell(volume, locale), variantCell(type, locale)].filter(Boolean).join(' · ')
}

/** How many pieces a carton holds; null where that is no whole number above one. */
export function wholeBox(text: string | null): number | null {
  const count = text !== null && /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return count > 1 ? count : null
}
