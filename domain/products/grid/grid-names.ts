import type { FormFields } from '#domain/fields/form-values.ts'
import { GRID_FIELDS, type GridField } from './grid-fields.ts'

/** A row of a product: the place of a pack, counted from 0, or the empty one for a new pack. */
export type GridPlace = number | 'new'

/** What of the form belongs to one product, as it was typed. */
export type PostedProduct = {
  id: string
  /** The version that its cells were filled from; null where nobody says. */
  version: number | null
  cells: PostedCell[]
  /** The prices that its cells were filled with, by place. */
  prices: ReadonlyMap<GridPlace, string>
}
export type PostedCell = { place: GridPlace; field: GridField; typed: string }

export function cellName(id: string, place: GridPlace, field: GridField): string {
  return `c.${id}.${place}.${field}`
}

export function cellKey(place: GridPlace, field: GridField): string {
  return `${place}.${field}`
}

export function versionName(id: string): string {
  return `v.${id}`
}

/** What a price was when the page was made: it is kept apart from its product, and has a version of its own. */
export function priceName(id: string, place: GridPlace): string {
  return `p.${id}.${place}`
}

/** Which of two values a cell is to have that somebody else has changed too. */
export function choiceName(cell: string): string {
  return cell.replace(/^c/, 'k')
}
export const MINE = 'mine'
export const THEIRS = 'theirs'

const CELL = /^c\.(.+)\.(\d{1,3}|new)\.([a-z_]+)$/s
const PRICE = /^p\.(.+)\.(\d{1,3}|new)$/s
const VERSION = /^v\.(.+)$/s

/** The form of the grid, by product, in the order in which it was sent. Cells given up for another's value are none. */
export function readPostedGrid(fields: FormFields): PostedProduct[] {
  const products = new Map<string, PostedProduct & { prices: Map<GridPlace, string> }>()
  const of = (id: string) => {
    const known = products.get(id) ?? { id, version: null, cells: [], prices: new Map<GridPlace, string>() }
    products.set(id, known)
    return known
  }
  for (const [name, sent] of Object.entries(fields)) {
    const typed = textOf(sent)
    if (typed === undefined) continue
    const [, id = '', place = '', field = ''] = CELL.exec(name) ?? []
    if (isGridField(field)) {
      if (textOf(fields[choiceName(name)]) !== THEIRS) of(id).cells.push({ place: placeOf(place), field, typed })
      continue
    }
    const [, priced, at = ''] = PRICE.exec(name) ?? []
    if (priced !== undefined) of(priced).prices.set(placeOf(at), typed)
    const [, versioned] = VERSION.exec(name) ?? []
    if (versioned !== undefined) of(versioned).version = /^\d{1,9}$/.test(typed) ? Number(typed) : null
  }
  return [...products.values()].filter(({ cells }) => cells.length > 0)
}

function isGridField(text: string): text is GridField {
  return (GRID_FIELDS as readonly string[]).includes(text)
}

function placeOf(text: string): GridPlace {
  return text === 'new' ? text : Number(text)
}

function textOf(sent: unknown): string | undefined {
  const last: unknown = Array.isArray(sent) ? sent.at(-1) : sent
  return typeof last === 'string' ? last : typeof last === 'number' ? String(last) : undefined
}
