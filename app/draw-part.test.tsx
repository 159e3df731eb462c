import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { defaultFrame } from '../tests/support/render-page.tsx'
import { drawPart } from './draw-part.tsx'
import { useLabels } from './locale.ts'
import { SiteLink } from './ui/base/site-link.tsx'
import { KeptPart, PartDrawing } from './ui/site/kept-part.tsx'
import { SiteProvider } from './ui/site/site-context.tsx'

type Entry = { path: string; names: string[] }

const drawing = vi.fn<(entry: Entry) => void>()

function Entries({ entry }: { entry: Entry }) {
  drawing(entry)
  const { home } = useLabels()
  return entry.names.map((name) => (
    <li key={name}>
      <SiteLink to={entry.path}>
        {home}: {name}
      </SiteLink>
    </li>
  ))
}

/** Within a page of the site, in English. */
function page(entry: Entry, draw: typeof drawPart | null): string {
  return renderToString(
    <MemoryRouter initialEntries={['/en/about']}>
      <SiteProvider value={defaultFrame()}>
        <PartDrawing value={draw}>
          <KeptPart as="ul" className="list" of={entry} part={<Entries entry={entry} />} />
        </PartDrawing>
      </SiteProvider>
    </MemoryRouter>,
  )
}

test('what the server has at hand is letter by letter what the components draw', () => {
  const entry = { path: '/contact', names: ['A & B', 'ج'] }
  expect(page(entry, drawPart)).toBe(page(entry, null))
})

test('a part is drawn once for what it is made of, and again for anything else', () => {
  const entry = { path: '/contact', names: ['one'] }
  drawing.mockClear()
  page(entry, drawPart)
  expect(page(entry, drawPart)).toContain('one')
  expect(drawing).toHaveBeenCalledTimes(1)
  expect(page({ ...entry, names: ['two'] }, drawPart)).toContain('two')
  expect(drawing).toHaveBeenCalledTimes(2)
})
