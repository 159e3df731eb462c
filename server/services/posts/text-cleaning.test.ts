import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aPost, tickingClock, valueOf } from '#tests/support/records.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { createPosts } from './posts.ts'
import { createTextCleaning } from './text-cleaning.ts'

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
