import { sql, type ExpressionBuilder, type SqlBool, type Generated, type Selectable } from 'kysely'
import { contactKeys, customerSearchText, type CustomerInput, type DeskCustomer } from '#domain/customers/customer.ts'
import { CUSTOMER_FIELDS } from '#domain/customers/customer-fields.ts'
import type { CustomerFilter } from '#domain/customers/customer-filter.ts'
import { readMessageSearch, type MessageSearch } from '#domain/messages/message-search.ts'
import { contains, countRows, inChunks, NO_LIMIT, type Page } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { fromColumns, toColumns, type ColumnsOf } from '#server/data/engine/record-columns.ts'
import type { Database } from '#server/data/engine/schema.ts'

export type CustomerTables = {
  desk_customers: DeskCustomersTable
  customer_contacts: { contact: string; customer_id: string }
  customer_merges: { from_id: string; into_id: string; message_id: string }
}

/** Whom the quote desk knows; the accounts of the site's own customers are other tables. */
type DeskCustomersTable = ColumnsOf<typeof CUSTOMER_FIELDS, CustomerInput> & {
  id: string
  search_text: string
  version: Generated<number>
  created_at: string
  updated_at: string
}

type DeskCustomerRow = Selectable<DeskCustomersTable>

export async function findDeskCustomer(db: Db, id: string): Promise<DeskCustomer | null> {
  const row = await db.selectFrom('desk_customers').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toCustomer(row) : null
}

/** Which customers these telephones and mailboxes belong to, by them. */
export async function customersOfContacts(db: Db, contacts: string[]): Promise<Map<string, string>> {
  const rows = await inChunks(contacts, (chunk) =>
    db.selectFrom('customer_contacts').selectAll().where('contact', 'in', chunk).execute(),
  )
  return new Map(rows.map(({ contact, customer_id }) => [contact, customer_id]))
}

/** The latest change first. */
export async function listDeskCustomers(db: Db, { limit, offset, ...filter }: CustomerFilter & Partial<Page> = {}) {
  const rows = await chosen(db, filter)
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(toCustomer)
}

export function countDeskCustomers(db: Db, filter: CustomerFilter = {}): Promise<number> {
  return countRows(chosen(db, filter))
}

/** The cities of customers, by their names. */
export async function listCustomerCities(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_customers')
    .select('city')
    .distinct()
    .where('city', '!=', '')
    .orderBy('city')
    .limit(most)
    .execute()
  return rows.map(({ city }) => city)
}

function chosen(db: Db, { search, city, priceGroup, owner, language, ids, changedSince }: CustomerFilter) {
  let query = db.selectFrom('desk_customers')
  if (ids) query = query.where('id', 'in', [...ids, ''])
  if (city) query = query.where('city', '=', city)
  if (priceGroup) query = query.where('price_group', '=', priceGroup)
  if (owner) query = query.where('owner', '=', owner)
  if (language) query = query.where('language', '=', language)
  if (changedSince) query = query.where('updated_at', '>=', changedSince)
  const asked = readMessageSearch(search ?? '')
  return asked ? query.where(holds(asked)) : query
}

function holds({ words, digits }: MessageSearch) {
  return ({ and, or }: ExpressionBuilder<Database, 'desk_customers'>) => {
    const all = and(words.map((word) => contains('search_text', word)))
    return digits === null ? all : or([all, contains('search_text', digits)])
  }
}

/** Its contacts must be nobody else's. */
export async function insertDeskCustomer(
  db: Db,
  { id, createdAt, at }: { id: string; createdAt?: string; at: string },
  customer: CustomerInput,
): Promise<void> {
  const row = { id, created_at: createdAt ?? at, updated_at: at, search_text: customerSearchText(customer) }
  await db
    .insertInto('desk_customers')
    .values({ ...row, ...toColumns(CUSTOMER_FIELDS, customer) })
    .execute()
  await writeContacts(db, id, customer)
}

