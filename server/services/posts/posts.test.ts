import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aFile, aPost, tickingClock, valueOf } from '#tests/support/records.ts'
import { insertFile } from '#server/data/site/files-store.ts'
import { POST_PAGE_SIZE, readPostListQuery } from '#domain/posts/post-list.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { createPosts } from './posts.ts'
import { createPostList } from './post-list.ts'
import { createTextCleaning } from './text-cleaning.ts'

onOneDatabase('posts', (db) => {
  const clock = tickingClock()
  const service = () => createPosts({ db: db(), clock })
  const add = async (slug: string, given = {}) => valueOf(await service().create(aPost({ slug, ...given })))

  it('come back as they were sent', async () => {
    const { name } = await insertFile(db(), aFile('post'))
    const input = aPost({
      detail: { ar: `<p>${'فاصل الحريق '.repeat(15_000)}</p>`, en: '<p>"Quotes" &amp; \\ %</p>' },
      tags: { ar: ['حريق', 'فواصل'], en: [] },
      image: name,
      imageAlt: { ar: 'فاصل', en: 'A joint' },
      gallery: [name, 'https://img.example/a.webp'],
      videos: ['https://youtu.be/abcdefghijk', 'clip.mp4'],
    })
    const created = valueOf(await service().create(input))
    const { image: _image, gallery: _gallery, ...same } = input
    expect(created).toMatchObject({ ...same, id: 'fire-joints', image: { file: name, width: 1200 } })
    expect(created.gallery.map(({ file }) => file)).toEqual(input.gallery)
    expect(await service().get('fire-joints')).toEqual(created)
    expect(await service().findBySlug('fire-joints')).toEqual(created)
    expect(await service().list()).toEqual([created])
  })

  it('are listed by date, newest first, then by id, without their text', async () => {
    await add('b', { date: '2026-02-01' })
    await add('a', { date: '2026-02-01' })
    await add('old', { date: '2025-12-31' })
    await add('new', { date: '2026-02-02' })
    expect((await service().summaries()).map(({ id }) => id)).toEqual(['new', 'a', 'b', 'old'])
    expect((await service().list({ limit: 2 })).map(({ id }) => id)).toEqual(['new', 'a'])
    expect((await service().latest()).map(({ id }) => id)).toEqual(['new', 'a', 'b'])
    expect(await service().count()).toBe(4)
    await add('a')
    const [summary] = await service().summaries()
    expect(summary).not.toHaveProperty('detail')
    expect(summary).toMatchObject({ title: { ar: 'فواصل الحريق' }, author: 'admin', image: null })
  })

  it('change in what is given and nothing else', async () => {
    const before = await add('a', { videos: ['clip.mp4'], tags: { ar: ['حريق'], en: ['fire'] } })
    const after = valueOf(await service().update('a', { videos: [], title: { ar: 'جديد', en: 'New' } }))
    expect(after).toEqual({
      ...before,
      videos: [],
      title: { ar: 'جديد', en: 'New' },
      version: 2,
      updatedAt: after.updatedAt,
    })
  })

  it('have plain tags, though they were stored with number signs', async () => {
    await add('a')
    await db().updateTable('posts').set({ tags_ar: '["##غراء","#"]', tags_en: '["# foam","foam"]' }).execute()
    expect((await service().get('a'))?.tags).toEqual({ ar: ['غراء'], en: ['foam'] })
  })

  it('keep their slug to themselves', async () => {
    await add('a')
    expect((await add('a')).slug).toBe('a-2')
    expect(await service().update('a-2', { slug: 'a' })).toMatchObject({ failure: { kind: 'conflict' } })
    expect(valueOf(await service().update('a', { slug: 'أسئلة الحريق' })).slug).toBe('أسئلة-الحريق')
    expect((await service().findBySlug('أسئلة-الحريق'))?.id).toBe('a')
  })

  it('are refused with a day that no calendar has, with wrong counts and unknown pictures', async () => {
    const refused = async (given: object) => {
      const outcome = await service().create(aPost(given))
      return outcome.ok ? [] : Object.keys((outcome.failure as { fields: object }).fields)
    }
    for (const date of ['2026-02-31', '2026-2-1', '', '2026-01-01T00:00:00Z', '٢٠٢٦-٠١-٠١']) {
      expect(await refused({ date })).toEqual(['date'])
    }
    expect(await refused({ readingMinutes: -1, commentsCount: 0.5 })).toEqual(['reading_time', 'comments_count'])
    expect(await refused({ readingMinutes: 0 })).toEqual(['reading_time'])
    expect(await refused({ readingMinutes: 1, commentsCount: 0 })).toEqual([])
    expect(await refused({ image: 'none.webp', gallery: ['none.webp'] })).toEqual(['image', 'gallery_images'])
    expect(await refused({ videos: ['none.mp4'] })).toEqual([])
  })

  it('go with their pictures and videos', async () => {
    await add('a', { videos: ['clip.mp4'] })
    expect(await service().remove('a')).toMatchObject({ ok: true })
    expect(await db().selectFrom('post_media').selectAll().execute()).toEqual([])
    expect(await service().remove('a')).toMatchObject({ failure: { kind: 'not-found' } })
  })
})

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
