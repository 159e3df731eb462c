import { servicesContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from './+types/quote-file.ts'

/** The PDF of a quotation, as it was sent or of a draft as it stands, or its proforma invoice. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const revision = Number(url.searchParams.get('revision')) || undefined
  const { quotations } = context.get(servicesContext)
  const isProforma = url.searchParams.get('of') === 'proforma'
  const pdf = await (isProforma ? quotations.proformaPdf(params.quoteId) : quotations.pdf(params.quoteId, revision))
  if (!pdf) throw notFound()
  return new Response(pdf.bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${pdf.name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
