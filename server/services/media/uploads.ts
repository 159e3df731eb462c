import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import { type Outcome, failure, success } from '#domain/records/errors.ts'
import { isInUse } from '#domain/media/media-file.ts'
import { renditionName } from '#domain/site/picture.ts'
import { storedKind, type SentKind, type StoredFile } from '#domain/site/stored-file.ts'
import type { Clock } from '#server/clock.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { listPurgedFiles } from '#server/data/media/file-bin.ts'
import { forgetInVersions, listPlaces } from '#server/data/media/file-uses.ts'
import { forgetRecord } from '#server/data/records/records-store.ts'
import {
  deleteFile,
  findFile,
  findFiles,
  findRendition,
  insertFile,
  listRenditions,
  listUnusedFiles,
  retryRenditions,
} from '#server/data/site/files-store.ts'
import { FILE_TYPES, type Inspection, accepted } from '#server/files/file-type.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import type { InspectedPicture } from '#server/files/picture-inspection.ts'
import { openStored, type OpenedFile } from '#server/files/opened-file.ts'
import { pictureProcess } from '#server/files/picture-process.ts'
import { type NameParts, readStoredName, storedNames } from '#server/files/stored-name.ts'
import { createConcurrencyLimit } from '#server/files/processes/concurrency-limit.ts'
import { type VirusScan, scanned } from '#server/files/virus-scan.ts'
import type { Log } from '#server/log.ts'

/** What was sent, by whom; `isKept` stays although nothing shows it. */
export type Upload = { kind: SentKind; originalName: string; by?: ChangeMaker; isKept?: boolean }

/** `knownAs` is the name under which the same bytes were there already. */
export type StoredUpload = StoredFile & { knownAs?: string }

export type UploadsService = {
  /** Keeps a file that has stood the inspection. A refusal names the field `file`. The same bytes are stored once. */
  store(bytes: Buffer, upload: Upload): Promise<Outcome<StoredUpload>>
  /** What is known of files beside their bytes, for whoever looks after them; names of no file are left out. */
  describe(names: string[]): Promise<StoredFile[]>
  /** The file that the last segment of an address names, or null. */
  open(name: string): Promise<OpenedFile | null>
  /** Has the renditions made that were given up; answers of how many pictures. */
  retryRenditions(): Promise<number>
  /** Removes files that nothing shows and that were stored before then, and those that have left the bin; answers how many. */
  removeUnused(storedBefore: Date): Promise<number>
}

type UploadsDeps = {
  db: Db
  storage: FileStorage
  log: Log
  clock: Clock
  /** Called when a new picture waits for its renditions. */
  onPicture?: () => void
  /** Looks at every file as it was sent before it is taken, where there is a scanner. */
  scan?: VirusScan | undefined
}

const LONGEST_NAME = 200

export function createUploads(deps: UploadsDeps): UploadsService {
  // A file that is stored again while it is removed as unused would lose its bytes.
  const limitChanges = createConcurrencyLimit(1)
  return {
    async store(bytes, upload) {
      const inspection = await inspect(bytes, upload)
      const checked = inspection.ok ? await scanned(deps, bytes, inspection) : inspection
      if (!checked.ok) return failure({ kind: 'invalid', fields: { file: checked.reason } })
      return success(await limitChanges(() => keep(deps, checked.value, upload)))
    },
    describe: (names) => findFiles(deps.db, names),
    open: (name) => openUpload(deps, name),
    async retryRenditions() {
      const pictures = await retryRenditions(deps.db)
      deps.onPicture?.()
      return pictures
    },
    async removeUnused(storedBefore) {
      const unused = await listUnusedFiles(deps.db, storedBefore.toISOString())
      const purged = await listPurgedFiles(deps.db)
      let removed = 0
      for (const file of unused) if (await limitChanges(() => remove(deps, file))) removed++
      for (const file of purged) if (await limitChanges(() => remove(deps, file, forget))) removed++
      return removed
    },
  }
}

type Content = Omit<InspectedPicture, 'width' | 'height' | 'color'> &
  Pick<StoredFile, 'width' | 'height' | 'color' | 'pages'>

