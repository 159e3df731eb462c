import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RecordTable } from './record-table.ts'
import { search } from './search-index.ts'
import type { SearchKind, SearchRecord } from './search-record.ts'
import { readSynonyms } from './synonyms.ts'

const NO_SYNONYMS = readSynonyms([])

function record(id: string, names: string[], given: Partial<SearchRecord> = {}): SearchRecord {
  return { kind: 'product', id, names, codes: [], at: '', categoryId: null, brand: [], ...given }
}

function tableOf(...records: SearchRecord[]): RecordTable {
  const table = new RecordTable()
  for (const one of records) table.put(one)
  return table
}

const find = (table: RecordTable, text: string, kind: SearchKind = 'product', synonyms = NO_SYNONYMS) =>
  search(table, text, synonyms).of(kind).ids({ offset: 0, limit: 1000 })

const inSealants = { categoryId: 'sealants', brand: ['إيبرسيل', 'IBERSEAL'] }
const range = () =>
  tableOf(
    record('sealants', ['موانع التسرب', 'Sealants'], { kind: 'category' }),
    record('s20', ['سيليكون محايد S20 للواجهات', 'S20 Neutral Silicone'], {
      ...inSealants,
      codes: ['s20', 'IB-S20-CL'],
    }),
    record('df-750', ['رغوة DF-750 للأبواب', 'DF-750 Door Foam'], { codes: ['DF-750', 'RW301301'] }),
    record('oil', ['بخاخ زيت السيليكون', 'Silicone Oil'], inSealants),
    record('x', ['آلة أصلية + 25%', 'Tool for Façades']),
  )

