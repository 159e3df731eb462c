import { customerRefusals } from '#content/admin/requests/customers.ts'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { changedBySaying, type DeskCustomer, type SaidOfCustomer } from '#domain/customers/customer.ts'
import { lineOf, typedOf, type FormFields } from '#domain/fields/form-values.ts'
import { failure, type Failure, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { findDeskCustomer } from '#server/data/customers/customers-store.ts'
import { presentCustomer } from '#server/data/customers/customer-requests-store.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { authorize } from '#server/auth/authorization.ts'
import { saveLive } from '#server/records/live.ts'
import { newWriteContext } from '#server/records/write.ts'
import { CUSTOMER } from './customer-editing.ts'

type Invalid = Extract<Failure, { kind: 'invalid' }>

/** The customer whom a form of a request or quotation names, or what it has become by a merge; null where it names none. */
export async function chosenCustomer(db: Db, fields: FormFields): Promise<Outcome<DeskCustomer | null, Invalid>> {
  const id = lineOf(fields, 'customer_id')
  if (id === '') return { ok: true, value: null }
  const customer = await findDeskCustomer(db, await presentCustomer(db, id))
  if (customer) return { ok: true, value: customer }
  return failure({ kind: 'invalid', fields: { customer_id: customerRefusals.unknown } })
}

/** By what names a form says what a customer may be changed to. */
type Names = Record<keyof SaidOfCustomer, string>

/** Has a customer say what a form says, where whoever sent it ticked that. */
export async function changeChosen(
  tx: Tx,
  {
    fields,
    customerId,
    said,
    names,
  }: { fields: FormFields; customerId: string; said: SaidOfCustomer; names: Partial<Names> },
  { by, at }: { by: ChangeMaker; at: Date },
): Promise<Outcome<void, Invalid>> {
  if (!['1', 'yes', 'true'].includes(typedOf(fields, 'update_customer'))) return { ok: true, value: undefined }
  await authorize(tx, by, 'customers')
  const customer = await findDeskCustomer(tx, customerId)
  if (!customer) return { ok: true, value: undefined }
  const saved = await saveLive(tx, CUSTOMER, {
    id: customer.id,
    fields: changedBySaying(customer, said),
    context: newWriteContext(by, at),
  })
  if (saved.ok || saved.failure.kind !== 'invalid') return { ok: true, value: undefined }
  return failure({ kind: 'invalid', fields: asNamed(saved.failure.fields, names) })
}

const FIELDS: Record<string, keyof SaidOfCustomer> = {
  phones: 'phone',
  emails: 'email',
  name_ar: 'name',
  name_en: 'name',
  company_ar: 'company',
  company_en: 'company',
}

function asNamed(refused: FieldErrors, names: Partial<Names>): FieldErrors {
  const named = Object.entries(refused).map(([name, text]) => {
    const key = FIELDS[name] ?? (name as keyof SaidOfCustomer)
    return [names[key] ?? name, text]
  })
  return Object.fromEntries(named) as FieldErrors
}
