import type { ElementType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { localizedPath } from '../../domain/text/locale.ts'
import type { SiteView } from '../../domain/site/site-view.ts'
import type { DrawnPart } from '../context.ts'
import { PageLocale } from '../locale.ts'
import { RecentParts } from './recent-parts.ts'
import { PartDrawing, type PartToDraw } from '../ui/site/kept-part.tsx'
import { SiteProvider } from '../ui/site/site-context.tsx'

/** Characters, for each language of the site: a thousand cards of products, or sixty of their pages. */
const ROOM = 3_000_000

/** Parts of the staff area show nothing of the site. */
const NO_SITE = {}

/** By the site as staff have set it: whoever changes that has every part drawn anew. */
const drawn = new WeakMap<SiteView | typeof NO_SITE, RecentParts>()
const numbers = new Map<ElementType, number>()

/** A part of a page, drawn once for what it shows. */
export function drawPart(wanted: PartToDraw): DrawnPart {
  const { part, at, locale, frame } = wanted
  const site = frame?.site ?? NO_SITE
  const parts = drawn.get(site) ?? new RecentParts(ROOM)
  drawn.set(site, parts)
  const key = `${numberOf(part.type as ElementType)} ${locale} ${at ?? ''} ${JSON.stringify(part.props)}`
  const known = parts.get(key)
  if (known !== undefined) return known
  const made = { html: draw(wanted) }
  parts.set(key, made)
  return made
}

/** Parts in parts stand in their HTML. */
function drawInside(wanted: PartToDraw): string {
  return drawPart(wanted).html
}

function numberOf(component: ElementType): number {
  const number = numbers.get(component) ?? numbers.size
  numbers.set(component, number)
  return number
}

function draw({ part, at, locale, frame }: PartToDraw): string {
  const html = renderToString(
    <StaticRouter location={at ?? localizedPath(locale, '/')}>
      <PageLocale value={locale}>
        <SiteProvider value={frame}>
          <PartDrawing value={drawInside}>{part}</PartDrawing>
        </SiteProvider>
      </PageLocale>
    </StaticRouter>,
  )
  // What it asks for early would stand in the middle of the page, where React does not expect it.
  if (html.startsWith('<link')) throw new Error('A part of a page that is kept must not preload anything')
  // Nobody would name it to the policy of the page.
  if (html.includes('<script')) throw new Error('A part of a page that is kept must not bring scripts')
  // In one piece: put together as React leaves it, it would have to be copied from hundreds into every page.
  return Buffer.from(html).toString()
}
