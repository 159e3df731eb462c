import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { mediaResults } from '#content/admin/media/media.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { calledOf, isInUse, type FilePlace, type MediaFile } from '#domain/media/media-file.ts'
import type { MediaFilter, MediaSort } from '#domain/media/media-query.ts'
import type { Tag } from '#domain/media/tags.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { failure, success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { thumbnailOf, type Picture } from '#domain/site/picture.ts'
import type { FileKind } from '#domain/site/stored-file.ts'
import { unmemoized, unmemoizedEach, type Memoize, type MemoizeEach } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { loadPictures, type PictureOf } from '#server/data/catalogue/pictures-store.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/codec.ts'
import { countUses, listPlaces } from '#server/data/media/file-uses.ts'
import { countMedia, findMedia, listMedia, listTags } from '#server/data/media/media-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { binNamed } from '#server/records/bin.ts'
import { namedOf } from '#server/records/live.ts'
import type { StoredUpload, UploadsService } from '#server/services/media/uploads.ts'
import { newWriteContext, type WriteContext } from '#server/records/write.ts'
import { FILE } from './file-type.ts'
import { describe, describeEach, tagEach, type Tagged } from './file-words.ts'
import { replace, replaceEach, store, type Replaced, type ReplacedEach } from './replacement.ts'

/** `picture` is null of what is none. */
type ShownFile = MediaFile & { picture: Picture | null }

export type ListedFile = ShownFile & { uses: number }

/** A file that only earlier versions show goes when somebody says so who was told which; `actId` takes it back. */
export type Removed = { isGone: true; actId: string } | { isGone: false; versions: FilePlace[] }

type MediaService = {
  /** A part of the library, and how many files there are of what was asked for. */
  list(query: MediaFilter & { sort: MediaSort } & Page): Promise<{ files: ListedFile[]; total: number }>
  get(name: string): Promise<{ file: ShownFile; places: FilePlace[] } | null>
  /** Keeps a file until somebody deletes it; a refusal names the field `file`. */
  add(file: File, by: StaffCaller): Promise<Outcome<StoredUpload>>
  /** Says what a picture shows: `alt_ar`, `alt_en`, `decorative`. */
  describe(name: string, fields: FormFields, by: StaffCaller): Promise<Outcome<void>>
  /** The same of several, as one act and all or none of it; what is wrong is told by their names. */
  describeEach(sent: Map<string, FormFields>, by: StaffCaller): Promise<Outcome<void, Map<string, FieldErrors>>>
  /** Adds tags to several files and takes others off, as one act, all or none; what is wrong is told by field. */
  tagEach(names: string[], change: { add: string; remove: string }, by: StaffCaller): Promise<Outcome<Tagged>>
  /** The tags in use, those that most files have first. */
  tags(): Promise<Tag[]>
  /** Shows another file of the same kind in every place and draft, as one act; earlier versions keep the old one. */
  replace(name: string, file: File, by: StaffCaller): Promise<Outcome<Replaced>>
  /** The same of several, each by the file that is called as it is, as one act. */
  replaceEach(names: string[], files: File[], by: StaffCaller): Promise<ReplacedEach>
  /** Moves a file into the bin. */
  remove(name: string, by: StaffCaller, isConfirmed: boolean): Promise<Outcome<Removed>>
  /** The same of what neither records nor their earlier versions show, as one act; answers how many files, and what the others are called. */
  removeEach(names: string[], by: StaffCaller): Promise<{ count: number; left: string[]; actId: string }>
}

type Deps = {
  db: Db
  clock: Clock
  siteUrl: string
  uploads: Pick<UploadsService, 'store'>
  memoize?: Memoize
  memoizeEach?: MemoizeEach
}

const KEPT_TOTALS = 50
/** Others are found by searching. */
const MOST_TAGS = 100

export function createMedia(deps: Deps): MediaService {
  const { db, clock, uploads, memoize = unmemoized, memoizeEach = unmemoizedEach } = deps
  const totalOf = memoizeEach(KEPT_TOTALS, (filter: string) => countMedia(db, JSON.parse(filter) as MediaFilter))
  return {
    async list(query) {
      const { search, kind, use, lacksAlt, tag } = query
      const total = await totalOf(JSON.stringify({ search, kind, use, lacksAlt, tag } satisfies MediaFilter))
      const files = total === 0 ? [] : await listMedia(db, { ...query, total })
      const names = files.map(({ name }) => name)
      const [uses, pictureOf] = [await countUses(db, names), await loadPictures(db, names)]
      const listed = files.map((file) => {
        const picture = pictureIn(file, pictureOf)
        return { ...file, picture: picture && thumbnailOf(picture), uses: uses.get(file.name) ?? 0 }
      })
      return { files: listed, total }
    },
    async get(name) {
      const file = await findMedia(db, name)
      if (!file) return null
      const picture = pictureIn(file, await loadPictures(db, [name]))
      return { file: { ...file, picture }, places: await listPlaces(db, name) }
    },
    async add(file, by) {
      await authorize(db, by, 'records.write')
      return store(uploads, file, kindOf(file), by)
    },
    describe: (name, fields, by) => describe(deps, { name, fields, by }),
    describeEach: (sent, by) => describeEach(deps, sent, by),
    tagEach: (names, change, by) => tagEach(deps, { names, change, by }),
    tags: memoize(() => listTags(db, MOST_TAGS)),
    replace: (name, file, by) => replace(deps, { name, file, by }),
    replaceEach: (names, files, by) => replaceEach(deps, { names, files, by }),
    remove: (name, by, isConfirmed) => remove(deps, { name, isConfirmed, context: newWriteContext(by, clock()) }),
    async removeEach(names, by) {
      const context = newWriteContext(by, clock())
      const left: string[] = []
      let count = 0
      for (const name of names) {
        const file = await findMedia(db, name)
        if (!file) continue
        const removed = await remove(deps, { name, isConfirmed: false, context })
        if (removed.ok && removed.value.isGone) count++
        else left.push(calledOf(file))
        await yieldToEventLoop()
      }
      return { count, left, actId: context.actId }
    },
  }
}

function pictureIn({ kind, name }: MediaFile, pictureOf: PictureOf): Picture | null {
  return kind === 'image' ? pictureOf(name) : null
}

/** What the browser says of it decides which inspection it has to stand. */
function kindOf({ type, name }: File): FileKind {
  return type === 'application/pdf' || name.toLowerCase().endsWith('.pdf') ? 'pdf' : 'image'
}

type Removing = { name: string; isConfirmed: boolean; context: WriteContext }

async function remove({ db }: Deps, { name, isConfirmed, context }: Removing): Promise<Outcome<Removed>> {
  return inTransaction(db, async (tx) => {
    await authorize(tx, context.by, 'records.write')
    await takeLock(tx, FILE.lock)
    const places = await listPlaces(tx, name)
    const used = places.filter(isInUse)
    if (used.length > 0) return failure({ kind: 'conflict', message: mediaResults.inUse(used) })
    if (places.length > 0 && !isConfirmed) return success({ isGone: false, versions: places })
    const outcome = await binNamed(tx, namedOf(FILE), name, context)
    return outcome.ok ? success({ isGone: true, actId: context.actId }) : outcome
  })
}
