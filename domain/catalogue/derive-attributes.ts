import { foldText } from '#domain/text/fold.ts'
import type { Localized } from '#domain/text/locale.ts'
import { fromOtherLanguage } from '#domain/products/other-language.ts'
import type { Product } from '#domain/products/product.ts'
import {
  isSameValue,
  listOf,
  PACK_KEYS,
  effectiveAttributes,
  type AttributeKey,
  type Attributes,
  type ProductAttributes,
  type ProductFacets,
} from './attribute.ts'

type Source = Pick<Product, 'specs' | 'certifications' | 'variants' | 'madeIn' | 'attributes'>
type PackValues = Record<string, readonly string[]>

/** What is said of a product, and what of a pack could not be read. */
export type DerivedAttributes = ProductAttributes & { facets: ProductFacets; unread: string[] }

/**
 * Reads attributes from the other fields of a product. What staff typed stands; where it is what is read anyway, it
 * follows the fields from then on.
 */
export function deriveAttributes(product: Source, keys: readonly AttributeKey[]): DerivedAttributes {
  const readers = readersOf(keys)
  const packs = product.variants.map(({ type, volume, stockState }): PackValues => {
    const words = type.en ?? type.ar ?? ''
    const size = sizeOf(volume)
    return {
      colour: readers.of('colour', words),
      size: size === null ? [] : [size],
      pack: shapeOf(readers.of('pack', words), size),
      stock: stockState === null ? [] : [stockState],
    }
  })
  const derived = onlyKnown(keys, { ...fromFigures(product, readers), ...ofPacks(packs) })
  const typed = Object.fromEntries(
    Object.entries(inTheirTypes(product.attributes.typed, keys)).filter(
      ([key, value]) => !isSameValue(value, derived[key]),
    ),
  )
  const unread = product.variants.flatMap(({ type, volume }, place) => {
    const words = type.en ?? type.ar
    const isColourUnread =
      words && packs[place]!['colour']!.length === 0 && typed['colour'] === undefined && !readers.isIgnored(words)
    return [
      ...(isColourUnread ? [words] : []),
      ...((volume.en ?? volume.ar) && sizeOf(volume) === null ? [volume.en ?? volume.ar ?? ''] : []),
    ]
  })
  const all = effectiveAttributes({ typed, derived })
  const own = Object.entries(all).filter(([key]) => !PACK_KEYS.includes(key) || packs.length === 0)
  const origin = product.madeIn.en || product.madeIn.ar
  return {
    typed,
    derived,
    facets: {
      own: {
        ...Object.fromEntries(own.map(([key, value]) => [key, listOf(value)])),
        ...(origin && { origin: [origin] }),
      },
      packs: withTyped(packs, typed),
    },
    unread: [...new Set(unread)],
  }
}

/** Facets of packs that staff typed for the whole product: each goes to the packs that say it, or say nothing. */
function withTyped(packs: PackValues[], typed: Attributes): PackValues[] {
  return packs.map((pack) =>
    Object.fromEntries(
      PACK_KEYS.flatMap((key) => {
        const values = valuesOfPack(
          pack[key] ?? [],
          packs.flatMap((one) => one[key] ?? []),
          typed[key],
        )
        return values.length === 0 ? [] : [[key, values]]
      }),
    ),
  )
}

function valuesOfPack(read: readonly string[], ofAll: readonly string[], typed: Attributes[string] | undefined) {
  if (typed === undefined) return read
  const said = listOf(typed).map(String)
  const agreed = read.filter((value) => said.includes(value))
  if (agreed.length > 0) return agreed
  const rest = said.filter((value) => !ofAll.includes(value))
  if (rest.length > 0) return rest
  return read.length > 0 ? [] : said
}

function ofPacks(packs: readonly PackValues[]): Attributes {
  return Object.fromEntries(PACK_KEYS.map((key) => [key, [...new Set(packs.flatMap((pack) => pack[key] ?? []))]]))
}

function onlyKnown(keys: readonly AttributeKey[], read: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(read).filter(([key, value]) => listOf(value).length > 0 && keys.some((one) => one.key === key)),
  )
}

/** Values as their keys hold them. */
function inTheirTypes(typed: Attributes, keys: readonly AttributeKey[]): Attributes {
  return Object.fromEntries(
    keys.flatMap(({ key, type, isMany }) => {
      const list = listOf(Object.hasOwn(typed, key) ? typed[key] : undefined)
      if (list.length === 0) return []
      const one = type === 'number' ? Number(list[0]) : String(list[0])
      return [[key, isMany ? list.map(String) : one]]
    }),
  )
}

