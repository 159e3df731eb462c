import { describe, expect, test } from 'vitest'
import { findPosts, postListSearch, readPostListQuery, type PostHead } from './post-list.ts'

const read = (text: string) => readPostListQuery(new URLSearchParams(text))

const heads: PostHead[] = [
  { id: 'foam', title: { ar: 'كيف تختار الرغوة؟', en: 'How to choose foam' }, date: '2026-02-15', state: 'published' },
  { id: 'fire', title: { ar: 'فواصل الحريق', en: 'Fire joints' }, date: '2026-10-04', state: 'published' },
  { id: 'also-fire', title: { ar: 'أسئلة الحريق', en: 'Asked about fire' }, date: '2026-10-04', state: 'draft' },
]
const found = (text: string) => findPosts(heads, read(text)).map(({ id }) => id)

describe('the query of the list', () => {
  test('is read from the address, and written back without what is usual', () => {
    expect(read('q=%20fire%20joints&sort=title-ar&page=3')).toEqual({
      search: 'fire joints',
      state: null,
      sort: 'title-ar',
      page: 3,
    })
    expect(postListSearch(read('q=fire&sort=oldest&state=draft&page=2'))).toBe('?q=fire&state=draft&sort=oldest&page=2')
    expect(postListSearch(read('sort=newest&page=1'))).toBe('')
  })

  test('means what is usual where it cannot be read', () =>
    expect(read('sort=colour&page=-1')).toEqual({ search: '', state: null, sort: 'newest', page: 1 }))
})

describe('posts', () => {
  test('come newest first, then by id', () => {
    expect(found('')).toEqual(['also-fire', 'fire', 'foam'])
    expect(found('sort=oldest')).toEqual(['foam', 'also-fire', 'fire'])
  })

  test('come by their title in either language', () => {
    expect(found('sort=title-en')).toEqual(['also-fire', 'fire', 'foam'])
    expect(found('sort=title-ar')).toEqual(['also-fire', 'fire', 'foam'])
  })

  test('are those of a state where one is asked for', () => {
    expect(found('state=draft')).toEqual(['also-fire'])
    expect(found('state=published&q=fire')).toEqual(['fire'])
    expect(found('state=scheduled')).toEqual([])
  })

  test('are found by words of either title, whatever the form of the letters', () => {
    expect(found('q=FIRE')).toEqual(['also-fire', 'fire'])
    expect(found('q=fire+joints')).toEqual(['fire'])
    expect(found('q=اسئله')).toEqual(['also-fire'])
    expect(found('q=sealant')).toEqual([])
  })
})
