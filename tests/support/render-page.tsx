import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { siteDefaults } from '../../content/site.ts'
import { toSiteView } from '../../domain/site/site-view.ts'
import { SiteProvider, type SiteFrameData } from '../../app/ui/site/site-context.tsx'

type Place = {
  /** The page's address; it decides the language. */
  path?: string
  handle?: unknown
  categories?: SiteFrameData['categories']
}

/** What the layout of a site that nobody has changed yet loads. */
export function defaultFrame(categories: SiteFrameData['categories'] = []): SiteFrameData {
  return {
    site: toSiteView(siteDefaults, 'ar'),
    categories,
    year: 2026,
    head: { origin: 'https://site.example', keywords: [], otherName: 'Rawabit', rating: null },
  }
}

/** The HTML that the server would send for a part of a page. */
export function renderPage(part: ReactNode, { path = '/', handle, categories }: Place = {}): string {
  const element = <SiteProvider value={defaultFrame(categories)}>{part}</SiteProvider>
  const router = createMemoryRouter([{ path: '*', element, handle }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
