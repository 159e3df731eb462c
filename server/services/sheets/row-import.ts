import type { Act } from '#domain/accounts/permissions.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { failure, success, type Failure, type FieldErrors, type Outcome, type Stale } from '#domain/records/errors.ts'
import type { HeadingTable } from '#domain/sheets/headings.ts'
import { MOST_NAMED_ROWS, readNamedRows, type NamedRow, type NamedRows } from '#domain/sheets/named-rows.ts'
import type { FileProblem, SheetRow } from '#domain/sheets/sheet-file.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { editInTransaction } from '#server/records/transaction.ts'
import { newWriteContext, type WriteContext } from '#server/records/write.ts'
import { FileRefusal } from '#server/sheets/file-kind.ts'
import { readSheet } from '#server/sheets/sheet-reader.ts'

/** What rows of a sheet would make of records, or have made; `actId` undoes it. */
export type RowImport = {
  added: number
  changed: number
  same: number
  refused: { row: number; fields: FieldErrors }[]
  actId: string | null
}

export type RowImportService = {
  /** The rows of a workbook or a CSV file. */
  readSheet(file: Uint8Array): Promise<Outcome<NamedRows, FileProblem>>
  importRows(rows: readonly NamedRow[], how: { by: StaffCaller; isTrial: boolean }): Promise<RowImport>
}

type SavedRow = Outcome<'added' | 'changed' | 'same', Failure | Stale<unknown>>

type RowImportOptions = {
  right: Act
  headings: HeadingTable<string>
  lists?: readonly string[]
  toFields(said: Record<string, string>): FormFields
  /** What saves one row after the other. */
  saver(tx: Tx, context: WriteContext): Promise<(fields: FormFields) => Promise<SavedRow>>
}

const LIMITS = { bytes: 10 * 1024 ** 2, milliseconds: 3_000 }

/** Saves the rows as one act, or only says what that would do. A row with a fault is left out and named. */
export function createRowImport(
  { db, clock }: { db: Db; clock: Clock },
  { right, saver, ...rule }: RowImportOptions,
): RowImportService {
  return {
    async readSheet(file) {
      const rows: SheetRow[] = []
      try {
        const turn = { lane: 'staff', sender: right } as const
        const read = await readSheet(file, { limits: LIMITS, turn }, (some) => {
          rows.push(...some)
          if (rows.length > MOST_NAMED_ROWS + 1) throw new FileRefusal({ code: 'lines', limit: MOST_NAMED_ROWS })
        })
        if (!read.ok) return failure(read.problem)
      } catch (error) {
        if (error instanceof FileRefusal) return failure(error.problem)
        throw error
      }
      return { ok: true, value: readNamedRows(rows, rule) ?? { rows: [], unread: [] } }
    },
    async importRows(rows, { by, isTrial }) {
      const refused: RowImport['refused'] = []
      for (;;) {
        const left = rows.filter(({ row }) => !refused.some((one) => one.row === row))
        const { result, actId } = await attempt(left, { by, isTrial })
        refused.push(...result.refused)
        // What was refused may have been written in part: all of it went back, and the others are saved without it.
        if (isTrial || result.refused.length === 0) return { ...result, refused, actId }
      }
    },
  }

  async function attempt(rows: readonly NamedRow[], { by, isTrial }: { by: StaffCaller; isTrial: boolean }) {
    const result: Omit<RowImport, 'actId'> = { added: 0, changed: 0, same: 0, refused: [] }
    const done = await editInTransaction(
      db,
      {},
      async (tx, actId) => {
        await authorize(tx, by, right)
        const save = await saver(tx, newWriteContext(by, clock(), actId))
        for (const { row, fields } of rows) {
          const saved = await save(fields)
          if (saved.ok) result[saved.value] += 1
          else result.refused.push({ row, fields: saved.failure.kind === 'invalid' ? saved.failure.fields : {} })
        }
        return result.refused.length === 0 ? success(undefined) : failure({ kind: 'not-found' })
      },
      { isDraft: isTrial },
    )
    return { result, actId: done.ok ? done.actId : null }
  }
}
