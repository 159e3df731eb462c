import type { MessageContent, Message } from '#domain/messages/message.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import type { RequestLine } from '#domain/quotes/request-line.ts'
import { stockKey } from '#domain/products/stock.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { changeContent } from '#server/data/messages/messages-store.ts'
import { findPacksOfCodes } from '#server/data/prices/price-list-store.ts'
import { replaceRequestLines } from '#server/data/quotes/request-lines-store.ts'
import { withLines } from '#server/services/messages/requests.ts'

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
