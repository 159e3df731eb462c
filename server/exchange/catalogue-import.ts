import { randomUUID } from 'node:crypto'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { type Outcome, failure, type Failure, type Stale } from '#domain/records/errors.ts'
import type { Clock } from '#server/clock.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import type { UploadsService } from '#server/services/media/uploads.ts'
import { descriptionFields, FILE, readDescription } from '#server/services/media/file-type.ts'
import { saveLive } from '#server/records/live.ts'
import { pagesOf } from '#server/services/site/content/absent-pages.ts'
import { importing } from './entity-import.ts'
import { type FileLines, type LineProblem, type ReadLine, readLines } from './catalogue-lines.ts'
import { importRecord, type Imported, type RecordImportDeps } from './record-import.ts'
import type { CatalogueLine } from '#domain/catalogue/catalogue-file.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { recordForm } from '#domain/fields/record-form.ts'
import { toOwnAddress } from '#domain/records/redirect.ts'
import { recordKind } from '#domain/kinds.ts'
import { isFileKind } from '#domain/site/stored-file.ts'
import { readStoredName, STORED_NAMES } from '#server/files/stored-name.ts'

type Counts = Record<Imported, number>
/** `actId` takes it back; null where it changed nothing. */
export type ImportReport = Counts & { files: number; actId: string | null }

export type ImportDeps = { db: Db; clock: Clock; uploads: Pick<UploadsService, 'store' | 'describe'>; siteUrl: string }

/**
 * Reads a catalogue back: all of it in one transaction, or nothing and what is wrong with which lines. Records with an
 * id that is there are changed, the others are added; none is deleted. Files are stored first: those that nothing
 * shows in the end go by themselves.
 */
export async function importCatalogue(
  deps: ImportDeps,
  lines: FileLines,
  by: ChangeMaker,
  file = '',
): Promise<Outcome<ImportReport, LineProblem[]>> {
  const problems: LineProblem[] = []
  const refuse = (problem: LineProblem) => void problems.push(problem)
  const records: ReadLine[] = []
  const repetitionOf = repetitionFinder()
  for await (const read of readLines(lines, refuse)) {
    const repetition = repetitionOf(read)
    if (repetition) refuse(repetition)
    if (read.content.record !== 'file') records.push(read)
  }
  if (problems.length > 0) return failure(problems)
  const { names, described } = await importFiles(deps.uploads, readLines(lines, refuse), refuse)
  if (problems.length > 0) return failure(problems)
  const act = { by, actId: randomUUID(), file }
  const outcome = await inTransactionIf(
    deps.db,
    async (tx) => {
      await describeFiles(tx, { ...deps, ...act }, described)
      const coming = pagesOf(records.map(({ content }) => content))
      return importRecords(tx, { ...deps, ...act, namedSynonyms: new Set(), coming }, withStoredNames(records, names))
    },
    ({ ok }) => ok,
  )
  if (!outcome.ok) return outcome
  const { added, changed } = outcome.value
  const actId = added + changed > 0 ? act.actId : null
  return { ok: true, value: { ...outcome.value, files: names.size, actId } }
}

async function describeFiles(
  tx: Tx,
  deps: Parameters<typeof importing>[0],
  described: readonly DescribedFile[],
): Promise<void> {
  for (const { name, fields } of described) await saveLive(tx, FILE, { id: name, fields, context: importing(deps) })
}

async function importRecords(
  tx: Tx,
  deps: ImportDeps & RecordImportDeps,
  records: Iterable<ReadLine>,
): Promise<Outcome<Counts, LineProblem[]>> {
  const counts: Counts = { added: 0, changed: 0, unchanged: 0 }
  const problems: LineProblem[] = []
  for (const { line, content } of records) {
    const outcome = await importRecord(tx, deps, content)
    if (outcome.ok) counts[outcome.value]++
    else problems.push(...textsOf(outcome.failure).map((text) => ({ line, text })))
  }
  return problems.length > 0 ? failure(problems) : { ok: true, value: counts }
}

