import { intentUnknown } from '#content/admin/plan-problems.ts'
import { equivalentRow } from '#domain/choice/equivalent-sheet.ts'
import { lineOf, type FormFields } from '#domain/fields/form-values.ts'
import { failure, success } from '#domain/records/errors.ts'
import { headingTable } from '#domain/sheets/headings.ts'
import { foldText } from '#domain/text/fold.ts'
import { LOCALES } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { idsOfCodes } from '#server/data/catalogue/entities-store.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { listHeads } from '#server/data/records/records-store.ts'
import { newestContents } from '#server/data/records/version-contents-store.ts'
import { addRecord, updateRecord } from '#server/records/change.ts'
import { intentOfNew } from '#server/records/intent.ts'
import type { RecordType } from '#server/records/type.ts'
import { EQUIVALENT_SHEET_COLUMNS } from '#server/services/sheets/list-columns.ts'
import { createRowImport, type RowImportService } from '#server/services/sheets/row-import.ts'
import { contentType } from '#server/services/site/content/content-type.ts'

const HEADINGS = headingTable<string>(
  Object.fromEntries(EQUIVALENT_SHEET_COLUMNS.map(({ key, heading }) => [key, LOCALES.map(heading)])),
  ['product'],
)

/** Equivalents out of a sheet: maker, product and ours name the one that is meant, and the first two alone where there is but one. */
export function createEquivalentImport(deps: { db: Db; clock: Clock }): RowImportService {
  const type = contentType(deps, 'equivalent', '') as RecordType
  return createRowImport(deps, {
    right: 'records.write',
    headings: HEADINGS,
    toFields: equivalentRow,
    async saver(tx, context) {
      const known = await knownByName(tx)
      return async (row) => {
        const { state: _state, ...said }: FormFields = { ...row, ...(await ourId(tx, row)) }
        const state = lineOf(row, 'state')
        if (!STATES.includes(state)) return failure({ kind: 'invalid', fields: { state: intentUnknown } })
        const isMoved = state === 'published' || state === 'draft'
        const name = nameOf(row)
        const ours = lineOf(said, 'ours')
        const ofName = known.get(name) ?? []
        const meant = ours ? ofName.filter((one) => one.ours === ours) : ofName
        const id = meant.length === 1 ? meant[0]!.id : undefined
        if (id === undefined) {
          const sent = { fields: { ...said, intent: isMoved ? intentOfNew(state) : 'publish' }, problems: {} }
          const added = await addRecord(tx, type, { sent, context })
          if (!added.ok) return added
          known.set(name, [...ofName, { id: added.value.record.id, name, ours }])
          return success('added')
        }
        const sent = { fields: { ...said, id, ...(isMoved && { state }) }, problems: {} }
        const saved = await updateRecord(tx, type, { sent, context, base: 'site' })
        return saved.ok ? success(saved.value.did === 'unchanged' ? 'same' : 'changed') : saved
      }
    },
  })
}

/** What is planned stays as it is planned. */
const STATES = ['', 'published', 'draft', 'scheduled']

async function ourId(tx: Tx, row: FormFields): Promise<{ ours?: string }> {
  const typed = lineOf(row, 'ours')
  const id = typed && (await idsOfCodes(tx, [typed])).get(typed.toLowerCase())
  return id ? { ours: id } : {}
}

type Known = { id: string; name: string; ours: string }

async function knownByName(tx: Tx): Promise<Map<string, Known[]>> {
  const heads = await listHeads(tx, 'equivalent')
  const contents = await newestContents(
    tx,
    heads.map(({ key }) => key),
  )
  const all = heads.map(({ id, key }) => {
    const content = contents.get(key) ?? {}
    return { id, name: nameOf(content), ours: lineOf(content, 'ours') }
  })
  return Map.groupBy(all, ({ name }) => name)
}

function nameOf(fields: FormFields): string {
  return foldText(`${lineOf(fields, 'maker')} ${lineOf(fields, 'product')}`)
}
