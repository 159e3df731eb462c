import { data, isRouteErrorResponse } from 'react-router'
import { submittalHead } from '#content/documents/submittal.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
import { documentsPage } from '#content/documents/centre.ts'
import { submittalPath } from '#domain/submittals/submittal.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { localeOfPath, localizedPath } from '#domain/text/locale.ts'
import { servicesContext } from '#app/context.ts'
import { CLOSED } from '#app/loading/closed.ts'
import { routeMeta } from '#app/seo/route-meta.ts'
import { SubmittalEnded, SubmittalState } from '#app/ui/documents/submittal-state.tsx'
import { MissingOrFailed } from '#app/ui/not-found/missing-or-failed.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/submittal-state.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false }

/** The progress of a submittal pack; its link is the only key to it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const found = await context.get(servicesContext).submittals.open(params.token)
  if (!found) throw data(null, { status: 410, headers: CLOSED })
  const { state, progress, form, endsAt } = found
  const { pages, bytes } = progress
  return data(
    {
      state,
      progress,
      products: form.products,
      facts: [documentsPage.pages[locale](pages), sizeInWords(bytes, locale)].join(' · '),
      until: endsAt && formatMoment(endsAt, locale),
      file: state === 'ready' ? `${localizedPath(locale, submittalPath(params.token))}/file` : null,
    },
    { headers: CLOSED },
  )
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

const RELOAD_SECONDS = 3

export function meta({ loaderData, ...scope }: Route.MetaArgs) {
  const own = routeMeta(scope, (_site, locale) => ({
    title: submittalHead.title[locale],
    description: submittalHead.title[locale],
    noindex: true,
    path: '/submittal',
  }))
  const isOpen = loaderData?.state === 'waiting' || loaderData?.state === 'making'
  return isOpen ? [...own, { httpEquiv: 'refresh', content: String(RELOAD_SECONDS) }] : own
}

export default function State({ loaderData }: Route.ComponentProps) {
  return <SubmittalState {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 410 ? <SubmittalEnded /> : <MissingOrFailed error={error} />
}
