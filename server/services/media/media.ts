import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { mediaResults } from '#content/admin/media/media.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { calledOf, isInUse, type FilePlace, type MediaFile } from '#domain/media/media-file.ts'
import type { MediaFilter, MediaSort } from '#domain/media/media-query.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { failure, success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { thumbnailOf, type Picture } from '#domain/site/picture.ts'
import { isFileKind, type FileKind, type StoredFile } from '#domain/site/stored-file.ts'
import type { Localized } from '#domain/text/locale.ts'
import { unmemoizedEach, type MemoizeEach } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { loadPictures, type PictureOf } from '#server/data/catalogue/pictures-store.ts'
import { inTransaction, inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/codec.ts'
import { countUses, listPlaces } from '#server/data/media/file-uses.ts'
import { countMedia, findMedia, listMedia } from '#server/data/media/media-store.ts'
import { findRecordByKey } from '#server/data/records/records-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { binNamed } from '#server/records/bin.ts'
import { namedOf, saveLive } from '#server/records/live.ts'
import { lock, put, putAside } from '#server/records/put.ts'
import { hasDrafts, standingOf } from '#server/records/type.ts'
import { recordTypes } from '#server/services/record-types.ts'
import { contentAt } from '#server/records/present.ts'
import type { StoredUpload, UploadsService } from '#server/services/media/uploads.ts'
import { newWriteContext, type WriteContext } from '#server/records/write.ts'
import { FILE } from './file-type.ts'
import type { RecordContent } from '#domain/records/record-kinds.ts'

/** `picture` is null of what is none. */
type ShownFile = MediaFile & { picture: Picture | null }

export type ListedFile = ShownFile & { uses: number }

/** What came of a replacement: the new file, in how many places it is, what still shows the old one, and the act. */
export type Replaced = { file: StoredFile; count: number; left: Localized[]; actId: string | null }

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
  /** Shows another file of the same kind in every place and draft, as one act; earlier versions keep the old one. */
  replace(name: string, file: File, by: StaffCaller): Promise<Outcome<Replaced>>
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
  memoizeEach?: MemoizeEach
}

const KEPT_TOTALS = 50

