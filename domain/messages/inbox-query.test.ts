import { describe, expect, it } from 'vitest'
import { narrowingChoices, readInboxQuery } from './inbox-query.ts'
import { listSearch } from '#domain/search/list-search.ts'

const read = (search: string) => readInboxQuery(new URLSearchParams(search))

describe('the query of the inbox', () => {
  it('comes back from its address as it was', () => {
    const search =
      '?kind=quote&view=held&show=in-progress&assignee=noura&from=2026-05-01&to=2026-05-31&q=%D8%B1%D8%BA%D9%88%D8%A9&page=2'
    expect(listSearch(read(search))).toBe(search)
    expect(read(search)).toMatchObject({ kind: 'quote', show: 'in-progress', assignee: 'noura', text: 'رغوة', page: 2 })
  })

  it('is everything but spam where nothing is asked', () => {
    expect(read('')).toEqual({
      kind: null,
      view: null,
      customer: null,
      show: null,
      assignee: null,
      from: null,
      to: null,
      text: '',
      page: 1,
    })
    expect(listSearch(read(''))).toBe('')
  })

  it('is narrowed by nothing that cannot be read', () => {
    const odd = read('?kind=mail&show=done&from=2026-02-30&to=yesterday&page=-1&q=%00%0a&assignee=%20')
    expect(odd).toEqual(read(''))
    expect(narrowingChoices(odd)).toBe(0)
    expect(narrowingChoices(read('?show=spam&from=2026-05-01&q=x'))).toBe(2)
  })
})
