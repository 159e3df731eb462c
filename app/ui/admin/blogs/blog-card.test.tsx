import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { columnsIn } from '#domain/records/lists/list-columns.ts'
import { publicationOf } from '#domain/records/lists/list-state.ts'
import { aPost } from '#tests/support/records.ts'
import { BlogCard } from './blog-card.tsx'

const written = aPost({ slug: 'joints' })
const post = { ...written, id: '1', image: null, gaps: [], publication: publicationOf(undefined) }
const { title, snippet } = post

/** Without pictures and marks, as it is read. */
const read = (path: string, columns = columnsIn('list.post', null)) =>
  renderPage(<BlogCard kind="post" post={post} columns={columns} path="/admin/blogs" ask={() => () => {}} />, {
    path,
  }).replaceAll(/<[^>]*>/g, ' ')

test('a card begins in the language of its reader, and has both titles', () => {
  const english = read('/en')
  expect(english.indexOf(title.en)).toBeLessThan(english.indexOf(title.ar))
  expect(english).toContain(snippet.en)
  const arabic = read('/')
  expect(arabic.indexOf(title.ar)).toBeLessThan(arabic.indexOf(title.en))
  expect(arabic.indexOf(snippet.ar)).toBeLessThan(arabic.indexOf(snippet.en))
})

test('a card shows of its post what its reader chose', () => {
  const chosen = read('/en', ['category'])
  expect(chosen).toContain(title.en)
  for (const hidden of [title.ar, snippet.en]) expect(chosen).not.toContain(hidden)
})