describe('searching', () => {
  it.each([
    ['سيليكون', ['s20', 'oil']],
    ['السيليكون', ['s20', 'oil']],
    ['NEUTRAL', ['s20']],
    ['df750', ['df-750']],
    ['df-٧٥٠', ['df-750']],
    ['df 7', ['df-750']],
    ['ib-s20-cl', ['s20']],
    ['rw3013', ['df-750']],
    ['رغوه', ['df-750']],
    ['اصليه', ['x']],
    ['ابواب رغوة', ['df-750']],
    ['موانع', ['oil', 's20']],
    ['sealants', ['oil', 's20']],
    ['iberseal', ['oil', 's20']],
    ['ايبرسيل محايد', ['s20']],
    ['facades', ['x']],
    ['25%', ['x']],
    ['+', ['x']],
    ['%', ['x']],
    ['-', ['df-750']],
    ['خرسانة', []],
    ['   ', []],
    ['.*', []],
    ['_', []],
    ['\u064b', []],
  ])('%s finds %j', (query, ids) => expect(find(range(), query)).toEqual(ids))

  it('puts first what is spelled so, then what is folded, begins so, holds it, and is another form of it', () => {
    const table = tableOf(
      record('e-form', ['طقم والرغوات']),
      record('d-holds', ['طقم xرغوةx']),
      record('c-begins', ['طقم رغوةمسدس']),
      record('b-folded', ['طقم رغوه']),
      record('a-spelled', ['طقم رغوة']),
    )
    expect(find(table, 'رغوة')).toEqual(['a-spelled', 'b-folded', 'c-begins', 'd-holds', 'e-form'])
  })

  it('puts what is asked for before what it is for, and last what takes it off', () => {
    const remover = { fields: [], packSizes: [], figureSizes: [], standards: [], heat: null, isCleaner: true }
    const table = tableOf(
      record('a-remover', ['بخاخ مزيل الغراء', 'Glue Remover Spray'], { details: remover }),
      record('b-gun', ['مسدس غراء', 'Glue Gun']),
      record('c-spray', ['غراء بخاخ', 'Spray Glue']),
    )
    expect(find(table, 'غراء')).toEqual(['c-spray', 'a-remover', 'b-gun'])
    expect(find(table, 'glue spray')).toEqual(['c-spray', 'a-remover'])
    expect(find(table, 'glue remover')).toEqual(['a-remover'])
    expect(find(table, 'gun')).toEqual(['b-gun'])
  })

  it('puts the code before every name, and names that hold the whole query before those that hold its words', () => {
    const table = tableOf(
      record('a', ['Gun for Foam 806']),
      record('b', ['Gun Foam']),
      record('c', ['Foam'], { codes: ['806'] }),
    )
    expect(find(table, '806')).toEqual(['c', 'a'])
    expect(find(table, 'gun foam')).toEqual(['b', 'a'])
  })

  it('finds a code within a longer one, and not where its parts stand in other words', () => {
    const names = ['SL-10', 'SL-1010', 'XSL-10', 'XSL-10-7', 'SL-210', 'SLOW-10', '10 SLX', 'S L-10']
    const table = tableOf(...names.map((name) => record(name, [name])))
    expect(find(table, 'sl-10')).toEqual(['SL-10', 'SL-1010', 'XSL-10', 'XSL-10-7'])
    expect(find(table, 'l-10')).toEqual(['S L-10', 'SL-10', 'SL-1010', 'XSL-10', 'XSL-10-7'])
    expect(find(table, '-10')).not.toContain('SL-210')
  })

  it('lists the newest first where one answers as well as the other', () => {
    const at = (id: string, day: string) => record(id, ['Foam'], { at: day })
    expect(find(tableOf(at('a', '2026-01'), at('c', '2026-02'), at('b', '2026-02')), 'foam')).toEqual(['b', 'c', 'a'])
  })

  it('takes a word for a mistyped one only where nothing else is found', () => {
    const table = tableOf(record('a', ['Silicone']), record('b', ['Silicane grease']))
    expect(find(table, 'silicone')).toEqual(['a'])
    expect(find(table, 'silicoone')).toEqual(['a'])
    expect(search(table, 'silicone', NO_SYNONYMS).corrected).toBe(false)
    expect(search(table, 'silicoone', NO_SYNONYMS).corrected).toBe(true)
    expect(find(tableOf(record('a', ['Tape']), record('b', ['12345'])), 'tapr')).toEqual([])
    expect(find(tableOf(record('a', ['Tape']), record('b', ['12345'])), '12346')).toEqual([])
  })

  it('knows other names of the same, of one word and of several', () => {
    const synonyms = readSynonyms([
      ['بولي يوريثان', 'PU'],
      ['رغوة', 'فوم'],
    ])
    const table = tableOf(record('a', ['رغوة PU']), record('b', ['رغوة سيليكون']), record('c', ['Computer']))
    const found = (text: string) => find(table, text, 'product', synonyms)
    expect(found('فوم')).toEqual(['a', 'b'])
    expect(found('الفوم')).toEqual(['a', 'b'])
    expect(found('فوم بولي يوريثان')).toEqual(['a'])
    expect(found('بولي يوريثان')).toEqual(['a'])
    expect(found('بولي')).toEqual([])
  })

  it('needs every word, and looks past those that say nothing', () => {
    expect(find(range(), 'foam silicone')).toEqual([])
    expect(find(range(), 'foam for a door')).toEqual(['df-750'])
    expect(find(range(), 'for')).toEqual(['x'])
  })

  it('finds them all, however many there are', () => {
    const table = new RecordTable()
    const ids = Array.from({ length: 3000 }, (_, index) => `p-${String(index).padStart(4, '0')}`)
    for (const [index, id] of ids.entries()) {
      table.put(record(id, [index % 3 === 0 ? `Glue ${id}` : `Foam ${id}`], { categoryId: `of-${index % 2}` }))
    }
    const foams = ids.filter((_, index) => index % 3 !== 0)
    const products = search(table, 'o', NO_SYNONYMS).of('product')
    expect(products.ids({ offset: 0, limit: 5000 })).toEqual(foams)
    expect(products.ids({ offset: 1990, limit: 20 })).toEqual(foams.slice(1990))
    expect([...products.countByCategory().values()]).toEqual([1000, 1000])
  })

  it('counts what it finds by category, and answers a page of one', () => {
    const products = search(range(), 'سيليكون', NO_SYNONYMS).of('product')
    expect(products.count()).toBe(2)
    expect([...products.countByCategory()]).toEqual([['sealants', 2]])
    expect(products.count('sealants')).toBe(2)
    expect(products.count('none')).toBe(0)
    expect(products.ids({ offset: 1, limit: 1 }, 'sealants')).toEqual(['oil'])
    expect(products.ids({ offset: 0, limit: 9 }, 'none')).toEqual([])
  })

  it('finds categories, brands and posts by their own names alone', () => {
    const table = range()
    table.put(record('joints', ['فواصل الحريق', 'Fire Joints', 'سيليكون'], { kind: 'post' }))
    expect(find(table, 'sealants', 'category')).toEqual(['sealants'])
    expect(find(table, 'سيليكون', 'post')).toEqual(['joints'])
    expect(find(table, 'iberseal', 'category')).toEqual([])
  })
})

