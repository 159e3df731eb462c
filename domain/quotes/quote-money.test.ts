import { describe, expect, it, test } from 'vitest'
import { moneyText } from './halalas.ts'
import { agreedLines, type LineRole } from './line-choice.ts'
import { toQuoteSums, toQuoteTotals, type PricedLine } from './quote-money.ts'

const FREE: PricedLine = { qty: 1, unit: 'piece', boxQuantity: null, unitPrice: 0n, discount: 0n, vatRate: 15 }
const line = (given: Partial<PricedLine>): PricedLine => ({ ...FREE, ...given })

describe('what a quotation comes to', () => {
  const totals = toQuoteTotals([
    line({ qty: 24, unitPrice: 1875n, discount: 1000n }),
    line({ qty: 7, unitPrice: 333n, discount: 1250n }),
    line({ qty: 3, unit: 'carton', boxQuantity: 12, unitPrice: 95n }),
    line({ unitPrice: 15_000n }),
  ])

  it('rounds each line half up', () => {
    expect(totals.lines.map(({ pieces }) => pieces)).toEqual([24, 7, 36, 1])
    expect(totals.lines.map(({ net }) => moneyText(net!))).toEqual(['405.00', '20.40', '34.20', '150.00'])
  })

  it('adds up to the halala', () => {
    expect(moneyText(totals.subtotal)).toBe('609.60')
    expect(moneyText(totals.discountTotal)).toBe('47.91')
    expect(totals.vat).toEqual([{ rate: 15, taxable: 60_960n, amount: 9144n }])
    expect(moneyText(totals.total)).toBe('701.04')
  })

  it('rounds the VAT of a rate once: of three lines of 0.10 it is 0.05', () =>
    expect(toQuoteTotals([1, 2, 3].map(() => line({ unitPrice: 10n }))).vatTotal).toBe(5n))

  it('keeps the rates apart', () => {
    const { vat, total } = toQuoteTotals([line({ unitPrice: 1000n }), line({ unitPrice: 500n, vatRate: 0 })])
    expect(vat).toEqual([
      { rate: 15, taxable: 1000n, amount: 150n },
      { rate: 0, taxable: 500n, amount: 0n },
    ])
    expect(total).toBe(1650n)
  })

  it('counts a free sample, and nothing of a line without a price', () => {
    const { lines, total } = toQuoteTotals([line({ unitPrice: 0n }), line({ unitPrice: null, qty: 5 })])
    expect(lines).toEqual([
      { pieces: 1, gross: 0n, net: 0n },
      { pieces: 5, gross: null, net: null },
    ])
    expect(total).toBe(0n)
  })

  it('knows no cartons of a pack without a box quantity', () =>
    expect(() => toQuoteTotals([line({ unit: 'carton' })])).toThrow('carton'))
})

/**
 * The same by sums of decimal digits, as on paper: a product is so many additions, and a rounding looks at the first
 * digit that is cut off.
 */
const onPaper = {
  add(one: string, other: string): string {
    const length = Math.max(one.length, other.length)
    const [a, b] = [one.padStart(length, '0'), other.padStart(length, '0')]
    let carry = 0
    let sum = ''
    for (let place = length - 1; place >= 0; place--) {
      const digit = Number(a[place]) + Number(b[place]) + carry
      sum = (digit % 10) + sum
      carry = digit > 9 ? 1 : 0
    }
    return bare((carry ? '1' : '') + sum)
  },
  times(one: string, other: string): string {
    let product = '0'
    for (const digit of other) {
      product = bare(`${product}0`)
      for (let count = 0; count < Number(digit); count++) product = onPaper.add(product, one)
    }
    return product
  },
  /** Cuts off the last places, half up. */
  rounded(digits: string, places: number): string {
    const padded = digits.padStart(places + 1, '0')
    const kept = bare(padded.slice(0, -places))
    return Number(padded.at(-places)) >= 5 ? onPaper.add(kept, '1') : kept
  },
}

