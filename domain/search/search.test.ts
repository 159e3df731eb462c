import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { foldText } from '#domain/text/fold.ts'
import { splitCodes } from './code-words.ts'
import { readListSearch } from './list-search.ts'
import { markMatches, selectionOf } from './marks.ts'
import { readQuery } from './search-query.ts'
import { readSynonyms } from './synonyms.ts'
import { isProgram, missedQuery } from './missed-search.ts'
import { takePackSizes, takeTemperature } from './needs.ts'
import { RecordTable } from './record-table.ts'
import { joined, joinedCodes, searchWords, signsOf } from './search-words.ts'
import { SortedBlocks, CodeList } from './sorted-blocks.ts'
import { isOneTypoApart } from '#domain/search/ranking/search-rank.ts'
import { areForms, stemOf, stemsOf, withoutArticle } from './word-stem.ts'

test('codes are found by their beginning, whenever they came', () => {
  const code = fc.array(fc.constantFrom('a', 'b', '1'), { minLength: 1, maxLength: 4 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(fc.array(code), fc.array(code), code, (first, later, start) => {
      const list = new CodeList()
      const found = () => {
        const slots: string[] = []
        list.beginningWith(start, (slot, whole) => slots.push(`${slot} ${whole}`))
        return slots.toSorted()
      }
      const expected = (codes: string[]) =>
        codes.flatMap((one, slot) => (one.startsWith(start) ? [`${slot} ${one === start}`] : [])).toSorted()
      for (const [slot, one] of first.entries()) list.add(one, slot)
      expect(found()).toEqual(expected(first))
      for (const [index, one] of later.entries()) list.add(one, first.length + index)
      expect(found()).toEqual(expected([...first, ...later]))
    }),
  )
})

const codesOf = (text: string) =>
  splitCodes(text)
    .filter(({ isCode }) => isCode)
    .map((part) => part.text)

test.each([
  ['MS-55 Hybrid Sealant Adhesive 290 ml', ['MS-55']],
  ['مانع تسرب ولاصق هجين MS-55 سعة 290 مل', ['MS-55']],
  ['TE-26 Edge-Banding Hot Melt', ['TE-26']],
  ['AB-805-750, AB-702-ADH50', ['AB-805-750,', 'AB-702-ADH50']],
  ['F-EXT-INT 25LM', ['F-EXT-INT']],
  ['Low-Modulus Hot-melt', []],
  ['805 PU Foam', []],
  ['', []],
  [`A-${'1'.repeat(40)}`, []],
])('the codes of "%s" are %j', (text, codes) => expect(codesOf(text)).toEqual(codes))

const turnedIn = (text: string) =>
  splitCodes(text)
    .filter(({ isTurned }) => isTurned)
    .map((part) => part.text)

test.each([
  ['اتصل على +966 50 123 4567 (صباحاً) أو 050 123 4567.', ['+966 50 123 4567', '050 123 4567']],
  ['رقم الجوال ٠٥٠ ١٢٣ ٤٥٦٧', ['٠٥٠ ١٢٣ ٤٥٦٧']],
  ['رمز 805-X، واستطالة 100%', ['805-X', '100%']],
  ['من −40 إلى +90 °م خلال 8–12 ساعة', ['−40', '+90', '8–12']],
  ['الحجم −5 / +40', ['−5 / +40']],
  ['عبوات 0.75 L، 1.5 L, 600\u00a0ml', ['0.75 L', '1.5 L', '600\u00a0ml']],
  // Latin words keep their order, and so do plain numbers and those that a single sign parts.
  ['المعيار EN 15651-1 ونسبة 3:1 و1/2 من 1,200 منتج', []],
  ['رغوة 805 بالأنبوب 750 مل + 50 جم', []],
  // A hyphen that joins two words is no sign.
  ['الـ-805 الجديد', []],
  ['Sealant 805-X: up to 25%, call +966 50 123 4567', []],
])('in "%s" these would be turned: %j', (text, turned) => expect(turnedIn(text)).toEqual(turned))

test('no letter and no space gets lost', () => {
  for (const text of ['MS-55  two  C-10 ', ' C-10', 'رقم 050 123 4567 و25%', 'C-10 MS-55', 'a b', ' ']) {
    expect(
      splitCodes(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  }
})

test.each([
  ['', ''],
  ['?q=%00%0a', ''],
  ['?q=+MS%0A55%20', 'MS 55'],
  ['?q=one&q=two', 'one'],
  [`?q=${'x'.repeat(300)}`, 'x'.repeat(200)],
])('what is searched by “%s” is one clean line that is not too long', (address, search) => {
  expect(readListSearch(new URLSearchParams(address))).toBe(search)
})

const NO_SYNONYMS = readSynonyms([])

describe('marking what was searched', () => {
  const marked = (text: string, query: string, synonyms = NO_SYNONYMS) =>
    markMatches(text, selectionOf(readQuery(query, synonyms)))
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join('')

  test.each([
    ['بخاخ زيت السيليكون SP-300', 'سيليكون', 'بخاخ زيت ال[سيليكون] SP-300'],
    ['آلةٌ أصليّة', 'اصليه', 'آلةٌ [أصليّة]'],
    ['DF-750 Foam for doors', 'foam df', '[DF]-750 [Foam] for doors'],
    ['DF-750 Foam for doors', 'df750', '[DF-750] Foam for doors'],
    ['DF-750 Foam for doors', 'door foam', 'DF-750 [Foam] for [door]s'],
    ['806 PU Gun Foam', 'gun foam', '806 PU [Gun Foam]'],
    ['سيليكون الأحواض', 'السيليكونات', '[سيليكون] الأحواض'],
    ['رغوة 805 بالأنبوب 750 مل', '٧٥٠ مل', 'رغوة 805 بالأنبوب [750 مل]'],
    ['رغوة 805 بالأنبوب 750 مل', 'رغوة ٧٥', '[رغوة] 805 بالأنبوب [75]0 مل'],
    ['S20', 'xyz', 'S20'],
    ['', 'x', ''],
    ['مانع تسرب', '', 'مانع تسرب'],
  ])('%s searched for %s', (text, query, expected) => expect(marked(text, query)).toBe(expected))

  test('short words and figures are marked at the beginning of a word alone', () =>
    expect(marked('840 PU Foam of Utah', 'pu 40 foam')).toBe('840 [PU] [Foam] of Utah'))

  test('other names of the same are marked, too', () =>
    expect(marked('رغوة 805', 'فوم', readSynonyms([['رغوة', 'فوم']]))).toBe('[رغوة] 805'))

  test('nothing of the shown text is lost, whatever it holds', () => {
    const text = 'مــد ﷺ e\u0301 👷‍♂️ 750 مل'
    const { pieces } = { pieces: markMatches(text, selectionOf(readQuery('مد', NO_SYNONYMS))) }
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  })
})

test.each([
  ['  إسمنتٌ أبيض ', 'اسمنت ابيض'],
  ['White CEMENT!', 'white cement'],
  ['CA-500', 'ca 500'],
  ['٩٩٩', '999'],
  // tells nothing
  ['x', null],
  ['7', null],
  ['--', null],
  ['\u064b\u064c', null],
  ['w'.repeat(61), null],
  // tells who asked
  ['ali@example.com', null],
  ['+966 50 123 4567', null],
  ['٠٥٠١٢٣٤٥٦٧', null],
  // is no word of a visitor
  ['<script>alert(1)</script>', null],
  ['https://example.com', null],
])('of %j is kept %j', (text, kept) => expect(missedQuery(text)).toBe(kept))

test('programs are distinguished from browsers by their names', () => {
  const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
  expect(isProgram(chrome)).toBe(false)
  expect(isProgram('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true)
  expect(isProgram('curl/8.5')).toBe(true)
  expect(isProgram(null)).toBe(true)
})

const details = { fields: [], packSizes: [], figureSizes: [], standards: [], isCleaner: false, heat: null }
const record = { kind: 'product' as const, codes: [], at: '', categoryId: null, brand: [] }

const table = new RecordTable()
table.put({ ...record, id: 'hot', names: ['سيليكون'], details: { ...details, heat: 315, packSizes: ['310 ml'] } })
table.put({ ...record, id: 'cold', names: ['بخاخ SP-300'], details: { ...details, heat: 80, packSizes: ['48 mm'] } })
const meeting = (ways: readonly ((slot: number) => boolean)[]) =>
  ways.map((way) => ['hot', 'cold'].filter((_id, slot) => way(slot)))

it.each([
  ['سيليكون يتحمل حرارة 300', 'سيليكون', ['hot']],
  ['سيليكون مقاوم للحرارة حتى 60 درجة', 'سيليكون', ['hot', 'cold']],
  ['سيليكون حراري 250', 'سيليكون حراري', ['hot']],
  ['heat resistant sealant 300C', 'heat resistant sealant', ['hot']],
  ['sealant for 400 degrees', 'sealant for', []],
])('%s wants a temperature', (text, rest, products) => {
  const needs = takeTemperature(table, text)
  expect(needs.rest.replaceAll(/\s+/g, ' ').trim()).toBe(rest)
  expect(meeting(needs.ways)).toEqual([products])
})

it.each(['SP-300', 'سيليكون 300 مل', 'يتحمل 300 كيلو', 'S20 أسود', 'C 300', 'حرارة 300'])('%s wants none', (text) => {
  expect(takeTemperature(table, text)).toEqual({ rest: text, said: [], ways: [] })
})

it.each([
  ['سيليكون 310 مل', [['hot'], ['hot']]],
  ['سيليكون 300 مل', [[], ['hot']]],
  ['شريط 2 انش', [[], ['cold']]],
  ['شريط 3 انش', [[], []]],
])('%s wants packs of that size, or of one that is called so', (text, products) => {
  expect(meeting(takePackSizes(table, text).ways)).toEqual(products)
})

const folded = (text: string) => searchWords(text).map((word) => word.folded)

test('words are parted by everything that is no letter, mark or digit, and by nothing else', () => {
  expect(folded('آلة أصليّة، DF-750 (٧٥٠ مل)')).toEqual(['اله', 'اصليه', 'df', '750', '750', 'مل'])
  expect(folded('Façade: 1.5 mm/½')).toEqual(['facade', '1', '5', 'mm', '1', '2'])
  expect(folded(' \u064b - ')).toEqual([])
  expect(searchWords('أصليّة MS٥٥').map(({ spelled }) => spelled)).toEqual(['أصليّة', 'ms55'])
})

test('codes are known without their hyphens', () => {
  expect(joinedCodes('رغوة DF-750 و AB-805-750 و 0.75 و dry-wall')).toEqual(['df750', 'ab805750'])
  expect(joined(' AB-805/٧٥٠ ')).toBe('ab805750')
})

test('signs are what is left', () => expect(signsOf('50 g + 200 ml, منشّط ـ +')).toEqual(['+', ',', '\u0651', 'ـ']))

const compare = (a: number, b: number) => a - b

function blocksOf(values: number[]): SortedBlocks<number, string> {
  const blocks = new SortedBlocks<number, string>(compare)
  for (const value of values) blocks.add(value)
  return blocks
}

it('a list is in order, from any place on, however it was added', () => {
  const some = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 3000, size: 'max' })
  fc.assert(
    fc.property(some, fc.integer({ min: -1, max: 3001 }), (values, start) => {
      const sorted = values.toSorted(compare)
      expect([...blocksOf(values).from(start)]).toEqual(sorted.filter((value) => value >= start))
    }),
    { numRuns: 30 },
  )
})

it('what was made of neighbours is forgotten where one is added among them, and nowhere else', () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => index)
  const blocks = blocksOf(numbers)
  for (const block of blocks.blocks) block.made = block.values.join()
  blocks.add(1234.5)
  const forgotten = blocks.blocks.filter(({ made }) => made === null)
  expect(blocks.blocks.length).toBeGreaterThan(5)
  expect(forgotten).toHaveLength(1)
  expect(forgotten[0]!.values).toContain(1234.5)
})

test.each([
  ['silicone', 'silicon', true],
  ['silicone', 'silicoone', true],
  ['silicone', 'silocone', true],
  ['silicone', 'siilcone', true],
  ['silicone', 'siliocne', true],
  ['silicone', 'silicone', false],
  ['silicone', 'silcon', false],
  ['silicone', 'salocone', false],
  ['ab', 'ba', true],
  ['', 'a', true],
])('%s and %s: %s', (a, b, expected) => {
  expect(isOneTypoApart(a, b)).toBe(expected)
  expect(isOneTypoApart(b, a)).toBe(expected)
})

test('every word is one typo from itself with a letter taken out', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), (word, at) => {
      const place = at % word.length
      expect(isOneTypoApart(word, word.slice(0, place) + word.slice(place + 1))).toBe(true)
    }),
  )
})

