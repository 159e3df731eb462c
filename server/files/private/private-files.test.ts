import { aQuote } from '#tests/support/records.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { onEveryDatabase, ownDatabase } from '#tests/support/database.ts'
import { writeBackup } from '#server/backup/backup.ts'
import { moveStore } from '#server/backup/move.ts'
import { restoreFiles, restoreTables, UnusableArchive, verifyArchive } from '#server/backup/restore.ts'
import { deleteMessage } from '#server/data/messages/messages-store.ts'
import {
  findPrivateFile,
  givePrivateFiles,
  listAllPrivateFiles,
  listPrivateFiles,
} from '#server/data/messages/private-files-store.ts'
import { createMessages } from '#server/services/messages/messages.ts'
import { createStoreCheck } from '#server/services/site/store-check.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { StorageFull } from '#server/files/storage-away.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { readStoredName } from '#server/files/stored-name.ts'
import { incomingPath } from './incoming.ts'
import { createPrivateFiles } from './private-files.ts'
import { testFolder } from '#tests/support/services/folders.ts'

onEveryDatabase('private files', (db, engine) => {
  const folder = testFolder()
  let storage: FileStorage
  let now: number
  const clock = () => new Date(now)
  const files = () => createPrivateFiles({ db: db(), storage, clock })
  const keep = (text: string, name = 'رسم المشروع.pdf') =>
    files().keep({ bytes: Buffer.from(text), type: 'pdf', name, sentBy: 'visitor' })
  const place = (name: string) => openLocalStorage(join(folder(), name))

  beforeEach(async () => {
    storage = await place('uploads')
    now = Date.UTC(2026, 4, 1)
  })

  /** A request with one file. */
  async function aRequest() {
    const messages = createMessages({ db: db(), clock, mailHost: 'site.example' })
    const { message } = await messages.receive({ ...aQuote(), idempotencyKey: String(Math.random()) }, [])
    const file = await keep('plan')
    await givePrivateFiles(db(), [file.id], { messageId: message.id })
    return { message, file: (await findPrivateFile(db(), file.id))! }
  }

  it('lie apart from uploads, each under a key of its own, and are found with their request', async () => {
    const { message, file } = await aRequest()
    const same = await keep('plan')
    expect(same.key).not.toBe(file.key)
    expect(file.key).toMatch(/^private\/[\w-]+\.pdf$/)
    expect(readStoredName(file.key)).toBeNull()
    expect(await listPrivateFiles(db(), message.id)).toEqual([file])
    expect(String(await files().read(file))).toBe('plan')
  })

  it.each([
    ['C:\\tmp\\..\\رسم\u202e.exe', 'رسم.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a"b\r\nc.PDF', 'abc.pdf'],
    ['.pdf', 'file.pdf'],
    ['v1.2 plan.pdf', 'v1.2 plan.pdf'],
  ])('are called %j as %j', async (sent, name) => expect(await keep('plan', sent)).toMatchObject({ name }))

  it('of visitors stay below the ceilings of an address, a day and the site, however many come at once', async () => {
    const ceilings = { request: 100, address: 10, day: 20, site: 30 }
    const limited = createPrivateFiles({ db: db(), storage, clock, ceilings })
    const send = (source: string) =>
      limited.keepOfVisitor({ bytes: Buffer.from('plan'), type: 'pdf', name: 'a.pdf' }, source)
    const kept = async (source: string, count: number) =>
      (await Promise.all(Array.from({ length: count }, () => send(source)))).filter((file) => file !== null).length
    expect(await kept('a', 5)).toBe(2)
    const [ofB = 0, ofC = 0] = await Promise.all([kept('b', 5), kept('c', 5)])
    expect(ofB + ofC).toBe(3)
    expect(await kept('d', 1)).toBe(0)
    now += 25 * 3_600_000
    expect([await kept('a', 3), await kept('b', 3)]).toEqual([2, 0])
    await limited.removeUnowned()
    expect(await kept('b', 3)).toBe(2)
    expect(await keep('of staff, who have no ceiling')).not.toBeNull()
  })

  it('of visitors leave the last space of the disk to the database, backups and staff', async () => {
    const full = {
      ...storage,
      put: (...[name, bytes, mime, leave = 0]: Parameters<FileStorage['put']>) =>
        leave >= 1_000_000_000 ? Promise.reject(new StorageFull('full')) : storage.put(name, bytes, mime),
    }
    const near = createPrivateFiles({ db: db(), storage: full, clock })
    const sound = { bytes: Buffer.from('plan'), type: 'pdf', name: 'a.pdf' } as const
    expect(await near.keepOfVisitor(sound, 'a')).toBeNull()
    expect(await listAllPrivateFiles(db())).toEqual([])
    expect(await near.keep({ ...sound, sentBy: 'staff' })).toMatchObject({ name: 'a.pdf' })
    await expect(incomingPath(folder(), 0, Number.MAX_SAFE_INTEGER)).rejects.toThrow(StorageFull)
    expect(await incomingPath(folder(), 0, 0)).toContain(folder())
  })

  it('go with their request, and those that were never given to one after an hour', async () => {
    const { message, file } = await aRequest()
    const ungiven = await keep('forgotten')
    expect(await files().removeUnowned()).toBe(0)
    now += 61 * 60_000
    expect(await files().removeUnowned()).toBe(1)
    expect(await files().read(ungiven)).toBeNull()
    await deleteMessage(db(), message.id)
    expect(await files().read(file)).not.toBeNull()
    expect(await files().removeUnowned()).toBe(1)
    expect(await files().read(file)).toBeNull()
    expect(await listAllPrivateFiles(db())).toEqual([])
    expect(await storage.list()).toEqual([])
  })

  it('stay to be removed where the storage is away', async () => {
    const { message, file } = await aRequest()
    await deleteMessage(db(), message.id)
    now += 61 * 60_000
    const away = { ...storage, remove: () => Promise.reject(new Error('away')) }
    await expect(createPrivateFiles({ db: db(), storage: away, clock }).removeUnowned()).rejects.toThrow('away')
    expect(await listAllPrivateFiles(db())).toHaveLength(1)
    await files().removeUnowned()
    expect(await files().read(file)).toBeNull()
  })

  it.each([false, true])('are part of a backup, beside its archive: %j', async (beside) => {
    const { file } = await aRequest()
    const path = join(folder(), 'site.backup')
    const kept = beside ? { files: await place('files') } : {}
    await writeBackup(path, { db: db(), storage, clock, key: null, ...kept })
    const { db: target } = await ownDatabase(engine)
    const elsewhere = await place('elsewhere')
    await restoreTables(path, await verifyArchive(path, null), { db: target, key: null })
    expect(await restoreFiles(path, elsewhere, null)).toBe(1)
    expect(await findPrivateFile(target, file.id)).toEqual(file)
    expect(String(await elsewhere.read(file.key))).toBe('plan')
    if (!beside) return
    writeFileSync(join(folder(), 'files', file.key), 'plum')
    await expect(verifyArchive(path, null)).rejects.toThrow(UnusableArchive)
  })

  it('move with the site', async () => {
    const { file } = await aRequest()
    const { db: target } = await ownDatabase(engine, true)
    const elsewhere = await place('elsewhere')
    await moveStore({ db: db(), storage }, { db: target, storage: elsewhere })
    expect(await findPrivateFile(target, file.id)).toEqual(file)
    expect(String(await elsewhere.read(file.key))).toBe('plan')
  })

  it('are looked through with the store: one that was changed is told, and so is one that is missing', async () => {
    const { file } = await aRequest()
    const check = () => createStoreCheck({ db: db(), storage }).run()
    expect(await check()).toMatchObject({ problems: [], notes: [] })
    writeFileSync(join(folder(), 'uploads', file.key), 'plum')
    expect((await check()).problems).toEqual([`The file ${file.key} was changed after it was stored.`])
    await storage.remove(file.key)
    expect((await check()).problems).toEqual([`The file ${file.key} is missing.`])
  })
})
