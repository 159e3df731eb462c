import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { MessageContent, Message } from '#domain/messages/message.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import type { RequestLine } from '#domain/quotes/request-line.ts'
import { stockKey } from '#domain/products/stock.ts'
import { failure } from '#domain/records/errors.ts'
import { setCustomer } from '#server/data/customers/customer-requests-store.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { changeContent } from '#server/data/messages/messages-store.ts'
import { findPacksOfCodes } from '#server/data/prices/price-list-store.ts'
import { replaceRequestLines } from '#server/data/quotes/request-lines-store.ts'
import { changeChosen, chosenCustomer } from '#server/services/customers/chosen-customer.ts'
import { findCustomerOf } from '#server/services/customers/request-customer.ts'
import { withLines } from '#server/services/messages/requests.ts'
import { done, type Done } from './quotation-outcome.ts'

/** What a request says that staff begin with its quotation: the same customer asks for the same lines. */
export async function requestOfForm(
  tx: Tx,
  form: QuotationForm,
): Promise<{ content: MessageContent; lines: RequestLine[] }> {
  const asked = form.lines.filter(
    ({ kind, role }) => kind !== 'delivery' && kind !== 'heading' && role !== 'alternative',
  )
  const packs = await findPacksOfCodes(tx, [...new Set(asked.map(({ stockCode }) => stockKey(stockCode)))])
  const products = new Map(packs.map(({ code, productId }) => [code, productId]))
  const lines = asked.map(({ stockCode, nameAr, nameEn, boxQuantity, qty, unit, note }) => ({
    stockCode,
    productId: products.get(stockKey(stockCode)) ?? null,
    name: { ar: nameAr, en: nameEn },
    pack: { ar: '', en: '' },
    boxQuantity,
    qty,
    unit,
    note,
    text: '',
  }))
  const content = {
    kind: 'quote' as const,
    firstName: form.customerName,
    lastName: '',
    phone: form.customerPhone,
    email: form.customerEmail,
    companyName: form.customerCompany,
    jobTitle: '',
    address: form.customerAddress,
    details: '',
  }
  return { content: withLines(content, lines, form.locale), lines }
}

/** Has a request that was begun with its quotation say what that says now; what a customer sent stays. */
export async function followForm(tx: Tx, { id, cameBy }: Message, form: QuotationForm): Promise<void> {
  if (cameBy !== 'staff') return
  const { content, lines } = await requestOfForm(tx, form)
  await changeContent(tx, id, { content, locale: form.locale })
  await replaceRequestLines(tx, id, lines)
}

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