const stem = (word: string) => stemOf(foldText(word))

test.each([
  ['الرغوة', 'رغو'],
  ['والرغوات', 'رغو'],
  ['بالأبواب', 'ابواب'],
  ['للسيارات', 'سيار'],
  ['سيارة', 'سيار'],
  ['مائية', 'ماي'],
  ['كهربائية', 'كهرباي'],
  ['كهربايية', 'كهرباي'],
  // two letters remain
  ['لون', 'لون'],
  ['ولد', 'ولد'],
  ['adhesives', 'adhesive'],
  ['brushes', 'brush'],
  ['assemblies', 'assembly'],
  ['glass', 'glass'],
  ['gas', 'gas'],
  ['ms-55s', 'ms-55s'],
])('the stem of %s is %s', (word, expected) => expect(stem(word)).toBe(expected))

test('a word whose end looks like an ending is a form of itself with a real one', () => {
  const forms = (a: string, b: string) => areForms(stemsOf(foldText(a)), stemsOf(foldText(b)))
  expect(forms('سيليكون', 'السيليكونات')).toBe(true)
  expect(forms('سيليكون', 'أكريليك')).toBe(false)
})

test('the article goes with what is written together with it', () =>
  expect(['الباب', 'والباب', 'بالباب', 'كالباب', 'فالباب', 'للباب', 'باب'].map(withoutArticle)).toEqual(
    new Array(7).fill('باب'),
  ))