/**
 * Looks at one line of a file after the other and tells of one that is of the same record as an earlier one: the later
 * would take the earlier one's place, and nobody would notice.
 */
function repetitionFinder(): (read: ReadLine) => LineProblem | null {
  const lines = new Map<string, number>()
  return ({ line, content }) => {
    const name = nameOf(content)
    if (name === null) return null
    const key = `${content.record} ${name}`
    const earlier = lines.get(key)
    if (earlier === undefined) lines.set(key, line)
    return earlier === undefined ? null : { line, text: `Line ${earlier} is of the same ${content.record} already.` }
  }
}

/** What the import finds the record by, as it reads it; null where it compares words, or will refuse the line. */
function nameOf(content: CatalogueLine): string | null {
  const { record, name, from } = content
  if (record === 'settings') return ''
  if (record === 'file') return typeof name === 'string' ? name : null
  if (record === 'redirect') return typeof from === 'string' ? toOwnAddress(from) : null
  if (record === 'catalogue' || record === 'synonyms') return null
  return recordForm(content, { isNew: true }).line(recordKind(record).idField) ?? null
}

/** What the files of a catalogue are called here, by the names that they had where it comes from. */
type StoredNames = ReadonlyMap<string, string>

/** What a line says of a file, by the name that it has here. */
type DescribedFile = { name: string; fields: FormFields }

async function importFiles(
  uploads: Pick<UploadsService, 'store' | 'describe'>,
  lines: AsyncIterable<ReadLine>,
  refuse: (problem: LineProblem) => void,
): Promise<{ names: StoredNames; described: DescribedFile[] }> {
  const names = new Map<string, string>()
  const described: DescribedFile[] = []
  for await (const { line, content } of lines) {
    if (content.record !== 'file') continue
    const { name, kind, original_name: originalName, bytes } = content
    const fields = descriptionFields(content)
    const words = readDescription(fields)
    if (typeof name !== 'string' || readStoredName(name)?.rendition !== null) {
      refuse({ line, text: 'name: This is not the name of a stored file.' })
    } else if (!isFileKind(kind) || typeof bytes !== 'string') {
      refuse({ line, text: 'kind must be image or pdf, and bytes the file in Base64.' })
    } else if (!words.ok) {
      refuse({ line, text: textsOf(words.failure).join(' ') })
    } else if ((await uploads.describe([name])).length > 0) {
      names.set(name, name)
      described.push({ name, fields })
    } else {
      // A PDF may be the catalogue, which is the largest.
      const sent = kind === 'pdf' ? 'catalogue' : kind
      const upload = { kind: sent, originalName: typeof originalName === 'string' ? originalName : name } as const
      const outcome = await uploads.store(Buffer.from(bytes, 'base64'), upload)
      if (outcome.ok) {
        names.set(name, outcome.value.name)
        described.push({ name: outcome.value.name, fields })
      } else if (outcome.failure.kind === 'invalid') {
        refuse({ line, text: `bytes: ${outcome.failure.fields['file']?.en ?? 'This file cannot be stored.'}` })
      }
    }
  }
  return { names, described }
}

/** The records with their files as they are called here, in fields and within texts. */
function withStoredNames(records: ReadLine[], names: StoredNames): ReadLine[] {
  const isOther = [...names].some(([before, after]) => before !== after)
  if (!isOther) return records
  return records.map(({ line, content }) => {
    const text = JSON.stringify(content).replace(STORED_NAMES, (name) => names.get(name) ?? name)
    return { line, content: JSON.parse(text) as ReadLine['content'] }
  })
}

/** Why a line is refused. */
function textsOf(refused: Failure | Stale<unknown>): string[] {
  if (refused.kind === 'invalid') return Object.entries(refused.fields).map(([name, { en }]) => `${name}: ${en}`)
  if (refused.kind === 'conflict') return [(refused.field ? `${refused.field}: ` : '') + refused.message.en]
  return ['Somebody else has changed this record meanwhile.']
}
