/** What may be said of an import, by the names of pages, calls and the command; the first value of each is the usual one. */
export const IMPORT_OPTIONS = {
  match: ['auto', 'stock_code', 'product_code', 'code', 'product_id', 'product_slug'],
  mode: ['merge', 'update', 'add'],
  empty: ['keep', 'clear'],
  packs: ['keep', 'replace'],
  state: ['draft', 'published'],
  new_categories: ['refuse', 'create'],
  new_brands: ['create', 'refuse'],
  whole: ['1', '0'],
  decimal: ['auto', 'point', 'comma'],
  suggestions: ['0', '1'],
  pictures_by_code: ['0', '1'],
} as const

export type OptionName = keyof typeof IMPORT_OPTIONS
export type ImportOptions = { [Name in OptionName]: (typeof IMPORT_OPTIONS)[Name][number] }

export const OPTION_NAMES = Object.keys(IMPORT_OPTIONS) as OptionName[]

export const USUAL_OPTIONS = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, IMPORT_OPTIONS[name][0]]),
) as ImportOptions

/** The options that are given, over those from before; the names of those that have no such value. */
export function readOptions(
  fields: Readonly<Record<string, unknown>>,
  before: ImportOptions = USUAL_OPTIONS,
): { options: ImportOptions; wrong: OptionName[] } {
  const options: Record<string, string> = { ...before }
  const wrong: OptionName[] = []
  for (const name of OPTION_NAMES) {
    const given = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (given === undefined || given === null || given === '') continue
    const value = IMPORT_OPTIONS[name].find((one) => one === given || Number(one) === given)
    if (value === undefined) wrong.push(name)
    else options[name] = value
  }
  return { options: options as ImportOptions, wrong }
}

/** Everything of a product, or no more than what its packs cost and whether they are there. */
export const IMPORT_KINDS = ['products', 'prices'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]
