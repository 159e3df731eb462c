import type { Locale } from '#domain/text/locale.ts'
import type { Spec, Variant } from './product.ts'
import { withUnit } from './units.ts'
import { variantCell } from './variants.ts'

/**
 * A number that a contractor looks for. `value` reads left to right in both languages; the unit stands beside it.
 * `key` is the spec's own, or `pack` or `kit` for the first pack, which have no label of their own.
 */
export type Figure = { key: string; label: string; value: string; unit: string }

/** What a card shows after the pack, the first that exist. The last ones stand in where none of the others is known. */
const CARD_SPECS = [
  'yield',
  'cut',
  'fire',
  'move',
  'skin',
  'set',
  'shear',
  'fireres',
  'wres',
  'melt',
  'soft',
  'coverage',
  'open',
  'cls',
  'density',
  'thick',
  'adh',
  'force',
  'weight',
]

/** What the band of a product page shows, the first that exist; other specs fill up in their own order. */
const BAND_SPECS = [
  'cls',
  'yield',
  'coverage',
  'cut',
  'skin',
  'set',
  'open',
  'curerate',
  'cure',
  'move',
  'service',
  'fire',
  'fireres',
  'shear',
  'tensile',
  'shore',
  'melt',
  'soft',
  'wres',
  'bond',
  'consump',
  'heat',
  'shelf',
]

const CARD_FIGURES = 3
const BAND_FIGURES = 6
/** Longer figures would break a card's column. */
const CARD_FIGURE_LENGTH = 12

/** The figures of a card: the first pack, then up to two specs. Nothing is made up to fill the row. */
export function cardFigures(firstVariant: Variant | null, specs: Spec[], locale: Locale): Figure[] {
  const volume = firstVariant && variantCell(firstVariant.volume, locale)
  const known = CARD_SPECS.flatMap((key) => specs.find((spec) => spec.key === key) ?? [])
  const figures = [...(volume ? [packFigure(volume)] : []), ...known.map((spec) => toFigure(spec, locale))]
  return figures.filter(fitsCard).slice(0, CARD_FIGURES)
}

/** The figures of a product page's band. Conditions in brackets stay in the full list: `(30 mm bead)`. */
export function bandFigures(specs: Spec[], locale: Locale): Figure[] {
  return specs
    .toSorted((one, other) => figureRank(one.key) - figureRank(other.key))
    .slice(0, BAND_FIGURES)
    .map((spec) => toFigure(spec, locale))
    .map((figure) => ({ ...figure, label: withoutBrackets(figure.label) }))
}

/** Its place in the band; those that are in no band come behind it. */
export function figureRank(key: string): number {
  return BAND_SPECS.includes(key) ? BAND_SPECS.indexOf(key) : BAND_SPECS.length
}

/** Every spec as a figure, in the order that staff gave. */
export function allFigures(specs: Spec[], locale: Locale): Figure[] {
  return specs.map((spec) => toFigure(spec, locale))
}

function toFigure({ key, label, value, unit }: Spec, locale: Locale): Figure {
  const own = { key, label: label[locale] }
  // The per cent sign belongs to the number: `25%` is one run.
  return unit[locale] === '%'
    ? { ...own, value: `${value}%`, unit: '' }
    : { ...own, ...withUnit(value, unit[locale], locale) }
}

/** `750 ml` is a number and its unit; a kit (`200 ml + 50 g`) is its numbers; anything else stays whole. */
function packFigure(volume: string): Figure {
  const parts = volume.split('+').map((part) => splitUnit(part.trim()))
  const [only, ...others] = parts
  if (only && others.length === 0) return { key: 'pack', label: '', ...only }
  return { key: 'kit', label: '', value: parts.map((part) => part.value).join(' + '), unit: '' }
}

function splitUnit(text: string): { value: string; unit: string } {
  const space = text.indexOf(' ')
  const number = text.slice(0, space)
  const unit = text.slice(space + 1)
  const isPlain = space > 0 && Number.isFinite(Number(number)) && !/\d/.test(unit)
  return isPlain ? { value: number, unit } : { value: text, unit: '' }
}

function fitsCard(figure: Figure): boolean {
  return figure.value.length + figure.unit.length <= CARD_FIGURE_LENGTH
}

function withoutBrackets(label: string): string {
  const bracket = label.indexOf('(')
  return bracket > 0 ? label.slice(0, bracket).trim() : label
}