function fromFigures({ specs, certifications }: Source, readers: Readers): Attributes {
  const figure = (key: string) => specs.find((spec) => spec.key === key)?.value ?? ''
  const [, least, most] = SERVICE.exec(figure('service')) ?? []
  const heat = least === undefined ? NUMBER.exec(figure('heat'))?.[0] : undefined
  const movement = NUMBER.exec(figure('move'))?.[0]
  const highest = most ?? heat
  const [base] = readers.of('base', figure('base'))
  return {
    ...(movement !== undefined && { movement: Number(movement) }),
    ...(base !== undefined && { base }),
    standard: [...new Set(certifications.flatMap((text) => standardOf(text) ?? []))],
    fire: [...new Set([...readers.of('fire', figure('fire')), ...readers.of('fire', figure('fireres'))])],
    ...(least !== undefined && { service_min: Number(least) }),
    ...(highest !== undefined && { service_max: Number(highest) }),
  }
}

const NUMBER = /\d+(?:\.\d+)?/
/** `-40 / +90`; `5 / 40` is what it is applied at. */
const SERVICE = /^([-−–]?\d+)\s*\/\s*\+(\d+)$/
const STANDARD = /^[A-Z][A-Z ]{1,14}\d[\d-]*/

/** Its name without its class: `EN 15651-1 F-EXT-INT 25LM` is `EN 15651-1`. That of a factory says nothing of a product. */
export function standardOf(certification: string): string | null {
  const name = STANDARD.exec(certification)?.[0] ?? null
  return name === 'ISO 9001' ? null : name
}

const AMOUNT = /\d+(?:\.\d+)? (?:ml|L|g|kg|mm|cm|m|pcs)(?![a-z])/i
const SIZE = new RegExp(`^${AMOUNT.source}(?: [x+] ${AMOUNT.source}){0,3}$`, 'i')

/** `600 ml`, `18 mm x 40 m`; null for what is none. */
export function sizeOf({ en, ar }: Localized<string | null>): string | null {
  const text = (en ?? (ar && fromOtherLanguage(ar, 'en')) ?? '')
    .replaceAll('×', 'x')
    .replaceAll(/(\d)\s*(?=[a-z])/gi, '$1 ')
    .replaceAll(/\s*([x+])\s*(?=\d)/g, ' $1 ')
    .trim()
  return SIZE.test(text) ? text.replaceAll(/\bl\b/g, 'L') : null
}

/** What only one shape of pack has; any other has to be said. */
function shapeOf(named: readonly string[], size: string | null): readonly string[] {
  if (named.length > 0 || size === null) return named
  if (/ pcs$/i.test(size)) return ['piece']
  if (/ mm x .* m$/i.test(size)) return ['roll']
  const [, amount, unit] = /^([\d.]+) (ml|L)$/i.exec(size) ?? []
  const millilitres = Number(amount) * (unit?.toLowerCase() === 'l' ? 1000 : 1)
  if (millilitres === 600) return ['sausage']
  if (millilitres >= 280 && millilitres <= 310) return ['cartridge']
  return millilitres >= 200_000 ? ['drum'] : []
}

type Readers = { of(key: string, text: string): string[]; isIgnored(text: string): boolean }

const known = new WeakMap<readonly AttributeKey[], Readers>()

/** Finds the values of an attribute in a text by their labels and words; the longest counts. */
function readersOf(keys: readonly AttributeKey[]): Readers {
  const readers = known.get(keys) ?? makeReaders(keys)
  known.set(keys, readers)
  return readers
}

function makeReaders(keys: readonly AttributeKey[]): Readers {
  const phrasesOf = (key: string) => phrases.get(keys.find((one) => one.key === key)!) ?? []
  const read = (key: string, text: string) => {
    const found: { value: string | null; at: number }[] = []
    let rest = ` ${foldText(text)} `
    for (const { value, phrase } of phrasesOf(key)) {
      const at = rest.indexOf(` ${phrase} `)
      if (at === -1) continue
      found.push({ value, at })
      rest = rest.replace(` ${phrase} `, ` ${'\u0000'.repeat(phrase.length)} `)
    }
    return found.toSorted((one, other) => one.at - other.at)
  }
  const phrases = new Map(
    keys.map((key) => {
      const values = key.values.flatMap(({ value, label, words }) =>
        [value, label.ar, label.en, ...words].map((text) => ({ value, phrase: foldText(text) })),
      )
      const ignored = key.ignored.map((text) => ({ value: null, phrase: foldText(text) }))
      const all = [...values, ...ignored].filter(({ phrase }) => phrase !== '')
      return [key, all.toSorted((one, other) => other.phrase.length - one.phrase.length)]
    }),
  )
  return {
    of: (key, text) => [...new Set(read(key, text).flatMap(({ value }) => value ?? []))],
    isIgnored: (text) => read('colour', text).length > 0,
  }
}
