import { foldedWords, foldText } from '#domain/text/fold.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import type { ContentFieldsOf } from '#domain/site/content/content-kinds.ts'
import { productPath } from '#domain/site/paths.ts'
import type { Locale } from '#domain/text/locale.ts'

/** What another maker sells, with ours for it, which is on the site. */
export type NamedEquivalent = ContentFieldsOf<'equivalent'> & { id: string }
export type Equivalent = NamedEquivalent & { of: ProductSummary }

export type EquivalentView = Pick<Equivalent, 'maker' | 'product' | 'grade' | 'differing' | 'checkedOn'> & {
  id: string
  note: string
  ours: { path: string; name: string }
}

/** Those that hold every word of a query in maker, product or another name. */
export function matchingEquivalents<One extends NamedEquivalent>(all: readonly One[], query: string): One[] {
  const words = foldedWords(query)
  return all.filter(({ maker, product, aliases }) => {
    const said = foldText([maker, product, ...aliases].join(' '))
    return words.every((word) => said.includes(word))
  })
}

/** Those whose maker, product or another name is the query, or what it begins with. */
export function equivalentsNamed<One extends NamedEquivalent>(all: readonly One[], query: string): One[] {
  const asked = `${foldedWords(query).join(' ')} `
  const begins = (name: string) => asked.startsWith(`${foldedWords(name).join(' ')} `)
  return all.filter(({ maker, product, aliases }) => {
    const names = [product, `${maker} ${product}`, ...aliases]
    return asked !== ' ' && (names.some(begins) || asked === `${foldedWords(maker).join(' ')} `)
  })
}

/** By maker, each in the order of its products' names. */
export function equivalentsByMaker(
  all: readonly Equivalent[],
  locale: Locale,
): { maker: string; rows: EquivalentView[] }[] {
  const makers = Map.groupBy(all, ({ maker }) => maker)
  return [...makers]
    .toSorted(([one], [other]) => one.localeCompare(other, locale))
    .map(([maker, own]) => ({
      maker,
      rows: own
        .toSorted((one, other) => one.product.localeCompare(other.product, locale))
        .map((one) => toEquivalentView(one, locale)),
    }))
}

export function toEquivalentView(equivalent: Equivalent, locale: Locale): EquivalentView {
  const { id, maker, product, grade, differing, checkedOn, note, of } = equivalent
  return {
    id,
    maker,
    product,
    grade,
    differing,
    checkedOn,
    note: note[locale],
    ours: { path: productPath(of), name: of.name[locale] || of.name.en },
  }
}
