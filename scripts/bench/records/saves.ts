import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { productLine, saysTheSame, type CatalogueLine } from '#domain/catalogue/catalogue-file.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import { authorize } from '#server/services/accounts/authorization.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { importRecord, type RecordImportDeps } from '#server/exchange/record-import.ts'
import { createProductEditing, productKind } from '#server/services/catalogue/product-editing.ts'
import { editInTransaction, type Tried } from '#server/services/records/edit-transaction.ts'
import { changedParts } from '#server/services/records/edited-record.ts'
import { changeRecord } from '#server/services/records/record-writing.ts'
import { newWriteContext } from '#server/services/records/versioned-write.ts'
import { ratioOf, spreadOf, spreadText, type Spread } from '#scripts/bench/figures.ts'
import { cpuOf, EDITOR, editingDeps, withStore } from './bench-store.ts'

/** Products that are saved in turn: of each kind of save its own, so that none finds what the other has left. */
const SAVED = 300
const PAIRS = 400
const PRODUCTS = 10_000

export type SaveCosts = { rows: string[][]; bytes: string[][] }

/** What a version adds to a save, each beside the same save without one. */
export async function savesBeside(rounds: number): Promise<string[][]> {
  return withStore(PRODUCTS, async (db) => {
    const deps = editingDeps(db)
    const editing = createProductEditing(deps)
    const ids = await productIds(db)
    let turn = 0
    const fields = (from: number) => ({ product_id: ids[from + (turn % SAVED)], product_name_en: `Name ${turn++}` })
    const without = () => saved(saveWithout(db, fields(0)))
    const versioned = () => saved(editing.updateProduct(fields(SAVED), EDITOR))
    const saves = { without: [] as number[], versioned: [] as number[] }
    for (let round = -1; round < rounds; round++) {
      const sums = { without: 0, versioned: 0 }
      for (let pair = 0; pair < PAIRS; pair++) {
        sums.without += await cpuOf(without)
        sums.versioned += await cpuOf(versioned)
      }
      if (round < 0) continue
      saves.without.push(sums.without / PAIRS)
      saves.versioned.push(sums.versioned / PAIRS)
    }
    return [row('a save of one product', saves.without, saves.versioned)]
  })
}

/** An import that changes every product, and what its versions take. */
export async function importBeside(products: number): Promise<SaveCosts> {
  return withStore(products, async (db) => {
    const ids = await productIds(db)
    const lines = (round: number) =>
      ids.map((id): CatalogueLine => ({ record: 'product', product_id: id, product_name_en: `${id} of ${round}` }))
    const rows: string[][] = []
    for (const [round, name] of ['first', 'second'].entries()) {
      const without = await cpuOf(() => importing(db, lines(round), false))
      const versioned = await cpuOf(() => importing(db, lines(round), true))
      rows.push(
        row(`${name} import of ${products.toLocaleString('en')} changed products`, [without], [versioned], 1000),
      )
    }
    return { rows, bytes: [['bytes of a version', await versionBytes(db)]] }
  })
}

function row(name: string, without: number[], versioned: number[], divisor = 1): string[] {
  const text = (figures: number[]) => textOf(spreadOf(figures.map((figure) => figure / divisor)))
  return [name, text(without), text(versioned), textOf(ratioOf(versioned, without))]
}

function textOf(spread: Spread): string {
  return spread.least === spread.most ? spread.median.toFixed(2) : spreadText(spread, 2)
}

async function productIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('products').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

async function saved(saving: Promise<{ ok: boolean }>): Promise<void> {
  const { ok } = await saving
  if (!ok) throw new Error('A product was not saved')
}

/** The same save as it was before there were versions: the record, and its line in the log. */
function saveWithout(db: Db, fields: FormFields) {
  return editInTransaction(db, fields, async (tx) => {
    await authorize(tx, EDITOR, 'records.write')
    await takeLock(tx, `change in products: ${String(fields['product_id'])}`)
    return changeWithout(tx, fields)
  })
}

async function changeWithout(tx: Tx, fields: FormFields): Promise<Tried<unknown>> {
  const kind = productKind(editingDeps(tx))
  const before = (await kind.on(tx).get(String(fields['product_id'])))!
  if (saysTheSame(fields, productLine(before))) return { ok: true, value: before }
  const outcome = await changeRecord(tx, kind, {
    sent: { fields, problems: {} },
    before,
    context: newWriteContext(EDITOR, new Date()),
  })
  if (!outcome.ok) return outcome
  await appendAudit(tx, {
    id: randomUUID(),
    at: new Date().toISOString(),
    actor: actorOf(EDITOR),
    action: 'product.update',
    subject: { kind: 'product', id: before.id },
    detail: { changed: changedParts(before, outcome.value) },
  })
  return outcome
}

/** In one transaction, as the command does it; without versions it is taken back, so that the other finds the same. */
async function importing(db: Db, lines: CatalogueLine[], isVersioned: boolean): Promise<void> {
  const { clock } = editingDeps(db)
  const deps: RecordImportDeps = {
    clock,
    siteUrl: 'https://site.example',
    by: EDITOR,
    actId: randomUUID(),
    file: 'bench.jsonl',
    namedGroups: new Set(),
    coming: new Set(),
  }
  await inTransactionIf(
    db,
    async (tx) => {
      for (const line of lines) {
        const { record: _product, ...fields } = line
        const outcome = isVersioned ? await importRecord(tx, deps, line) : await changeWithout(tx, fields)
        if (!outcome.ok) throw new Error('A line was refused')
      }
      return isVersioned
    },
    (isKept) => isKept,
  )
}

/** What a version says and holds, without indexes and without the texts that earlier ones hold as well. */
const BYTES = sql<number>`octet_length(record_key) + octet_length(at) + octet_length(by_name) + octet_length(act_id)
  + octet_length(changed) + coalesce(octet_length(head_before), 0) + octet_length(content)
  + octet_length(fields) + octet_length(texts) + 40`

async function versionBytes(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('record_versions')
    .innerJoin('version_contents', 'hash', 'content')
    .select(BYTES.as('bytes'))
    .execute()
  return spreadText(spreadOf(rows.map(({ bytes }) => bytes)), 0)
}
