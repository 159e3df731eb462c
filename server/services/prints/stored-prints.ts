import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import {
  deletePrints,
  findPrint,
  insertPrint,
  listAllPrints,
  listPrintsOf,
  markRenewed,
  markUsed,
  type Print,
  type PrintOf,
} from '#server/data/prints/prints-store.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { openStored, type OpenedFile } from '#server/files/opened-file.ts'
import { PRINTS_FOLDER } from '#server/files/stored-name.ts'

export type StoredPrints = ReturnType<typeof createStoredPrints>
export type OpenedPrint = OpenedFile & { print: Print }
/** What is kept under a key, and whose it is. */
export type NewPrint = Pick<Print, 'key' | 'kind' | 'id' | 'language' | 'revision' | 'pages'>

const TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }
type Ending = keyof typeof TYPES
/** So many revisions of a sheet can be read under their own addresses. */
const KEPT_REVISIONS = 20

export type StoredPrintsDeps = { db: Db; storage: FileStorage; clock: Clock; limit: number }

/** What was printed, in the storage under the hash of what it was made of; beyond the limit the least used go. */
export function createStoredPrints({ db, storage, clock, limit }: StoredPrintsDeps) {
  const today = () => dayOfInstant(clock())

  async function remove(prints: Print[]): Promise<void> {
    await deletePrints(
      db,
      prints.map(({ key }) => key),
    )
    for (const { file } of prints) await storage.remove(file)
  }

  /** Null where it is gone from the storage: then it is made again. */
  async function opened(print: Print | null): Promise<OpenedPrint | null> {
    if (!print) return null
    const ending = print.file.slice(print.file.lastIndexOf('.') + 1) as Ending
    const stored = { name: print.file, size: print.bytes, type: TYPES[ending], etag: `"${print.key}"` }
    const file = await openStored(storage, stored)
    if (!file) await deletePrints(db, [print.key])
    else if (print.used_at < today()) await markUsed(db, print.key, today())
    return file && { ...file, print }
  }

  async function putPrint(made: NewPrint, bytes: Uint8Array, ending: Ending): Promise<void> {
    const file = `${PRINTS_FOLDER}/${made.key}.${ending}`
    await storage.put(file, bytes, TYPES[ending])
    await insertPrint(db, { ...made, file, bytes: bytes.length, used_at: today() })
  }

  return {
    has: async (key: string) => (await findPrint(db, key)) !== null,
    holds: ({ file }: Print) => storage.has(file),
    open: async (key: string) => opened(await findPrint(db, key)),
    /** The last good print of a subject, or that of one of its revisions. */
    async last(of: PrintOf, revision?: number) {
      const all = await listPrintsOf(db, of)
      return opened(all.find((print) => revision === undefined || print.revision === revision) ?? null)
    },
    async bytes(key: string): Promise<Buffer | null> {
      const print = await findPrint(db, key)
      const bytes = print && (await storage.read(print.file))
      if (print && !bytes) await deletePrints(db, [key])
      return bytes
    },
    /** A part of what is printed: a prepared picture, a page as picture. */
    putPart: putPrint,
    async put(made: NewPrint, bytes: Uint8Array): Promise<void> {
      await putPrint(made, bytes, 'pdf')
      await markRenewed(db, made, true)
      await remove(superseded(made, await listPrintsOf(db, made)))
      await remove(beyond(limit, await listAllPrints(db)))
    },
    async dropOthers(of: PrintOf, keys: ReadonlySet<string>): Promise<void> {
      await remove((await listPrintsOf(db, of)).filter(({ key }) => !keys.has(key)))
    },
  }
}

/** What a new print takes the place of. */
function superseded({ key, kind, revision }: NewPrint, all: Print[]): Print[] {
  const newest = new Set([...new Set(all.map((print) => print.revision))].slice(0, KEPT_REVISIONS))
  const isOver = (print: Print) => kind === 'catalogue' || print.revision === revision || !newest.has(print.revision)
  return all.filter((print) => print.key !== key && isOver(print))
}

/** What has to go, of all in the order of their last use. Older revisions of sheets cannot be made again, and are spared. */
function beyond(limit: number, all: Print[]): Print[] {
  let over = all.reduce((sum, { bytes }) => sum + bytes, 0) - limit
  if (over <= 0) return []
  const subject = ({ id, language }: Print) => `${id} ${language}`
  const newest = new Map<string, number>()
  for (const print of all.filter(({ kind }) => kind === 'sheet'))
    newest.set(subject(print), Math.max(print.revision, newest.get(subject(print)) ?? 0))
  return all.filter((print) => {
    const isSpared = print.kind === 'sheet' && print.revision < newest.get(subject(print))!
    if (over <= 0 || isSpared) return false
    over -= print.bytes
    return true
  })
}
