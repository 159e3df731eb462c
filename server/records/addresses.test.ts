import { beforeEach, expect, it } from 'vitest'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { absentRecords } from '#server/data/records/version-check-store.ts'
import { createRedirects } from '#server/services/site/redirects.ts'
import { createEditing, createRecords, createVersions } from '#server/services/records.ts'

const sara: StaffCaller = { kind: 'staff', id: 'u-2', name: 'sara', role: 'editor', via: 'session' }
const uploads = { store: () => Promise.reject(new Error('No file is sent here')) }
const siteUrl = 'https://site.example'
const post = { slug: 'joints', title_ar: 'ف', title_en: 'Joints', snippet_ar: 'ف', snippet_en: 'About joints' }

onOneDatabase('an address that a record had', (db) => {
  const clock = tickingClock()
  const on = () => ({ db: db(), clock })
  const editing = () => createEditing({ ...on(), uploads })
  const redirects = () => createRedirects({ ...on(), siteUrl })
  const records = () => createRecords({ ...on(), siteUrl })
  const rename = async (slug: string) => valueOf(await editing().post.update({ blog_id: 'joints', slug }, sara))
  const add = async (fields: FormFields = {}) => valueOf(await editing().post.add({ ...post, ...fields }, sara))
  const known = (from: string) => findRecord(db(), 'redirect', from)

  beforeEach(async () => {
    await giveAccount(db(), sara)
    await add()
    await rename('seams')
    await rename('gaps')
  })

  it('leads to it by a redirect with a version, as every other', async () => {
    expect(await redirects().find('/blogs/seams')).toBe('/blogs/gaps')
    const page = await createVersions({ db: db() }).page({ kind: 'redirect', id: '/blogs/seams' }, 'owner')
    expect(page).toMatchObject({ total: 1, versions: [{ by: { name: 'sara' }, isOnSite: true }] })
    expect((await listAudit(db())).filter(({ subject }) => subject.kind === 'redirect')).toEqual([])
  })

  it('is the own one of whoever takes it', async () => {
    await rename('seams')
    expect(await known('/blogs/seams')).toBeNull()
    expect(await known('/blogs/gaps')).not.toBeNull()
    expect(await absentRecords(db())).toEqual([])
  })

  it('that staff led elsewhere waits in the bin for them', async () => {
    valueOf(await redirects().edit(null, { from: '/blogs/other', to: '/blogs/gaps' }, sara))
    await add({ slug: 'other' })
    expect(await known('/blogs/other')).toBeNull()
    expect((await records().bin({})).records).toMatchObject([{ kind: 'redirect', id: '/blogs/other' }])
    expect((await listAudit(db())).map(({ action }) => action)).toContain('redirect.delete')
  })

  it('goes with it into the bin and comes back with it', async () => {
    valueOf(await editing().post.remove({ blog_id: 'joints' }, sara))
    expect(await known('/blogs/seams')).toBeNull()
    const [binned] = (await records().bin({})).records
    valueOf(await records().restoreFromBin({ binId: binned!.binId }, sara))
    expect(await redirects().find('/blogs/seams')).toBe('/blogs/gaps')
    expect(await known('/blogs/seams')).toMatchObject({ state: 'published' })
  })
})
