import { randomUUID } from 'node:crypto'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { Outcome } from '#domain/records/errors.ts'
import { failure } from '#domain/records/errors.ts'
import type { Clock } from '#server/clock.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import type { UploadsService } from '#server/services/media/uploads.ts'
import { describeFile } from '#server/services/media/file-words.ts'
import { pagesOf } from '#server/services/site/content/absent-pages.ts'
import { importing } from './entity-import.ts'
import { importFiles, withStoredNames, type SaidOfFile } from './file-import.ts'
import { type FileLines, type LineProblem, type ReadLine, readLines } from './catalogue-lines.ts'
import { importRecord, type Imported, type RecordImportDeps } from './record-import.ts'
import { textsOf } from './refused-lines.ts'
import { repetitionFinder } from './repeated-lines.ts'

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
  const { names, said } = await importFiles(deps.uploads, readLines(lines, refuse), refuse)
  if (problems.length > 0) return failure(problems)
  const act = { by, actId: randomUUID(), file }
  const outcome = await inTransactionIf(
    deps.db,
    async (tx) => {
      await describeFiles(tx, { ...deps, ...act }, said)
      const coming = pagesOf(records.map(({ content }) => content))
      return importRecords(tx, { ...deps, ...act, namedGroups: new Set(), coming }, withStoredNames(records, names))
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
  said: readonly SaidOfFile[],
): Promise<void> {
  for (const { name, words } of said) await describeFile(tx, name, words, importing(deps))
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
