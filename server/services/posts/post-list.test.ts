import { expect, it } from 'vitest'
import { POST_PAGE_SIZE, readPostListQuery } from '#domain/posts/post-list.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aFile, aPost, tickingClock, valueOf } from '#tests/support/records.ts'
import { insertFile } from '#server/data/site/files-store.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { createPostList } from './post-list.ts'
import { createPosts } from './posts.ts'
import { createTextCleaning } from './text-cleaning.ts'

onOneDatabase('the list of posts', (db) => {
  const find = (text = '') => createPostList({ db: db() }).find(readPostListQuery(new URLSearchParams(text)))
  const add = async (slug: string, given = {}) =>
    valueOf(await createPosts({ db: db(), clock: tickingClock() }).create(aPost({ slug, ...given })))

  it('shows posts with their picture, and which language lacks something', async () => {
    const { name } = await insertFile(db(), aFile('post'))
    await add('whole', { image: name })
    await add('half', { date: '2020-01-01', detail: { ar: '<p>نص</p>', en: '' } })
    const { rows, total } = await find()
    expect(total).toBe(2)
    expect(rows).toMatchObject([
      { id: 'whole', image: { file: name }, gaps: [] },
      { id: 'half', image: null, gaps: ['en'] },
    ])
    expect(rows[0]).not.toHaveProperty('detail')
  })

  it('is cut into pages, and shows the last where a later one is asked for', async () => {
    for (let number = 1; number <= POST_PAGE_SIZE + 1; number++) await add(`post-${number}`)
    expect(await find()).toMatchObject({ page: 1, pages: 2, total: POST_PAGE_SIZE + 1 })
    const last = await find('page=9')
    expect(last).toMatchObject({ page: 2, pages: 2 })
    expect(last.rows).toHaveLength(1)
  })

  it('is searched and ordered by the title', async () => {
    await add('one', { title: { ar: 'ب', en: 'Fire joints' } })
    await add('two', { title: { ar: 'أ', en: 'A fire door' } })
    await add('three', { title: { ar: 'ج', en: 'Foam' } })
    const ids = async (text: string) => (await find(text)).rows.map(({ id }) => id)
    expect(await ids('q=fire&sort=title-en')).toEqual(['two', 'one'])
    expect(await ids('q=nothing')).toEqual([])
  })

  it('is empty where there are no posts', async () =>
    expect(await find()).toEqual({ rows: [], total: 0, page: 1, pages: 1 }))
})

onOneDatabase('texts that an earlier cleaner let pass', (db) => {
  const clock = tickingClock()

  it('are cleaned again, once, and the others are left alone', async () => {
    const posts = createPosts({ db: db(), clock })
    for (const slug of ['clean', 'unclean', 'empty']) {
      const detail = slug === 'empty' ? { ar: '', en: '' } : aPost().detail
      valueOf(await posts.create(aPost({ slug, detail })))
    }
    const unclean = '<p onclick="steal()">A fire joint<script>steal()</script></p>'
    await db().updateTable('posts').set({ detail_en: unclean }).where('id', '=', 'unclean').execute()

    const { cleanAll } = createTextCleaning({ db: db(), clock })
    expect(await cleanAll()).toBe(1)
    expect(await posts.get('unclean')).toMatchObject({ detail: aPost().detail, version: 2 })
    expect(await posts.get('clean')).toMatchObject({ detail: aPost().detail, version: 1 })
    const actor = { kind: 'system', id: null, name: 'text cleaning' }
    const told = { actor, action: 'post.update', subject: { id: 'unclean' }, detail: { changed: ['detail_en'] } }
    expect(await listAudit(db())).toMatchObject([told])
    expect(await cleanAll()).toBe(0)
  })
})
