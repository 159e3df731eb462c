import { sentRevisions } from '#domain/quotes/offer-view.ts'
import { PROFORMA_FILE } from '#domain/quotes/quotation.ts'
import { servicesContext } from '#app/context.ts'
import { download } from '#app/loading/download.ts'
import { missing } from '#app/loading/closed.ts'
import { openRequest } from '#app/loading/quotes/opened-request.ts'
import type { Route } from './+types/quotation-file.ts'

const FILE = /^quote-([1-9]\d{0,5})\.pdf$/

/** The PDF of a sent revision, or the proforma invoice, for anyone with the request's link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { quotation } = await openRequest({ params, url, context })
  const { quotations } = context.get(servicesContext)
  if (params.file === PROFORMA_FILE) {
    const proforma = quotation && (await quotations.proformaPdf(quotation.quotation.id))
    if (!proforma) throw missing(url)
    return download({ name: proforma.name, mime: 'application/pdf' }, proforma.bytes)
  }
  const revision = Number(FILE.exec(params.file)?.[1])
  const isSent = quotation && sentRevisions(quotation).some((sent) => sent.revision === revision)
  const pdf = isSent ? await quotations.pdf(quotation.quotation.id, revision) : null
  if (!pdf) throw missing(url)
  return download({ name: pdf.name, mime: 'application/pdf' }, pdf.bytes)
}
