import { loadFrame } from '#app/loading/frame.ts'
import { SiteProvider } from '#app/ui/site/site-context.tsx'
import { SiteFooter } from '#app/ui/site/footer/site-footer.tsx'
import type { Route } from './+types/footer-test.ts'

export function loader(args: Route.LoaderArgs) {
  return loadFrame(args)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Footer' }, { name: 'robots', content: 'noindex' }]
}

/** The footer alone, in English (docs/specification 2.1). */
export default function FooterTestPage({ loaderData }: Route.ComponentProps) {
  return (
    <SiteProvider value={loaderData}>
      <SiteFooter call />
    </SiteProvider>
  )
}
