import { notFoundHead } from '#content/pages/not-found-head.ts'
import { movedOrMissing } from '#app/loading/moved.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { NotFoundPage } from '#app/ui/not-found/not-found-page.tsx'
import type { Route } from './+types/not-found.ts'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'

export const handle: SiteHandle = { footerCall: false }

export async function loader(args: Route.LoaderArgs) {
  const answer = await movedOrMissing(args)
  if (answer instanceof Response) throw answer
  return answer
}

export const meta = fixedMeta(notFoundHead)

export default function NotFound() {
  return <NotFoundPage />
}
