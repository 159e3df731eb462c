import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { siteDefaults } from '../content/site.ts'
import { toSiteView } from '../domain/site-view.ts'
import { defaultFrame } from '../tests/support/render-page.tsx'
import { drawPart } from './draw-part.tsx'
import { useLabels } from './locale.ts'
import { SiteLink } from './ui/base/site-link.tsx'
import { KeptPart, PartDrawing } from './ui/site/kept-part.tsx'
import { SiteProvider, useSite } from './ui/site/site-context.tsx'

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

/** Within a page of the site. */
function page(entry: Entry, draw: typeof drawPart | null, { path = '/en/about', shown = frame } = {}): string {
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
  expect(page(entry, drawPart)).toBe(page(entry, null))
})

test('a part is drawn once for what it shows, and again for anything else', () => {
  drawing.mockClear()
  page({ path: '/contact', names: ['one'] }, drawPart)
  expect(page({ path: '/contact', names: ['one'] }, drawPart)).toContain('one')
  expect(drawing).toHaveBeenCalledTimes(1)
  expect(page({ path: '/contact', names: ['two'] }, drawPart)).toContain('two')
  expect(drawing).toHaveBeenCalledTimes(2)
})

test('each language has its own', () => {
  const entry = { path: '/contact', names: ['both'] }
  expect(page(entry, drawPart, { path: '/en' })).toContain('href="/en/contact"')
  expect(page(entry, drawPart, { path: '/' })).toContain('href="/contact"')
})

test('what staff change of the site shows at once', () => {
  const entry = { path: '/contact', names: ['three'] }
  page(entry, drawPart)
  const renamed = { ...frame, site: toSiteView({ ...siteDefaults, name: { ar: 'الاسم الجديد', en: 'New' } }, 'ar') }
  expect(page(entry, drawPart, { shown: renamed })).toContain('الاسم الجديد')
})

test('a part that asks for something early is no part that can be kept', () => {
  const part = { part: <img src="/logos/logo.svg" alt="" />, at: null, locale: 'en', frame } as const
  expect(() => drawPart(part)).toThrow('must not preload')
})
