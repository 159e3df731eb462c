import type { AboutView } from '#domain/site/content/pages/about-view.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { aboutPage } from '#app/loading/site-page.ts'
import { contentMeta } from '#app/seo/route-meta.ts'
import { AboutPage } from '#app/ui/about/about-page.tsx'
import { MissingOrFailed } from '#app/ui/not-found/not-found-page.tsx'
import type { Route } from './+types/about.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return aboutPage(context, localeOfPath(url.pathname))
}

export const meta = contentMeta<AboutView>({ kind: 'AboutPage' })

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage about={loaderData} />
}

export const ErrorBoundary = MissingOrFailed
