import type { Localized } from '#domain/text/locale.ts'
import type { FormTexts } from '#domain/fields/field.ts'
import { RECORD_KINDS } from '#domain/kinds.ts'

/** The kinds whose forms can begin as a copy of another record. */
export const COPIED_KINDS = ['product', 'category', 'post'] as const
/** What only one record can have: its address, its place among others, and the codes of its packs, which stay without them. */
const OWN = ['slug', 'product_slug', 'category_slug', 'category_sort_id']
const OWN_CELLS = ['stock_code[]', 'product_code[]', 'calc.stock_code[]']

/** What the form of a copy begins with. `mark` stands behind its names. */
export function copiedTexts(kind: (typeof COPIED_KINDS)[number], texts: FormTexts, mark: Localized): FormTexts {
  const { nameFields } = RECORD_KINDS[kind]
  const marks = new Map<string, string>([
    [nameFields.ar, mark.ar],
    [nameFields.en, mark.en],
  ])
  const copied = (name: string, list: string[]) => {
    if (OWN.includes(name) || OWN_CELLS.includes(name)) return list.map(() => '')
    const behind = marks.get(name)
    return behind === undefined ? list : list.map((text) => (text === '' ? '' : text + behind))
  }
  return Object.fromEntries(Object.entries(texts).map(([name, list]) => [name, copied(name, list)]))
}
