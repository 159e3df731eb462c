import type { ElementType } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { localizedPath } from '../domain/locale.ts'
import { PageLocale } from './locale.ts'
import type { PartToDraw } from './ui/site/kept-part.tsx'
import { SiteProvider } from './ui/site/site-context.tsx'

/** By what they are made of, and by component: several parts may show the same. */
const drawn = new WeakMap<object, Map<ElementType, string>>()

/** The HTML of a part that is the same on every page, drawn once for what it is made of. */
export function drawPart(wanted: PartToDraw): string {
  const parts = drawn.get(wanted.of) ?? new Map<ElementType, string>()
  drawn.set(wanted.of, parts)
  const component = wanted.part.type as ElementType
  const html = parts.get(component) ?? draw(wanted)
  parts.set(component, html)
  return html
}

function draw({ part, locale, frame }: PartToDraw): string {
  return renderToString(
    <MemoryRouter initialEntries={[localizedPath(locale, '/')]}>
      <PageLocale value={locale}>
        <SiteProvider value={frame}>{part}</SiteProvider>
      </PageLocale>
    </MemoryRouter>,
  )
}