export async function updateDeskCustomer(db: Db, id: string, customer: CustomerInput, at: string): Promise<void> {
  await db
    .updateTable('desk_customers')
    .set((column) => ({
      ...toColumns(CUSTOMER_FIELDS, customer),
      search_text: customerSearchText(customer),
      updated_at: at,
      version: column('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('customer_contacts').where('customer_id', '=', id).execute()
  await writeContacts(db, id, customer)
}

async function writeContacts(db: Db, id: string, customer: CustomerInput): Promise<void> {
  const contacts = contactKeys(customer).map((contact) => ({ contact, customer_id: id }))
  if (contacts.length > 0) await db.insertInto('customer_contacts').values(contacts).execute()
}

/** False when there is none. */
export async function deleteDeskCustomer(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('desk_customers').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

function toCustomer(row: DeskCustomerRow): DeskCustomer {
  return {
    ...fromColumns<typeof CUSTOMER_FIELDS, CustomerInput>(CUSTOMER_FIELDS, row),
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

const MOST_SIMILAR = 5

/** Who may be this customer, too: whom its requests name, or who has its name, company or number. */
export async function similarCustomers(db: Db, { id, name, company, vat, cr }: DeskCustomer): Promise<DeskCustomer[]> {
  const same = { name_ar: name.ar, name_en: name.en, company_ar: company.ar, company_en: company.en, vat, cr }
  const rows = await db
    .selectFrom('desk_customers')
    .selectAll()
    .where('id', '!=', id)
    .where(({ or, eb, selectFrom }) =>
      or([
        ...Object.entries(same).flatMap(([column, text]) => (text === '' ? [] : [eb(column as 'vat', '=', text)])),
        eb(
          'id',
          'in',
          selectFrom('customer_contacts')
            .innerJoin('messages', (join) =>
              join.on(sql<SqlBool>`customer_contacts.contact in (messages.phone_key, messages.email_key)`),
            )
            .where('messages.customer_id', '=', id)
            .select('customer_contacts.customer_id'),
        ),
      ]),
    )
    .orderBy('id')
    .limit(MOST_SIMILAR)
    .execute()
  return rows.map(toCustomer)
}

/** Customers without a request or quotation that were last changed before an instant. */
export async function customersLeftBefore(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('desk_customers')
    .select('id')
    .where('updated_at', '<', before)
    .where(sql<SqlBool>`not exists (select 1 from messages where messages.customer_id = desk_customers.id)`)
    .execute()
  return rows.map(({ id }) => id)
}

/** The keys of all records of these customers, and of those that were merged into them, in the bin too. */
export async function recordsOfCustomers(db: Db, ids: string[]): Promise<string[]> {
  const merged = await inChunks(ids, (chunk) =>
    db.selectFrom('customer_merges').select('from_id').distinct().where('into_id', 'in', chunk).execute(),
  )
  const all = [...ids, ...merged.map(({ from_id }) => from_id)]
  const rows = await inChunks(all, (chunk) =>
    db.selectFrom('records').select('key').where('kind', '=', 'customer').where('id', 'in', chunk).execute(),
  )
  return rows.map(({ key }) => key)
}

/** Deletes their records with all versions; the log keeps what was done, and no name. */
export async function forgetRecords(db: Db, keys: string[]): Promise<void> {
  await inChunks(keys, async (chunk) => {
    await db.updateTable('audit_log').set({ name_ar: null, name_en: null }).where('record_key', 'in', chunk).execute()
    await db.deleteFrom('records').where('key', 'in', chunk).execute()
    return []
  })
}

export async function forgetCustomerRows(db: Db, ids: string[]): Promise<void> {
  await inChunks(ids, async (chunk) => {
    await db.updateTable('messages').set({ customer_id: null }).where('customer_id', 'in', chunk).execute()
    await db.deleteFrom('customer_merges').where('into_id', 'in', chunk).execute()
    await db.deleteFrom('desk_customers').where('id', 'in', chunk).execute()
    return []
  })
}
