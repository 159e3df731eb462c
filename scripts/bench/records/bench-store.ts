import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import type { EditingDeps } from '#server/services/records/record-editing.ts'
import { fillCatalogue } from '#tests/bench/fill-catalogue.ts'
import { giveAccount } from '#tests/support/staff.ts'

/** Who saves. */
export const EDITOR: StaffCaller = { kind: 'staff', id: 'bench', name: 'bench', role: 'owner', via: 'session' }

/** A generated catalogue in a database file of its own, which is removed after some work with it in this process. */
export async function withStore<T>(products: number, work: (db: Db, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'records-'))
  const db = openDatabase({ kind: 'sqlite', file: join(folder, 'site.db') }, (error) => {
    throw error
  })
  try {
    await migrate(db)
    await fillCatalogue(db, products)
    await giveAccount(db, EDITOR)
    return await work(db, folder)
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What services that write records need; nothing here sends files. */
export function editingDeps(db: Db): EditingDeps {
  const store = async () => {
    throw new Error('No file is sent')
  }
  return { db, clock: () => new Date(), uploads: { store } }
}

/** User and system time that some work took in this process, in ms. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
