import type { Locale } from '#domain/text/locale.ts'
import type { Services } from '#server/services/services.ts'
import { someone, valueOf } from '#tests/support/records.ts'

/** A request whose quotation was sent, as its customer finds it. */
export type SentQuotation = { path: string; requestId: string; quoteId: string; number: string; revision: number }

type Given = { locale: Locale; name: string; revisions?: number; lines?: object[] }

/** Lines of every kind, with a discount and cents that are rounded. */
const LINES = [
  { kind: 'text', name_ar: 'رغوة تثبيت 805', name_en: '805 PU Foam', qty: '24', unit_price: '18.75', discount: '10' },
  { kind: 'text', name_ar: 'مانع تسرب شفاف', name_en: 'Clear sealant', qty: '7', unit_price: '3.33', discount: '12.5' },
  { kind: 'delivery', name_ar: 'التوصيل', name_en: 'Delivery', qty: '1', unit_price: '150' },
]

/** A request of which nobody has made a quotation. */
export async function aRequest(services: Services, { locale, name }: Given) {
  const sent = await services.listRequests.submit({
    fields: { name, email: `${name.toLowerCase()}@client.example`, details: name },
    lines: [{ stockCode: '', productId: '', qty: 24, unit: 'piece', note: '', text: '805 PU Foam' }],
    sending: { formKey: name, isSuspicious: false, hasConsented: true },
    locale,
    page: '/quote',
    source: { visitor: name, network: name },
  })
  if (!('submission' in sent) || !sent.submission.ok) throw new Error(JSON.stringify(sent))
  const { path } = sent.submission.request!
  const opened = await services.requestPages.open(path.split('/').at(-1)!)
  if (!opened || opened === 'over') throw new Error('The link opens nothing')
  return { path, requestId: opened.message.id }
}

/** Sends a request and so many revisions of its quotation. */
export async function aSentQuotation(services: Services, given: Given): Promise<SentQuotation> {
  const { revisions = 1, lines = LINES } = given
  const { path, requestId } = await aRequest(services, given)
  let seen = valueOf(await services.quotations.makeFor(requestId, someone))
  for (let revision = 1; revision <= revisions; revision++) {
    if (revision > 1) seen = valueOf(await services.quotations.revise(seen, someone))
    const saved = valueOf(await services.quotations.save(seen, { lines }, someone))
    seen = valueOf(await services.quotations.send(saved, { by: 'mail', subject: '', body: '' }, someone))
  }
  const { number } = (await services.quotations.ofRequest(requestId))!
  return { path, requestId, quoteId: seen.id, number: number!, revision: revisions }
}
