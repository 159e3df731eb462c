import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { Message } from '#domain/messages/message.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import { failure } from '#domain/records/errors.ts'
import { setCustomer } from '#server/data/customers/customer-requests-store.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { changeChosen, chosenCustomer } from '#server/services/customers/chosen-customer.ts'
import { findCustomerOf } from '#server/services/customers/request-customer.ts'
import { requestOfForm } from './begun-request.ts'
import { done, type Done } from './quotation-outcome.ts'

const NAMES = {
  name: 'customer_name',
  company: 'customer_company',
  phone: 'customer_phone',
  email: 'customer_email',
  vat: 'customer_vat',
  cr: 'customer_cr',
}

/** Gives the request of a quotation the customer whom its form names or proves, and has that one say the same if it is ticked. */
export async function followCustomer(
  tx: Tx,
  message: Message,
  { fields, form }: { fields: FormFields; form: QuotationForm },
  { by, now }: { by: ChangeMaker; now: string },
): Promise<Done> {
  const chosen = await chosenCustomer(tx, fields)
  if (!chosen.ok) return failure(chosen.failure)
  const proven = async () =>
    message.cameBy === 'staff' ? findCustomerOf(tx, (await requestOfForm(tx, form)).content) : null
  const customerId = chosen.value?.id ?? (await proven()) ?? message.customerId
  if (customerId === null) return done(undefined)
  if (customerId !== message.customerId) await setCustomer(tx, [message.id], customerId)
  const { customerName: name, customerCompany: company, customerPhone: phone, customerEmail: email } = form
  const said = { name, company, phone, email, vat: form.customerVat, cr: form.customerCr, city: '' }
  const changed = await changeChosen(tx, { fields, customerId, said, names: NAMES }, { by, at: new Date(now) })
  return changed.ok ? done(undefined) : failure(changed.failure)
}
