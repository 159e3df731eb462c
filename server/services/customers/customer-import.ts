import { customersWords } from '#content/admin/requests/customers.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { contactKeys, BLANK_CUSTOMER, readCustomerForm } from '#domain/customers/customer.ts'
import { MOST_CUSTOMER_ROWS, readCustomerRows, type CustomerRow } from '#domain/customers/customer-sheet.ts'
import { lineOf } from '#domain/messages/message-form.ts'
import { failure, success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { headingTable } from '#domain/sheets/headings.ts'
import type { FileProblem, SheetRow } from '#domain/sheets/sheet-file.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { Clock } from '#server/clock.ts'
import { presentCustomer } from '#server/data/customers/customer-requests-store.ts'
import { customersOfContacts, findDeskCustomer } from '#server/data/customers/customers-store.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { saveLive } from '#server/records/live.ts'
import { editInTransaction } from '#server/records/transaction.ts'
import { newWriteContext } from '#server/records/write.ts'
import { CUSTOMER_COLUMNS } from '#server/services/sheets/customer-columns.ts'
import { FileRefusal } from '#server/sheets/file-refusal.ts'
import { readSheet } from '#server/sheets/sheet-reader.ts'
import { CUSTOMER } from './customer-editing.ts'

/** What rows of a sheet would make of customers, or have made; `actId` undoes it. */
export type CustomerImport = {
  added: number
  changed: number
  same: number
  refused: { row: number; fields: FieldErrors }[]
  actId: string | null
}

const { name, company } = customersWords.fields
const NAMES: Record<string, readonly string[]> = {
  ...Object.fromEntries(CUSTOMER_COLUMNS.map(({ key, heading }) => [key, LOCALES.map(heading)])),
  phones: ['phone', 'mobile', 'telephones', 'الهواتف', 'الهاتف', 'الجوال'],
  emails: ['email', 'email addresses', 'البريد', 'البريد الإلكتروني', 'عناوين البريد الإلكتروني'],
  name: Object.values(name),
  company: Object.values(company),
}
const HEADINGS = headingTable<string>(NAMES, ['name', 'name_ar', 'name_en', 'company', 'company_ar', 'company_en'])

const LIMITS = { bytes: 10 * 1024 ** 2, milliseconds: 3_000 }

/** The customers of a workbook or a CSV file. */
export async function readCustomerSheet(file: Uint8Array): Promise<Outcome<CustomerRow[], FileProblem>> {
  const rows: SheetRow[] = []
  try {
    const turn = { lane: 'staff', sender: 'customers' } as const
    const read = await readSheet(file, { limits: LIMITS, turn }, (some) => {
      rows.push(...some)
      if (rows.length > MOST_CUSTOMER_ROWS + 1) throw new FileRefusal({ code: 'lines', limit: MOST_CUSTOMER_ROWS })
    })
    if (!read.ok) return failure(read.problem)
  } catch (error) {
    if (error instanceof FileRefusal) return failure(error.problem)
    throw error
  }
  return { ok: true, value: readCustomerRows(rows, HEADINGS) ?? [] }
}

/** Saves the rows as one act, or only says what that would do. A row with a fault is left out and named. */
export async function importCustomers(
  { db, clock }: { db: Db; clock: Clock },
  rows: readonly CustomerRow[],
  { by, isTrial }: { by: StaffCaller; isTrial: boolean },
): Promise<CustomerImport> {
  const result: Omit<CustomerImport, 'actId'> = { added: 0, changed: 0, same: 0, refused: [] }
  const done = await editInTransaction(
    db,
    {},
    async (tx, actId) => {
      await authorize(tx, by, 'customers')
      const context = newWriteContext(by, clock(), actId)
      for (const { row, fields } of rows) {
        const id = await meantBy(tx, fields)
        const before = id === null ? null : await findDeskCustomer(tx, id)
        const saved = await saveLive(tx, CUSTOMER, { id, fields, context })
        if (!saved.ok)
          result.refused.push({ row, fields: saved.failure.kind === 'invalid' ? saved.failure.fields : {} })
        else if (!before) result.added += 1
        else result[saved.value.version === before.version ? 'same' : 'changed'] += 1
      }
      return success(result)
    },
    { isDraft: isTrial },
  )
  return { ...result, actId: done.ok ? done.actId : null }
}

/** The customer whom a row names by id, or proves by a telephone or mailbox; null for a new one. */
async function meantBy(tx: Tx, fields: CustomerRow['fields']): Promise<string | null> {
  const named = lineOf(fields, 'customer_id')
  const present = named && (await presentCustomer(tx, named))
  if (present && (await findDeskCustomer(tx, present))) return present
  const keys = contactKeys({ ...BLANK_CUSTOMER, ...readCustomerForm(fields, null).input })
  const owners = await customersOfContacts(tx, keys)
  return keys.map((key) => owners.get(key)).find((id) => id !== undefined) ?? null
}
