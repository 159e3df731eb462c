import { data } from 'react-router'
import { loadSharedPreview } from '#app/loading/records/shown-record.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { CLOSED, missing } from '#app/loading/closed.ts'
import { previewMeta } from '#app/seo/preview-meta.ts'
import { NotFoundPage } from '#app/ui/not-found/not-found-page.tsx'
import { ContentShown } from '#app/ui/site/content-shown.tsx'
import { PreviewPage } from '#app/ui/site/preview-page.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/site-content.ts'

export const handle: SiteHandle = { footerCall: false, callButton: false, preview: true }

/** The page on which a record of the site's content will stand, apart from other previews: it may be any page of the site. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shown = await loadSharedPreview(context, params.token, localeOfPath(url.pathname))
  if (shown?.kind !== 'content') throw missing(url)
  return data(shown.shown, { headers: CLOSED })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export function meta({ loaderData, ...scope }: Route.MetaArgs) {
  return previewMeta(scope, loaderData !== undefined)
}

export default function ContentPreview({ loaderData }: Route.ComponentProps) {
  return (
    <PreviewPage>
      <ContentShown {...loaderData} />
    </PreviewPage>
  )
}

export function ErrorBoundary() {
  return <NotFoundPage />
}