export function createMedia(deps: Deps): MediaService {
  const { db, clock, uploads, memoizeEach = unmemoizedEach } = deps
  const totalOf = memoizeEach(KEPT_TOTALS, (filter: string) => countMedia(db, JSON.parse(filter) as MediaFilter))
  return {
    async list(query) {
      const { search, kind, use, lacksAlt } = query
      const total = await totalOf(JSON.stringify({ search, kind, use, lacksAlt } satisfies MediaFilter))
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
    replace: (name, file, by) => replace(deps, { name, file, by }),
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

async function store(
  uploads: Pick<UploadsService, 'store'>,
  file: File,
  kind: FileKind,
  by: StaffCaller,
): Promise<Outcome<StoredUpload>> {
  const bytes = Buffer.from(await file.arrayBuffer())
  return uploads.store(bytes, { kind, originalName: file.name, by, isKept: true })
}

type Describing = { name: string; fields: FormFields; by: StaffCaller }

async function describe({ db, clock }: Deps, { name, fields, by }: Describing): Promise<Outcome<void>> {
  return inTransactionIf(
    db,
    async (tx) => {
      await authorize(tx, by, 'records.write')
      return describeFile(tx, name, fields, newWriteContext(by, clock()))
    },
    ({ ok }) => ok,
  )
}

/** A box that is not ticked is not sent. */
async function describeFile(tx: Tx, id: string, fields: FormFields, context: WriteContext): Promise<Outcome<void>> {
  const saved = await saveLive(tx, FILE, { id, fields: { decorative: '', ...fields }, context })
  if (saved.ok) return success(undefined)
  return failure(saved.failure.kind === 'stale' ? { kind: 'not-found' } : saved.failure)
}

async function describeEach(
  { db, clock }: Deps,
  sent: Map<string, FormFields>,
  by: StaffCaller,
): Promise<Outcome<void, Map<string, FieldErrors>>> {
  const work = async (tx: Tx) => {
    await authorize(tx, by, 'records.write')
    const context = newWriteContext(by, clock())
    const wrong = new Map<string, FieldErrors>()
    for (const [name, fields] of sent) {
      const said = await describeFile(tx, name, fields, context)
      if (!said.ok && said.failure.kind === 'invalid') wrong.set(name, said.failure.fields)
    }
    return wrong
  }
  const wrong = await inTransactionIf(db, work, ({ size }) => size === 0)
  return wrong.size > 0 ? failure(wrong) : { ok: true, value: undefined }
}

type Replacing = { name: string; file: File; by: StaffCaller }

async function replace(deps: Deps, { name, file: sent, by }: Replacing): Promise<Outcome<Replaced>> {
  const { db, clock, uploads } = deps
  await authorize(db, by, 'records.write')
  const old = await findMedia(db, name)
  if (!old || !isFileKind(old.kind)) return failure({ kind: 'not-found' })
  const outcome = await store(uploads, sent, old.kind, by)
  if (!outcome.ok) return outcome
  const file = outcome.value
  if (file.name === name) return failure({ kind: 'invalid', fields: { file: mediaResults.sameFile } })
  const context = newWriteContext(by, clock())
  await inheritWords(deps, old, file, context)
  const shown = (await listPlaces(db, name)).filter(({ where }) => where === 'site' || where === 'draft')
  const left: Localized[] = []
  let count = 0
  for (const places of Map.groupBy(shown, ({ key }) => key).values()) {
    const [{ name: called }] = places as [FilePlace]
    const switchNow = async (tx: Tx) => {
      await authorize(tx, by, 'records.write')
      return switchRecord(tx, deps, { places, name, file, context })
    }
    const switched = await inTransactionIf(db, switchNow, ({ ok }) => ok)
    if (switched.ok) count += places.length
    else left.push(called)
    await yieldToEventLoop()
  }
  return success({ file, count, left, actId: count > 0 ? context.actId : null })
}

/** What the picture shows is likely what it showed before. */
async function inheritWords(
  { db }: Deps,
  { alt, isDecorative }: MediaFile,
  { name }: StoredFile,
  context: WriteContext,
): Promise<void> {
  const file = await findMedia(db, name)
  if (!file || file.isDecorative || file.alt.ar !== '' || file.alt.en !== '') return
  const fields = { alt_ar: alt.ar, alt_en: alt.en, decorative: isDecorative ? '1' : '' }
  await inTransaction(db, (tx) => describeFile(tx, name, fields, context))
}

/** What is on the site of a record and its draft, each where it shows the file; plan and state stay. */
async function switchRecord(
  tx: Tx,
  { clock, siteUrl }: Deps,
  { places, name, file, context }: { places: FilePlace[]; name: string; file: StoredFile; context: WriteContext },
): Promise<Outcome<void, unknown>> {
  const [{ key, kind, id }] = places as [FilePlace]
  const type = recordTypes({ clock, siteUrl }).of(kind, id)
  await lock(tx, type, id)
  const head = await findRecordByKey(tx, key)
  if (!head) return failure('gone')
  const { createdAt, draft, draftBase, publishAt, unpublishAt, plannedBy, notPublished } = head
  const draftContent = await contentAt(tx, head, draft)
  if (places.some(({ where }) => where === 'site')) {
    const site = hasDrafts(type) ? await type.on(tx).get(id) : null
    const content = hasDrafts(type) && site ? standingOf(type, site).content : await contentAt(tx, head, head.published)
    if (!content) return failure('gone')
    const outcome = await put(tx, type, { id, createdAt, content: replaceFile(content, name, file), context })
    if (!outcome.ok) return outcome
  }
  if (hasDrafts(type) && draftContent && places.some(({ where }) => where === 'draft')) {
    const next = { draftBase, publishAt, unpublishAt, plannedBy, notPublished }
    const content = replaceFile(draftContent, name, file)
    const outcome = await putAside(tx, type, { id, content, next, context })
    return outcome.ok ? success(undefined) : outcome
  }
  return success(undefined)
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

type Shown = { name: string; width: number | null; height: number | null }

/** A content that shows another file wherever it showed this one: in fields, lists and texts. */
export function replaceFile(content: RecordContent, name: string, other: Shown): RecordContent {
  const whole = new RegExp(`(?<![0-9a-f])${name.replace('.', '\\.')}`, 'g')
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return measured(value.replace(whole, other.name), other)
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part)]))
  }
  return replaced(content) as RecordContent
}

/** Pictures within a text say how large they are, so that nothing moves when they arrive. */
function measured(text: string, { name, width, height }: Shown): string {
  if (width === null || height === null || !text.includes(name)) return text
  return text.replace(/<img\b[^>]*>/g, (tag) =>
    tag.includes(name)
      ? tag.replace(/\swidth="\d+"/, ` width="${width}"`).replace(/\sheight="\d+"/, ` height="${height}"`)
      : tag,
  )
}
