import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { mediaResults, mediaWords } from '#content/admin/media/media.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { type FilePlace, type MediaFile, matchedByName } from '#domain/media/media-file.ts'
import { tagsText } from '#domain/media/tags.ts'
import { failure, success, type Failure, type Outcome } from '#domain/records/errors.ts'
import type { RecordContent } from '#domain/kinds.ts'
import { isFileKind, type FileKind, type StoredFile } from '#domain/site/stored-file.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { inTransaction, inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { listPlaces } from '#server/data/media/file-uses.ts'
import { findMedia } from '#server/data/media/media-store.ts'
import { findRecordByKey } from '#server/data/records/records-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { contentAt } from '#server/records/present.ts'
import { lock, put, putAside } from '#server/records/put.ts'
import { hasDrafts, standingOf } from '#server/records/type.ts'
import { newWriteContext, type WriteContext } from '#server/records/write.ts'
import { recordTypes } from '#server/services/record-types.ts'
import { describeFile } from './file-words.ts'
import type { StoredUpload, UploadsService } from './uploads.ts'

type Deps = { db: Db; clock: Clock; siteUrl: string; uploads: Pick<UploadsService, 'store'> }

/** What came of a replacement: the new file, in how many places it is, what still shows the old one, and the act. */
export type Replaced = { file: StoredFile; count: number; left: Localized[]; actId: string | null }

/** The same of several: how many files, and what of those that were sent was not taken. */
export type ReplacedEach = Omit<Replaced, 'file'> & {
  files: number
  /** Names that no marked file has, or several have. */
  unmatched: string[]
  refused: { name: string; reason: Localized }[]
}

export async function store(
  uploads: Pick<UploadsService, 'store'>,
  file: File,
  kind: FileKind,
  by: StaffCaller,
): Promise<Outcome<StoredUpload>> {
  const bytes = Buffer.from(await file.arrayBuffer())
  return uploads.store(bytes, { kind, originalName: file.name, by, isKept: true })
}

type Replacing = { name: string; file: File; by: StaffCaller; context?: WriteContext }

export async function replace(deps: Deps, { name, file: sent, by, ...act }: Replacing): Promise<Outcome<Replaced>> {
  const { db, clock, uploads } = deps
  const { context = newWriteContext(by, clock()) } = act
  await authorize(db, by, 'records.write')
  const old = await findMedia(db, name)
  if (!old || !isFileKind(old.kind)) return failure({ kind: 'not-found' })
  const outcome = await store(uploads, sent, old.kind, by)
  if (!outcome.ok) return outcome
  const file = outcome.value
  if (file.name === name) return failure({ kind: 'invalid', fields: { file: mediaResults.sameFile } })
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

type ReplacingEach = { names: string[]; files: File[]; by: StaffCaller }

export async function replaceEach(deps: Deps, { names, files, by }: ReplacingEach): Promise<ReplacedEach> {
  const context = newWriteContext(by, deps.clock())
  const marked: MediaFile[] = []
  for (const name of names) {
    const file = await findMedia(deps.db, name)
    if (file) marked.push(file)
  }
  const matched = matchedByName(
    files.map(({ name }) => name),
    marked,
  )
  const done: ReplacedEach = { files: 0, count: 0, left: [], unmatched: [], refused: [], actId: null }
  for (const [at, file] of files.entries()) {
    const name = matched[at]
    const outcome = name ? await replace(deps, { name, file, by, context }) : null
    if (!outcome) done.unmatched.push(file.name)
    else if (!outcome.ok) done.refused.push({ name: file.name, reason: reasonOf(outcome.failure) })
    else {
      done.files++
      done.count += outcome.value.count
      done.left.push(...outcome.value.left)
      done.actId ??= outcome.value.actId
    }
  }
  return done
}

function reasonOf(failed: Failure): Localized {
  const message = failed.kind === 'invalid' ? failed.fields['file'] : failed.kind === 'conflict' && failed.message
  return message || mediaWords.saving.failed
}

/** What the picture shows is likely what it showed before. */
async function inheritWords(
  { db }: Deps,
  { alt, isDecorative, tags }: MediaFile,
  { name }: StoredFile,
  context: WriteContext,
): Promise<void> {
  const file = await findMedia(db, name)
  if (!file || file.isDecorative || file.alt.ar !== '' || file.alt.en !== '') return
  const both = tagsText([...file.tags, ...tags])
  const fields = { alt_ar: alt.ar, alt_en: alt.en, decorative: isDecorative ? '1' : '', tags: both }
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
