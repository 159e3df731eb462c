import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { siteDefaults } from '../../content/site.ts'
import { toSiteView } from '../../domain/site/site-view.ts'
import { defaultFrame } from '../../tests/support/render-page.tsx'
import { drawPart } from './draw-part.tsx'
import { useLabels } from '../locale.ts'
import { MarkedParts } from './marked-parts.ts'
import { SiteLink } from '../ui/base/site-link.tsx'
import { KeptPart, PartDrawing, type PartToDraw } from '../ui/site/kept-part.tsx'
import { SiteProvider, useSite } from '../ui/site/site-context.tsx'

type Draw = (wanted: PartToDraw) => string
type Entry = { path: string; names: string[] }

const drawing = vi.fn<(entry: Entry) => void>()

function Entries({ entry }: { entry: Entry }) {
  drawing(entry)
  const { home } = useLabels()
  const { name: site } = useSite()
  return entry.names.map((name) => (
    <li key={name}>
      <SiteLink to={entry.path}>
        {home}: {name} ({site})
      </SiteLink>
    </li>
  ))
}

const frame = defaultFrame()
const atHand: Draw = (wanted) => drawPart(wanted).html

/** Within a page of the site. */
function page(entry: Entry, draw: Draw | null, { path = '/en/about', shown = frame } = {}): string {
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <SiteProvider value={shown}>
        <PartDrawing value={draw}>
          <KeptPart as="ul" className="list" part={<Entries entry={entry} />} />
        </PartDrawing>
      </SiteProvider>
    </MemoryRouter>,
  )
}

test('what the server has at hand is letter by letter what the components draw', () => {
  const entry = { path: '/contact', names: ['A & B', 'ج'] }
  expect(page(entry, atHand)).toBe(page(entry, null))
})

test('a part is drawn once for what it shows, and again for anything else', () => {
  drawing.mockClear()
  page({ path: '/contact', names: ['one'] }, atHand)
  expect(page({ path: '/contact', names: ['one'] }, atHand)).toContain('one')
  expect(drawing).toHaveBeenCalledTimes(1)
  expect(page({ path: '/contact', names: ['two'] }, atHand)).toContain('two')
  expect(drawing).toHaveBeenCalledTimes(2)
})

test('each language has its own', () => {
  const entry = { path: '/contact', names: ['both'] }
  expect(page(entry, atHand, { path: '/en' })).toContain('href="/en/contact"')
  expect(page(entry, atHand, { path: '/' })).toContain('href="/contact"')
})

test('what staff change of the site shows at once', () => {
  const entry = { path: '/contact', names: ['three'] }
  page(entry, atHand)
  const renamed = { ...frame, site: toSiteView({ ...siteDefaults, name: { ar: 'الاسم الجديد', en: 'New' } }, 'ar') }
  expect(page(entry, atHand, { shown: renamed })).toContain('الاسم الجديد')
})

test('a part that asks for something early is no part that can be kept', () => {
  const part = { part: <img src="/logos/logo.svg" alt="" />, at: null, locale: 'en', frame } as const
  expect(() => drawPart(part)).toThrow('must not preload')
})

test('nor is one that brings a script, which the policy of its page would not know', () => {
  const part = { part: <script src="/a.js" />, at: null, locale: 'en', frame } as const
  expect(() => drawPart(part)).toThrow('must not bring scripts')
})

test('a page comes in pieces, with each part as it was drawn for other pages', () => {
  const entry = { path: '/contact', names: ['four'] }
  const pieces = () => {
    const parts = new MarkedParts()
    return parts.piecesOf(page(entry, parts.draw))
  }
  const [head, part, foot] = pieces()
  expect([head, foot]).toEqual(['<ul class="list">', '</ul>'])
  expect(part).toEqual({ html: expect.stringContaining('four') })
  expect(pieces()[1]).toBe(part)
})