async function inspect(bytes: Buffer, { kind, by }: Upload): Promise<Inspection<Content>> {
  const turn = { lane: 'staff', sender: by?.id ?? '' } as const
  if (kind === 'image') return pictureProcess.inspect(bytes, turn)
  if (kind === 'logo' || kind === 'mark') return pictureProcess.inspectLogo(bytes, kind, turn)
  const inspection = await pictureProcess.inspectPdf(bytes, turn, kind === 'catalogue')
  if (!inspection.ok) return inspection
  const { pages } = inspection.value
  return accepted({ bytes, pages, ...FILE_TYPES.pdf, width: null, height: null, color: null })
}

/** The bytes first, then the record: a record always has its bytes. */
async function keep(
  { db, storage, clock, onPicture }: UploadsDeps,
  content: Content,
  upload: Upload,
): Promise<StoredUpload> {
  const { bytes, extension, mime, width, height, color, pages = null } = content
  const { name, sha256 } = await nameOf(db, bytes, extension)
  await storage.put(name, bytes, mime)
  const known = {
    name,
    sha256,
    kind: storedKind(upload.kind),
    mime,
    bytes: bytes.length,
    width,
    height,
    color,
    pages,
    originalName: shownName(upload.originalName),
    createdAt: clock().toISOString(),
  }
  const file = await insertFile(db, known, { by: upload.by && actorOf(upload.by), isKept: upload.isKept })
  if (storedKind(upload.kind) === 'image') onPicture?.()
  return file.originalName === known.originalName ? file : { ...file, knownAs: file.originalName }
}

/** The name that these bytes have, or else the first that no other bytes have. */
async function nameOf(db: Db, bytes: Buffer, extension: string): Promise<{ name: string; sha256: string }> {
  const { names, sha256 } = storedNames(bytes, extension)
  const [short, long] = names
  const known = await findFiles(db, names)
  const same = known.find((file) => file.sha256 === sha256)
  const isTaken = known.some(({ name }) => name === short)
  return { name: same?.name ?? (isTaken ? long : short), sha256 }
}

async function openUpload({ db, storage, log }: UploadsDeps, name: string): Promise<OpenedFile | null> {
  const parts = readStoredName(name)
  if (!parts) return null
  const found = await findTypeAndSize(db, name, parts)
  if (!found) return null
  const opened = await openStored(storage, { ...found, name, etag: `"${name}-${found.size}"` })
  if (!opened) log.error('upload without bytes', { file: name })
  return opened
}

async function findTypeAndSize(db: Db, name: string, { stem, rendition }: NameParts) {
  if (!rendition) {
    const file = await findFile(db, name)
    return file && { type: file.mime, size: file.bytes }
  }
  const found = await findRendition(db, stem, rendition)
  return found && { type: `image/${rendition.format}`, size: found.bytes }
}

/** The record first, which the database keeps while the file is in use; then nobody finds the bytes any more. */
async function remove(
  { db, storage, log }: UploadsDeps,
  file: StoredFile,
  before: (tx: Tx, name: string) => Promise<void> = async () => {},
): Promise<boolean> {
  const renditions = await listRenditions(db, file.name)
  const work = async (tx: Tx) => {
    await before(tx, file.name)
    const isGone = await deleteFile(tx, file.name)
    if (isGone) await forgetRecord(tx, 'file', file.name)
    return isGone
  }
  if (!(await inTransactionIf(db, work, (isGone) => isGone))) return false
  const names = renditions.map(({ width, format }) => renditionName(file.name, width, format))
  for (const name of [file.name, ...names]) await storage.remove(name)
  log.info('upload removed', { file: file.name })
  return true
}

/** Earlier versions forget what has left the bin. Those that were saved meanwhile keep theirs, and so the file. */
async function forget(tx: Tx, name: string): Promise<void> {
  if (!(await listPlaces(tx, name)).some(isInUse)) await forgetInVersions(tx, name)
}

/** The last part of the name that a file came with, without signs that nobody sees. */
function shownName(originalName: string): string {
  const last = originalName.slice(Math.max(originalName.lastIndexOf('/'), originalName.lastIndexOf('\\')) + 1)
  return last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .slice(0, LONGEST_NAME)
}
