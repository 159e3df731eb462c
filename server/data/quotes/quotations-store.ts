import type { Updateable } from 'kysely'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import type { Approval, CustomerAnswer, Quotation, QuotationDossier } from '#domain/quotes/quotation-record.ts'
import type { StoredState } from '#domain/quotes/quotation.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toCustomerAnswer, toFormColumns, toQuotation, toRevision } from './quotation-rows.ts'
import type { QuoteRevisionsTable, QuotesTable } from './quote-tables.ts'

export type QuotationKey = { id: string } | { messageId: string } | { number: string } | { creationKey: string }

const COLUMNS = { id: 'id', messageId: 'message_id', number: 'number', creationKey: 'creation_key' } as const

export async function findQuotation(db: Db, key: QuotationKey): Promise<Quotation | null> {
  const [[name, value]] = Object.entries(key) as [[keyof typeof COLUMNS, string]]
  const row = await db.selectFrom('quotes').selectAll().where(COLUMNS[name], '=', value).executeTakeFirst()
  return row ? toQuotation(row) : null
}

export async function findDossier(db: Db, key: QuotationKey): Promise<QuotationDossier | null> {
  const quotation = await findQuotation(db, key)
  return quotation && ((await dossiersOf(db, [quotation]))[0] ?? null)
}

export async function listDossiersOf(db: Db, messageIds: string[]): Promise<Map<string, QuotationDossier>> {
  const rows = await inChunks(messageIds, (chunk) =>
    db.selectFrom('quotes').selectAll().where('message_id', 'in', chunk).execute(),
  )
  const dossiers = await dossiersOf(db, rows.map(toQuotation))
  return new Map(dossiers.map((dossier) => [dossier.quotation.messageId!, dossier]))
}

async function dossiersOf(db: Db, quotations: Quotation[]): Promise<QuotationDossier[]> {
  const ids = quotations.map(({ id }) => id)
  const [revisions, answers] = await Promise.all([
    inChunks(ids, (chunk) =>
      db.selectFrom('quote_revisions').selectAll().where('quote_id', 'in', chunk).orderBy('revision').execute(),
    ),
    inChunks(ids, (chunk) =>
      db.selectFrom('quote_answers').selectAll().where('quote_id', 'in', chunk).orderBy('answered_at').execute(),
    ),
  ])
  return quotations.map((quotation) => ({
    quotation,
    revisions: revisions.filter(({ quote_id }) => quote_id === quotation.id).map(toRevision),
    answers: answers.filter(({ quote_id }) => quote_id === quotation.id).map(toCustomerAnswer),
  }))
}

type NewQuotation = { id: string; messageId: string; creationKey: string | null; now: string }

/** Begins the quotation of a request, unless there is one; answers whether it did. */
export async function insertQuotation(db: Db, quotation: NewQuotation, form: QuotationForm): Promise<boolean> {
  const { id, messageId, creationKey, now } = quotation
  const inserted = await db
    .insertInto('quotes')
    .values({
      id,
      message_id: messageId,
      number: null,
      sent_revision: null,
      creation_key: creationKey,
      proforma_number: null,
      proforma_file: null,
      proforma_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (inserted.length === 0) return false
  await insertRevision(db, { quoteId: id, revision: 1, now }, form)
  return true
}

export async function insertRevision(
  db: Db,
  { quoteId, revision, now }: { quoteId: string; revision: number; now: string },
  form: QuotationForm,
): Promise<void> {
  await db
    .insertInto('quote_revisions')
    .values({
      quote_id: quoteId,
      revision,
      state: 'draft',
      document: null,
      pdf_file: null,
      sent_at: null,
      sent_by: null,
      seen_at: null,
      ended_at: null,
      customer_reminded_at: null,
      created_at: now,
      ...toFormColumns(form),
    })
    .execute()
}

/** Changes a quotation, unless somebody else has since `version`; answers whether it did. */
export async function changeQuotation(
  db: Db,
  { id, version }: Pick<Quotation, 'id' | 'version'>,
  values: Pick<
    Updateable<QuotesTable>,
    'number' | 'revision' | 'sent_revision' | 'proforma_number' | 'proforma_file' | 'proforma_at'
  > & { updated_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quotes')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Counts a change of the quotation of a request, or of one by its id, and lets nobody else change it until the
 * transaction ends; answers its id.
 */
export async function beginChange(
  db: Db,
  key: { id: string } | { messageId: string },
  now: string,
): Promise<string | null> {
  const changing = db
    .updateTable('quotes')
    .set((column) => ({ version: column('version', '+', 1), updated_at: now }))
    .returning('id')
  const row = await (
    'id' in key ? changing.where('id', '=', key.id) : changing.where('message_id', '=', key.messageId)
  ).executeTakeFirst()
  return row?.id ?? null
}

export type RevisionKey = { id: string; revision: number }

export async function saveForm(db: Db, { id, revision }: RevisionKey, form: QuotationForm): Promise<void> {
  await db
    .updateTable('quote_revisions')
    .set({ ...toFormColumns(form), approval: '', approval_word: '' })
    .where('quote_id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'draft')
    .execute()
}

/**
 * Changes what is not frozen of a revision that stands in one of these states, and what its lines are once its customer
 * has chosen; answers whether it did.
 */
export async function changeRevision(
  db: Db,
  { id, revision }: RevisionKey,
  from: readonly StoredState[],
  values: Omit<Updateable<QuoteRevisionsTable>, 'form' | 'state'> & { state: StoredState },
  agreed: QuotationForm | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote_revisions')
    .set({ ...values, ...(agreed && toFormColumns(agreed)) })
    .where('quote_id', '=', id)
    .where('revision', '=', revision)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Says how the approval of a draft stands, which every change of it takes back. */
export async function setApproval(
  db: Db,
  { id, revision }: RevisionKey,
  { approval, word }: { approval: Approval; word: string },
): Promise<void> {
  await db
    .updateTable('quote_revisions')
    .set({ approval, approval_word: word })
    .where('quote_id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'draft')
    .execute()
}

export async function deleteRevision(db: Db, { id, revision }: RevisionKey): Promise<void> {
  await db.deleteFrom('quote_revisions').where('quote_id', '=', id).where('revision', '=', revision).execute()
}

/** Says that a customer has looked at a revision; false where that was known. */
export async function markSeen(db: Db, { id, revision }: RevisionKey, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote_revisions')
    .set({ seen_at: now })
    .where('quote_id', '=', id)
    .where('revision', '=', revision)
    .where('seen_at', 'is', null)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether an answer with this key is kept. */
export async function answerIsKept(db: Db, quoteId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('quote_answers')
    .select('key')
    .where('quote_id', '=', quoteId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAnswer(db: Db, quoteId: string, key: string, answer: CustomerAnswer): Promise<void> {
  await db
    .insertInto('quote_answers')
    .values({
      quote_id: quoteId,
      key,
      revision: answer.revision,
      kind: answer.kind,
      accepted_by: answer.acceptedBy,
      po_number: answer.poNumber,
      reason: answer.reason,
      message: answer.message,
      answered_at: answer.answeredAt,
    })
    .execute()
}