describe('records that change', () => {
  it('are found by their new names and no longer by the old ones', () => {
    const table = range()
    table.put(record('df-750', ['شريط', 'Tape']))
    expect(find(table, 'رغوة')).toEqual([])
    expect(find(table, 'df750')).toEqual([])
    expect(find(table, 'tape')).toEqual(['df-750'])
    table.remove('product', 'df-750')
    expect(find(table, 'tape')).toEqual([])
  })

  it('take their products with them when a category is renamed', () => {
    const table = range()
    table.put(record('sealants', ['عوازل', 'Gaskets'], { kind: 'category' }))
    expect(find(table, 'موانع')).toEqual([])
    expect(find(table, 'gaskets')).toEqual(['oil', 's20'])
    expect(find(table, 'gaskets', 'category')).toEqual(['sealants'])
  })

  it('find their category even when it comes after them', () => {
    const table = tableOf(record('a', ['Foam'], { categoryId: 'c' }))
    table.put(record('c', ['فئة'], { kind: 'category' }))
    expect(find(table, 'فئة')).toEqual(['a'])
  })
})

/** The rule of docs/specification 5, which is the least that must be found. */
function floor(records: SearchRecord[], query: string): string[] {
  const lower = (text: string) => text.normalize('NFC').toLowerCase()
  const categoryName = (id: string | null) =>
    records.find((one) => one.kind === 'category' && one.id === id)?.names[0] ?? ''
  return records
    .filter(({ kind }) => kind === 'product')
    .filter(({ names, categoryId }) =>
      [...names, categoryName(categoryId)].some((text) => lower(text).includes(lower(query))),
    )
    .map(({ id }) => id)
}

describe('whatever is searched', () => {
  const letters = fc.constantFrom(...'ابأإآةهىيئءوؤ ّـ٧7-+a b%BéİΣſ\u0301\u0323가\u1100ﷺﺍ½.(')
  const name = fc.array(letters, { maxLength: 14 }).map((some) => some.join(''))

  it('finds all that the plain rule finds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 6 }),
        name,
        fc.nat(5),
        fc.nat(13),
        fc.integer({ min: 1, max: 8 }),
        (names, category, which, from, length) => {
          const records = [
            record('c', [category, ''], { kind: 'category' }),
            ...names.map((pair, index) => record(String(index), pair, { categoryId: index % 2 ? 'c' : null })),
          ]
          const source = [category, ...names.flat()][which % (1 + 2 * names.length)]!.normalize('NFC')
          const query = source.slice(from, from + length).trim()
          fc.pre(query !== '' && query.isWellFormed())
          const found = find(tableOf(...records), query)
          expect(floor(records, query).filter((id) => !found.includes(id))).toEqual([])
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('answers, and answers the same twice', () => {
    const table = range()
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
        expect(find(table, query)).toEqual(find(table, query))
      }),
    )
  })
})
