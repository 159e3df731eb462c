/** Longest values of what staff write, in UTF-16 units as the `maxlength` of a field counts them; of lists, items. */
export const RECORD_LIMITS = {
  name: 200,
  snippet: 500,
  description: 4000,
  /** Texts that are split into items or cells: as much of them as is read, see `text-list.ts`. */
  list: 20_000,
  address: 2000,
  creationKey: 100,
  cell: 200,
  moment: 40,
  packs: 200,
  gallery: 100,
  videos: 100,
  specs: 100,
  certifications: 50,
  tags: 50,
  rows: 60,
  lines: 50,
} as const
