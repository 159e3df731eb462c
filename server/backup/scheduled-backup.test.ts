import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  newDatabase,
  onOneDatabase,
  openTestDatabase,
  type TestDatabase,
  ownDatabase,
} from '#tests/support/database.ts'
import { aCategory, tickingClock, valueOf } from '#tests/support/records.ts'
import type { Db } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { storedNames } from '#server/files/stored-name.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createScheduledBackups } from './scheduled-backup.ts'
import { restoreFiles, restoreTables, verifyArchive } from './restore.ts'
import { errorLog } from '#tests/support/services/deps.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const PICTURE = Buffer.from('not really a picture')
const [NAME] = storedNames(PICTURE, 'webp').names
const HOUR = 60 * 60_000

onOneDatabase('scheduled backups', (_db, engine) => {
  const folder = testFolder()
  let place: TestDatabase
  let db: Db
  let storage: FileStorage
  let now: Date
  const directory = () => join(folder(), 'backups')
  const archives = () => readdirSync(directory()).filter((name) => name.endsWith('.backup'))
  const pathOf = (name: unknown) => join(directory(), String(name))

  beforeEach(async () => {
    place = await newDatabase(engine)
    db = openTestDatabase(place.config)
    await migrate(db)
    storage = await openLocalStorage(join(folder(), 'uploads'))
    await storage.put(NAME, PICTURE, 'image/webp')
    valueOf(await createCategories({ db, clock: tickingClock() }).create(aCategory()))
    now = new Date('2026-11-22T12:00:00Z')
  })
  afterEach(async () => {
    await db.destroy()
    await place.remove()
  })

  const backups = (key: Buffer | null = null) =>
    createScheduledBackups({
      directory: directory(),
      key,
      database: place.config,
      storage,
      clock: () => now,
      log: errorLog,
    })

  it('hold the tables, and every file once for all of them', async () => {
    const taken = await backups().take()
    now = new Date(now.getTime() + HOUR)
    await backups().take()
    expect(taken).toMatchObject({ backup: '2026-11-22T12-00-00Z.backup', files: 1, removed: 0 })
    expect(archives()).toHaveLength(2)
    expect(readdirSync(join(directory(), 'files'))).toEqual([NAME])
  })

  it('that are asked for within one second are all stored', async () => {
    await backups().take()
    await backups().take()
    expect(archives()).toEqual(['2026-11-22T12-00-00Z.backup', '2026-11-22T12-00-01Z.backup'])
  })

  it('can be put back whole', async () => {
    const { backup } = await backups().take()
    const path = pathOf(backup)
    const manifest = await verifyArchive(path, null)
    const { db: other } = await ownDatabase(engine)
    await restoreTables(path, manifest, { db: other, key: null })
    const elsewhere = await openLocalStorage(join(folder(), 'elsewhere'))
    expect(await restoreFiles(path, elsewhere, null)).toBe(1)
    expect(await elsewhere.read(NAME)).toEqual(PICTURE)
    expect(await createCategories({ db: other, clock: () => now }).list()).toHaveLength(1)
  })

  it('that are told to stop wait for no file, leave no half archive, and can be taken again', async () => {
    const stopping = new AbortController()
    const whole = storage
    storage = {
      ...whole,
      read() {
        stopping.abort()
        return new Promise(() => {})
      },
    }
    await expect(backups().take(false, stopping.signal)).rejects.toThrow(/abort/)
    expect(readdirSync(directory())).toEqual(['files'])
    storage = whole
    expect(await backups().take()).toMatchObject({ backup: '2026-11-22T12-00-00Z.backup', files: 1 })
  })

  it('that are told to stop end at the next table', async () => {
    await expect(backups().take(false, AbortSignal.abort())).rejects.toThrow(/abort/)
    expect(readdirSync(directory())).toEqual(['files'])
  })

  it('go when their time has passed, with the files that no other needs', async () => {
    await backups().take()
    await storage.remove(NAME)
    now = new Date('2026-11-22T12:30:00Z')
    await backups().take()
    now = new Date('2026-11-23T13:00:00Z')
    await backups().take()
    expect(archives()).toEqual(['2026-11-22T12-30-00Z.backup', '2026-11-23T13-00-00Z.backup'])
    expect(readdirSync(join(directory(), 'files'))).toEqual([])
  })

  it('go also where a list of files cannot be read, and then all files stay: one of them may be needed', async () => {
    await backups().take()
    now = new Date('2026-11-22T12:30:00Z')
    const { backup } = await backups().take()
    truncateSync(`${pathOf(backup)}.files`, 1)
    await storage.remove(NAME)
    now = new Date('2026-11-23T13:00:00Z')
    expect(await backups().take()).toMatchObject({ removed: 1 })
    expect(readdirSync(join(directory(), 'files'))).toEqual([NAME])
  })

  it('that were killed go after a day, and none that may be under way', async () => {
    await backups().take()
    const left = ['2026-11-20T12-00-00Z.backup.unfinished', '2026-11-22T11-00-00Z.backup.unfinished', 'mine.unfinished']
    for (const name of left) writeFileSync(pathOf(name), 'half')
    const longAgo = new Date(Date.now() - 25 * HOUR)
    for (const name of [left[0], left[2]]) utimesSync(pathOf(name), longAgo, longAgo)
    await backups().drill()
    expect(readdirSync(directory()).filter((name) => name.endsWith('.unfinished'))).toEqual(left.slice(1))
  })

  it('from before an update stay for two weeks, whatever follows', async () => {
    await backups().take(true)
    now = new Date('2026-11-22T12:30:00Z')
    await backups().take()
    expect(archives()).toHaveLength(2)
    now = new Date('2026-12-22T12:30:00Z')
    expect(await backups().take()).toMatchObject({ removed: 1 })
  })

  it('are put back on trial, and the trial leaves nothing behind', async () => {
    const { backup, rows } = await backups().take()
    expect(await backups().drill()).toEqual({ backup, rows, files: 1 })
    expect(readdirSync(directory()).filter((name) => name.includes('drill'))).toEqual([])
  })

  it('fail the trial when there is none, when a file is missing and when one was changed', async () => {
    await expect(backups().drill()).rejects.toThrow('There is no backup')
    const { backup } = await backups().take()
    const file = join(directory(), 'files', NAME)
    writeFileSync(file, 'other bytes')
    await expect(backups().drill()).rejects.toThrow(`${NAME} was changed`)
    rmSync(file)
    await expect(backups().drill()).rejects.toThrow(`${NAME} is missing`)
    const bytes = readFileSync(pathOf(backup))
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(pathOf(backup), bytes)
    await expect(backups().drill()).rejects.toThrow(/archive/)
  })

  it('are read with their key and no other when they are encrypted', async () => {
    const key = randomBytes(32)
    const { backup } = await backups(key).take()
    const path = pathOf(backup)
    expect(readFileSync(path).includes('categories')).toBe(false)
    expect(await backups(key).drill()).toMatchObject({ backup })
    await expect(verifyArchive(path, null)).rejects.toThrow(/encrypted; set BACKUP_KEY/)
    await expect(verifyArchive(path, randomBytes(32))).rejects.toThrow(/cannot be read/)
    const whole = readFileSync(path)
    for (const end of [whole.length - 1, whole.length - 40, 30, 20, 5]) {
      writeFileSync(path, whole.subarray(0, end))
      await expect(verifyArchive(path, key)).rejects.toThrow(/archive/i)
    }
  })
})
