import { memo } from 'react'
import { localeOfPath } from '#domain/text/locale.ts'
import { homePage } from '#app/loading/home-page.ts'
import { routeMeta, type MetaScope } from '#app/seo/route-meta.ts'
import { HomePage } from '#app/ui/home/home-page.tsx'
import { headersOfLoader } from '#app/loading/part.ts'
import type { Route } from './+types/home.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return homePage(context, localeOfPath(url.pathname))
}

export const headers = headersOfLoader

/** The home page is named by the site, and described in the words of staff. */
export function meta(scope: MetaScope) {
  return routeMeta(scope, ({ identity }) => ({ title: null, description: identity.description }))
}

/** Where nothing answers, each part says so in its own place, as it does on a page that came from the server. */
export async function clientLoader(
  args: Route.ClientLoaderArgs,
): Promise<Awaited<ReturnType<typeof args.serverLoader>>> {
  try {
    return await args.serverLoader()
  } catch (error) {
    if (error instanceof Response) throw error
    const failed = { ok: false } as const
    return { brands: failed, categories: failed, products: failed, posts: failed, home: null }
  }
}

export default memo(function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
})
