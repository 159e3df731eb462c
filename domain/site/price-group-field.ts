import { moneyText } from '#domain/quotes/halalas.ts'
import { readPriceGroup, type PriceGroup } from '#domain/prices/price-terms.ts'
import { field } from '#domain/fields/field.ts'
import { toLatinDigits } from '#domain/text/fold.ts'

const NAME = 'price_groups'
const MOST_LETTERS = 10_000

/** Groups of prices, one a line: id, both names, per cent off the list. */
export function priceGroups() {
  return field({
    blank: [] as PriceGroup[],
    read(form) {
      const typed = form.block(NAME, { most: MOST_LETTERS })
      if (typed === undefined) return undefined
      const groups: PriceGroup[] = []
      for (const [at, line] of toLatinDigits(typed).split('\n').entries()) {
        if (line.trim() === '') continue
        const group = readPriceGroup(line)
        if (!group || groups.some(({ id }) => id === group.id))
          return form.refuse(NAME, { kind: 'price-group-malformed', line: at + 1 })
        groups.push(group)
      }
      return groups
    },
    texts: (groups: PriceGroup[]) => ({ [NAME]: [groups.map(lineOf).join('\n')] }),
    answers: {},
    stored: 'apart',
  })
}

function lineOf({ id, ar, en, off }: PriceGroup): string {
  return [id, ar, en, moneyText(BigInt(off)).replace(/\.?0+$/, '') || '0'].join(' | ')
}