function bare(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

function totalOnPaper(lines: readonly PricedLine[]) {
  const nets = lines.map(({ qty, unit, boxQuantity, unitPrice, discount }) => {
    const pieces = unit === 'carton' ? onPaper.times(`${qty}`, `${boxQuantity}`) : `${qty}`
    const gross = onPaper.times(pieces, `${unitPrice}`)
    return onPaper.rounded(onPaper.times(gross, `${10_000 - Number(discount)}`), 4)
  })
  const sumOf = (rate: number) => nets.filter((_, place) => lines[place]!.vatRate === rate).reduce(onPaper.add, '0')
  const subtotal = onPaper.add(sumOf(15), sumOf(0))
  const vat = onPaper.rounded(onPaper.times(sumOf(15), '15'), 2)
  return { nets, subtotal, vat, total: onPaper.add(subtotal, vat) }
}

function totalsAsDigits(lines: readonly PricedLine[]) {
  const { lines: amounts, subtotal, vatTotal, total } = toQuoteTotals(lines)
  return { nets: amounts.map(({ net }) => `${net}`), subtotal: `${subtotal}`, vat: `${vatTotal}`, total: `${total}` }
}

/** The same row of numbers each time (a linear congruential generator). */
function numbersFrom(seed: number) {
  let state = seed
  return (least: number, most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return least + Math.floor((state / 2 ** 32) * (most - least + 1))
  }
}

test('agrees with an account on paper for 2,500 quotations', () => {
  const number = numbersFrom(20_261_127)
  const prices = [9, 99, 9999, 100_000, 999_999_999]
  for (let quotation = 0; quotation < 2500; quotation++) {
    const lines = Array.from({ length: number(1, 6) }, () =>
      line({
        qty: number(1, [5, 100, 100_000][number(0, 2)]!),
        unit: number(0, 2) === 0 ? 'carton' : 'piece',
        boxQuantity: number(2, 48),
        unitPrice: BigInt(number(0, prices[number(0, prices.length - 1)]!)),
        discount: BigInt([0, 1250, 3333, 9999, 10_000, number(0, 10_000)][number(0, 5)]!),
        vatRate: number(0, 3) === 0 ? 0 : 15,
      }),
    )
    expect(totalsAsDigits(lines)).toEqual(totalOnPaper(lines))
  }
})

test('the dearest pack, the most pieces, the largest cartons', () => {
  const most = line({ qty: 100_000, unit: 'carton', boxQuantity: 100_000, unitPrice: 999_999_999n })
  const lines = Array.from({ length: 500 }, (_, place) => ({ ...most, discount: BigInt(place) }))
  expect(totalsAsDigits(lines)).toEqual(totalOnPaper(lines))
  expect(moneyText(toQuoteTotals([most]).total)).toBe('114999999885000000.00')
})

describe('lines that may be chosen', () => {
  /** A base line of 10.00, its alternative of 7.77 less 10 %, an option of 3.33 free of VAT, and a heading over it. */
  const priced = (kind: string, given: Partial<PricedLine> & { role?: LineRole }) => ({ kind, ...line(given) })
  const lines = [
    priced('pack', { unitPrice: 1000n }),
    priced('pack', { unitPrice: 777n, discount: 1000n, role: 'alternative' }),
    priced('heading', { unitPrice: null }),
    priced('text', { unitPrice: 333n, vatRate: 0, role: 'optional' }),
    priced('pack', { unitPrice: 95n, unit: 'carton', boxQuantity: 12, qty: 2, role: 'alternative' }),
  ]
  const options = lines.slice(2)

  it.each([
    ['none', lines, {}, [1], '10.00', '1.50', '11.50'],
    ['the line itself', lines, { 'chosen-1': '1' }, [1], '10.00', '1.50', '11.50'],
    ['its alternative', lines, { 'chosen-1': '2' }, [2], '6.99', '1.05', '8.04'],
    ['an option', lines, { chosen: '4' }, [1, 3, 4], '13.33', '1.50', '14.83'],
    ['in place of the option', lines, { chosen: '5' }, [1, 3, 5], '32.80', '4.92', '37.72'],
    ['both', lines, { 'chosen[]': ['2', '4'] }, [2, 3, 4], '10.32', '1.05', '11.37'],
    ['as calls send them', lines, { chosen: '[2, 4]' }, [2, 3, 4], '10.32', '1.05', '11.37'],
    ['one of nothing but options', options, { chosen: '2' }, [1, 2], '3.33', '0.00', '3.33'],
  ])('chosen: %s', (_name, all, fields, places, ...money) => {
    const agreed = agreedLines(all, fields)
    if (!('lines' in agreed)) throw new Error(agreed.problem)
    expect(agreed.lines).toEqual(places.map((place) => ({ ...all[place - 1]!, role: undefined })))
    const { subtotal, vatTotal, total, lines: amounts } = toQuoteTotals(agreed.lines)
    expect([subtotal, vatTotal, total].map(moneyText)).toEqual(money)
    const counted = agreed.lines.flatMap(({ kind, vatRate }, at) =>
      kind === 'heading' ? [] : { gross: amounts[at]!.gross, net: amounts[at]!.net, vatRate },
    )
    expect(toQuoteSums(counted)).toMatchObject({ subtotal, vatTotal, total })
  })

  it.each([
    ['unknown', lines, { chosen: '3' }],
    ['unknown', lines, { chosen: '9' }],
    ['unknown', lines, { chosen: 'all' }],
    ['unknown', lines, { chosen: ['4', '5'] }],
    ['unknown', lines, { 'chosen-1': '1', chosen: '2' }],
    ['nothing', options, {}],
  ])('refused as %s', (problem, all, fields) => expect(agreedLines(all, fields)).toEqual({ problem }))

  it('counts none of them before', () => {
    expect(moneyText(toQuoteTotals(lines).total)).toBe('11.50')
    expect(toQuoteTotals(options)).toMatchObject({ subtotal: 0n, vat: [], total: 0n })
  })
})
