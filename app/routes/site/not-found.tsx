import { pageHeads } from '../../../content/seo/pages.ts'
import { notFound } from '../../not-found.ts'
import { fixedMeta } from '../../seo/route-meta.ts'
import { NotFoundPage } from '../../ui/not-found/not-found-page.tsx'
import type { SiteHandle } from '../../ui/site/site-handle.ts'

export const handle: SiteHandle = { footerCall: false }

export function loader() {
  return notFound()
}

export const meta = fixedMeta(pageHeads.notFound)

export default function NotFound() {
  return <NotFoundPage />
}
