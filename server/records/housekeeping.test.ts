import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aFile, recordOf, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import { deleteTexts } from '#server/data/records/housekeeping-store.ts'
import { insertFile, listUnusedFiles } from '#server/data/site/files-store.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createEditing, createHousekeeping, createRecords, createVersions } from '#server/services/records.ts'
import { noUploads } from '#tests/support/services/deps.ts'

const text = (about: string) => `${about} `.repeat(60).trim()

onOneDatabase('the housekeeping of versions and bin', (db) => {
  let now: Date
  const clock = () => now
  const editing = () => createEditing({ db: db(), clock, uploads: noUploads })
  const records = () => createRecords({ db: db(), clock, siteUrl: 'https://site.example' })
  const versions = () => createVersions({ db: db() })
  const tidy = (signal = new AbortController().signal) => createHousekeeping({ db: db(), clock }).tidy(signal)
  const on = (day: string) => (now = new Date(`${day}T09:00:00Z`))
  const save = async (day: string, fields: object) => {
    on(day)
    return recordOf(await editing().product.update({ product_id: 's20', ...fields }, sara))
  }
  const numbers = async () => {
    const page = await versions().page({ kind: 'product', id: 's20' }, 'owner')
    return page!.versions.map(({ number }) => number).toReversed()
  }
  const texts = async () => {
    const rows = await db().selectFrom('version_texts').select('text').orderBy('text').execute()
    return rows.map((row) => row.text.split(' ')[0])
  }
  const rowsOf = async (table: 'record_versions' | 'version_contents') =>
    (await db().selectFrom(table).selectAll().execute()).length

  beforeEach(async () => {
    await giveAccount(db(), sara)
    on('2024-01-10')
    // Past the versions, so that only the product has some.
    valueOf(await createCategories({ db: db(), clock }).create(aCategory()))
    const names = { category_id: 'pu-foam', product_name_ar: 'أ', product_name_en: 'Foam' }
    recordOf(
      await editing().product.add({ product_slug: 's20', ...names, product_description_en: text('First') }, sara),
    )
  })

  it('leaves the last of each month, and what is pinned or on the site', async () => {
    const { name } = await insertFile(db(), aFile('shown'))
    await save('2024-01-20', { code: 'A', product_description_en: text('Second'), existing_image: name })
    await save('2024-01-30', { code: 'B', product_description_en: text('Third'), existing_image: '' })
    await save('2024-02-10', { code: 'C' })
    await save('2024-02-20', { code: 'D' })
    await save('2025-06-01', { code: 'E' })
    await save('2025-06-02', { code: 'F' })
    on('2025-07-01')
    valueOf(await records().pin({ kind: 'product', id: 's20', number: 4, pinned: true }, sara))
    expect(await tidy()).toMatchObject({ thinned: 2, purged: 0, texts: 2, versions: 5, binned: 0 })
    expect(await numbers()).toEqual([3, 4, 5, 6, 7])
    expect(await texts()).toEqual(['Third'])
    expect(await rowsOf('version_contents')).toBe(5)
    expect((await listUnusedFiles(db(), '9999')).map((file) => file.name)).toEqual([name])
    expect((await versions().read({ kind: 'product', id: 's20' }, 3, 'owner'))?.content).toMatchObject({ code: 'B' })

    on('2030-01-01')
    const last = await tidy()
    expect(await numbers()).toEqual([4, 7])
    expect(last).toMatchObject({ thinned: 3, versions: 2 })
    expect(last.bytes).toBeGreaterThan(400)
    expect(await tidy()).toEqual({ ...last, thinned: 0, texts: 0 })
  })

  it('leaves the months that the settings say', async () => {
    await save('2024-02-10', { code: 'B' })
    await save('2025-06-10', { code: 'C' })
    on('2026-06-20')
    await saveSettings(db(), { versionMonths: 60 }, now.toISOString())
    await tidy()
    expect(await numbers()).toEqual([1, 2, 3])
    await saveSettings(db(), { versionMonths: 24 }, now.toISOString())
    await tidy()
    expect(await numbers()).toEqual([3])
  })

  it('deletes for good what lay in the bin for longer than the settings say, and tells', async () => {
    await saveSettings(db(), { binDays: 10 }, now.toISOString())
    on('2024-02-01')
    valueOf(await editing().product.remove({ product_id: 's20' }, sara))
    const [binned] = (await records().bin({})).records
    expect(binned?.purgeAt).toBe('2024-02-11T09:00:00.000Z')
    on('2024-02-11')
    expect(await tidy()).toMatchObject({ purged: 0, versions: 1, binned: 1 })
    on('2024-02-12')
    expect(await tidy()).toEqual({ thinned: 0, purged: 1, texts: 1, versions: 0, binned: 0, bytes: 0 })
    expect([await rowsOf('record_versions'), await rowsOf('version_contents')]).toEqual([0, 0])
    const [line] = await listAudit(db(), { limit: 1 })
    expect(line).toMatchObject({ action: 'record.purge', actor: { name: 'versions' }, subject: { id: 's20' } })
  })

  it('leaves a text that a save has taken into use since it was looked for', async () => {
    const [{ hash }] = (await db().selectFrom('version_texts').select('hash').execute()) as [{ hash: string }]
    const remove = (since: string) => inTransaction(db(), (tx) => deleteTexts(tx, [hash], since))
    expect(await remove('2024-01-10T08:00:00.000Z')).toBe(0)
    expect(await texts()).toEqual(['First'])
  })

  it('breaks off between two portions, and goes on at the next start', async () => {
    on('2024-04-01')
    valueOf(await editing().product.remove({ product_id: 's20' }, sara))
    on('2024-09-01')
    await expect(tidy(AbortSignal.abort())).rejects.toThrow()
    expect(await tidy()).toMatchObject({ texts: 1, versions: 0, binned: 0 })
  })
})
