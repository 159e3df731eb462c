import { describe, expect, it, test } from 'vitest'
import { accentOf } from './accent.ts'
import { aliasesAfter, brandFinder } from './brand-names.ts'
import { groundOf } from './brand-colour.ts'
import { type Brand, selectedBrand } from './brand.ts'
import { type Category, BLANK_CATEGORY } from './category.ts'
import { toCategoryCard } from './category-view.ts'
import { collectionSearch, pageCount, readCollectionQuery, withoutChoice } from './collection-query.ts'
import { movedInOrder, orderOfPlaces, partsOfOrder } from './product-order.ts'
import { itemListSearch, readItemListQuery, searchedText, searchedWords, withPresentBrand } from './item-list.ts'

describe('catalogue', () => {
  const at = (sortId: number | null, id = 'anchors') => accentOf({ id, sortId })

  it('gives categories the colours in turn, by their places, and again from the first', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => at(place))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1])
    expect([0, -1, -8].map((place) => at(place))).toEqual([8, 7, 8])
  })

  it('gives one without a place a colour all the same, and always that', () => {
    const ids = ['anchors', 'rope', 'paint', 'مسامير']
    for (const id of ids) expect(at(null, id)).toBe(at(null, id))
    expect(new Set(ids.map((id) => at(null, id))).size).toBeGreaterThan(1)
  })

  test.each([
    ['#0e3f6c', 'white'],
    ['#3e7f4f', 'white'],
    ['#ffffff', 'black'],
    ['#f2c200', 'black'],
    ['#767676', 'white'],
    ['#808080', 'black'],
    ['#d65310', 'black'],
  ])('text on %s is %s', (colour, text) => expect(groundOf(colour)?.text).toBe(text))

  test('every colour has a text that stands out 4.5 to 1', () => {
    for (let red = 0; red < 256; red += 15) {
      for (let green = 0; green < 256; green += 15) {
        for (let blue = 0; blue < 256; blue += 15) {
          const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
          expect(contrast(colour, groundOf(colour)!.text), colour).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })

  test('what is no colour is no ground', () => expect(groundOf('')).toBeNull())

  function contrast(colour: string, text: 'white' | 'black'): number {
    const [light, dark] = text === 'white' ? [1, luminance(colour)] : [luminance(colour), 0]
    return (light + 0.05) / (dark + 0.05)
  }

  function luminance(colour: string): number {
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }

  const anadol = { id: '1', slug: 'anadol-bond', name: { ar: 'أنادول بوند', en: 'ANADOL BOND' }, aliases: ['Anadol'] }
  const other = { id: '2', slug: 'other', name: { ar: 'أخرى', en: 'Anadol' }, aliases: ['MASAR'] }
  const find = brandFinder([anadol, other])

  test.each([
    [{ ar: '', en: 'anadol-bond' }, '1'],
    [{ ar: 'انادول  بوند', en: '' }, '1'],
    [{ ar: 'أنادول بوند', en: 'Unknown' }, '1'],
    [{ ar: '', en: 'Masar' }, '2'],
    [{ ar: '', en: 'Unknown' }, undefined],
    [{ ar: '', en: '' }, undefined],
  ])('%o is found by its name', (written, id) => expect(find(written)?.id).toBe(id))

  test('a present name goes before an alias of another brand', () =>
    expect(find({ ar: '', en: 'ANADOL' })?.id).toBe('2'))

  test('a name that is given up becomes an alias, once, and one that is taken is none any more', () => {
    const name = { ar: 'أنادول', en: 'Anadol' }
    expect(aliasesAfter(anadol, { name, aliases: ['Anadol', 'anadol bond'] })).toEqual(['ANADOL BOND', 'أنادول بوند'])
    expect(aliasesAfter(anadol, { name: anadol.name, aliases: ['x'] })).toEqual(['x'])
  })

  const brands: Pick<Brand, 'slug'>[] = [{ slug: 'anadol-bond' }, { slug: 'masar' }]

  test.each([
    ['', undefined],
    ['brand=masar', 'masar'],
    ['brand=unknown', undefined],
    ['brand=', undefined],
  ])('the address ?%s selects %s', (query, slug) => {
    expect(selectedBrand(new URLSearchParams(query), brands)?.slug).toBe(slug)
  })

  const aPicture = { file: '0123456789abcdef.webp', width: 1600, height: 1067, renditions: { avif: [], webp: [] } }

  const category: Category = {
    ...BLANK_CATEGORY,
    id: 'pu-foam',
    version: 1,
    slug: 'foams',
    name: { ar: 'رغوة', en: 'Foam' },
    description: { ar: 'للحشو', en: 'For filling' },
    sortId: 1,
    image: null,
    price: 0,
    rating: 4.9,
    productCount: 7,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  }

  test('a card leads to the category by its id, in the words of one language', () => {
    expect(toCategoryCard(category, 'ar')).toEqual({
      id: 'pu-foam',
      path: '/categories/pu-foam',
      name: 'رغوة',
      accent: 1,
      description: 'للحشو',
      productCount: 7,
      image: null,
      tone: 'dark',
    })
    expect(toCategoryCard(category, 'en').name).toBe('Foam')
  })

  test('words are dark where the colour of the picture is light, and white on the pictures of the demo but amber', () => {
    const tone = (color: string | null) => toCategoryCard({ ...category, image: { ...aPicture, color } }, 'ar').tone
    expect(['#eee5d3', '#d6ccdc', '#b37002'].map(tone)).toEqual(['light', 'light', 'light'])
    expect(['#d14e0a', '#377446', '#262d33', null].map(tone)).toEqual(['dark', 'dark', 'dark', 'dark'])
  })

  const read = (text: string) => readCollectionQuery(new URLSearchParams(text))

  describe('the collection query', () => {
    test('an address without a query shows everything, newest first, first page', () =>
      expect(read('')).toEqual({ chosen: {}, sort: 'newest', page: 1 }))

    test('a filtered address keeps its choices when it is written again', () => {
      const text = '?category=pu-foam&category=sealants&brand=IBERSEAL&sort=name&page=2'
      expect(collectionSearch(read(text))).toBe(text)
    })

    test.each([
      'page=0',
      'page=-1',
      'page=1e9',
      'page=NaN',
      'page=٢',
      'page=1.5',
      'page=',
      'sort=price',
      'category=',
      'brand=%20',
    ])('hand-typed %s falls back to what is usual', (text) =>
      expect(read(text)).toEqual({ chosen: {}, sort: 'newest', page: 1 }),
    )

    test('the same choice twice counts once', () =>
      expect(read('category=spray&category=spray').chosen).toEqual({ category: ['spray'] }))

    test('marks that nobody sees are no choice, and no database is asked for them', () =>
      expect(read('category=%00&brand=MA%00SAR')).toMatchObject({ chosen: { brand: ['MA SAR'] } }))

    test('taking a choice out leads back to the first page', () => {
      const query = read('category=spray&brand=MASAR&page=3')
      expect(collectionSearch(withoutChoice(query, 'category', 'spray'))).toBe('?brand=MASAR')
    })

    test.each([
      [0, 1],
      [60, 1],
      [61, 2],
      [5000, 84],
    ])('%i products fill %i pages', (total, pages) => expect(pageCount(total)).toBe(pages))
  })

  test.each([
    [{}, [0, 3], { offset: 0, limit: undefined }],
    [{ limit: 2 }, [0, 2], { offset: 0, limit: 0 }],
    [{ limit: 5 }, [0, 3], { offset: 0, limit: 2 }],
    [{ offset: 2, limit: 5 }, [2, 3], { offset: 0, limit: 4 }],
    [{ offset: 5, limit: 5 }, [3, 3], { offset: 2, limit: 5 }],
  ])('a page %o of a list with three placed products', (page, [from, to], others) => {
    expect(partsOfOrder(3, page)).toEqual({ first: { from, to }, others })
  })

  test('places are numbers, and those without one are not placed', () => {
    const places = new Map([
      ['a', 2],
      ['b', 1],
      ['d', 2],
    ])
    expect(orderOfPlaces(['a', 'b', 'c', 'd'], (id) => places.get(id) ?? null)).toEqual(['b', 'a', 'd'])
  })

  test('a product that is moved is placed with all that stand before it', () => {
    const shown = ['a', 'b', 'c', 'd']
    expect(movedInOrder(shown, 0, 2, 0)).toEqual(['c'])
    expect(movedInOrder(shown, 0, 3, 1)).toEqual(['a', 'd'])
    expect(movedInOrder(shown, 3, 0, 2)).toEqual(['b', 'c', 'a'])
    expect(movedInOrder(shown, 2, 0, -1)).toEqual(['a', 'b'])
  })
})

describe('item list', () => {
  const read = (query: string) => readItemListQuery(new URLSearchParams(query))
  const usual = {
    search: '',
    category: null,
    brand: null,
    state: null,
    missing: false,
    sort: 'newest',
    reversed: false,
    page: 1,
  } as const

  test('an address without a query, or with one that cannot be read, asks for what is usual', () => {
    expect(read('')).toEqual(usual)
    expect(read('sort=price&page=-2&missing=yes&category=&state=bin')).toEqual(usual)
  })

  test('a list keeps its place in its address', () => {
    const query = {
      ...usual,
      search: 'رغوة 805',
      category: 'pu-foam',
      brand: 'MASAR',
      state: 'draft',
      missing: true,
      page: 3,
    } as const
    for (const sort of ['name-ar', 'name-en', 'code', 'category', 'newest'] as const) {
      for (const reversed of [false, true]) {
        const all = { ...query, sort, reversed }
        expect(read(itemListSearch(all))).toEqual(all)
      }
    }
    expect(itemListSearch(usual)).toBe('')
  })

  test('a list is narrowed by any name of a brand, and by a name that no brand has', () => {
    const anadol = { id: 'a', slug: 'a', name: { ar: 'أنادول', en: 'ANADOL BOND' }, aliases: ['Zedbond'] }
    const brandOf = (name: string) => withPresentBrand({ ...usual, brand: name }, [anadol]).brand
    expect(['Anadol-Bond', 'zedbond', 'انادول', 'Iberseal'].map(brandOf)).toEqual([
      'ANADOL BOND',
      'ANADOL BOND',
      'ANADOL BOND',
      'Iberseal',
    ])
    expect(withPresentBrand(usual, [anadol])).toEqual(usual)
  })

  test('capitals, kinds of alef, harakat and digits do not matter to the search', () => {
    const text = searchedText({ code: 'DF-750', name: { ar: 'إسمنت الأَلمنيوم', en: 'ALU Foam' } })
    const finds = (search: string) => searchedWords(search).every((word) => text.includes(word))
    expect(finds('alu')).toBe(true)
    expect(finds('df-٧٥٠')).toBe(true)
    expect(finds('اسمنت الألمنيوم')).toBe(true)
    expect(finds('foam إسمنت')).toBe(true)
    expect(finds('sealant')).toBe(false)
    expect(searchedWords('  ')).toEqual([])
  })
})
