import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoSettings } from '#seed/demo-settings.ts'
import { toSiteView } from '#domain/site/site-view.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { PageLocale, useLabels } from '#app/locale.ts'
import { defaultFrame } from '#tests/support/render-page.tsx'
import { renderFragment } from './fragment-cache.tsx'
import { SiteLink } from './link.tsx'
import { CachedFragment, FragmentRenderer, type FragmentRequest } from './cached-fragment.tsx'
import { SiteProvider, useSite, useSiteFrame } from '#app/ui/site/site-context.tsx'

type Render = (wanted: FragmentRequest) => string
type Entry = { path: string; names: string[] }

const rendered = vi.fn<(entry: Entry) => void>()

function Entries({ entry }: { entry: Entry }) {
  rendered(entry)
  const { home } = useLabels()
  const { name: site } = useSite()
  const { quoteText } = useSiteFrame().promises
  return entry.names.map((name) => (
    <li key={name}>
      <SiteLink to={entry.path}>
        {home}: {name} ({site}) {quoteText}
      </SiteLink>
    </li>
  ))
}

const frame = defaultFrame()

/** Within a page of the site. */
function page(entry: Entry, render: Render | null, { path = '/en/about', shown = frame } = {}): string {
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <PageLocale value={localeOfPath(path)}>
        <SiteProvider value={shown}>
          <FragmentRenderer value={render}>
            <CachedFragment as="ul" className="list" content={<Entries entry={entry} />} />
          </FragmentRenderer>
        </SiteProvider>
      </PageLocale>
    </MemoryRouter>,
  )
}

test('a cached fragment is letter by letter what its components render', () => {
  const entry = { path: '/contact', names: ['A & B', 'ج'] }
  expect(page(entry, renderFragment)).toBe(page(entry, null))
})

test('a fragment is rendered once for what it shows, and again for anything else', () => {
  vi.stubEnv('DEV', false)
  onTestFinished(() => void vi.unstubAllEnvs())
  rendered.mockClear()
  page({ path: '/contact', names: ['one'] }, renderFragment)
  expect(page({ path: '/contact', names: ['one'] }, renderFragment)).toContain('one')
  expect(rendered).toHaveBeenCalledTimes(1)
  expect(page({ path: '/contact', names: ['two'] }, renderFragment)).toContain('two')
  expect(rendered).toHaveBeenCalledTimes(2)
})

test('each language has its own', () => {
  const entry = { path: '/contact', names: ['both'] }
  expect(page(entry, renderFragment, { path: '/en' })).toContain('href="/en/contact"')
  expect(page(entry, renderFragment, { path: '/' })).toContain('href="/contact"')
})

test('what staff change of the site shows at once', () => {
  const entry = { path: '/contact', names: ['three'] }
  page(entry, renderFragment)
  const renamed = { ...frame, site: toSiteView({ ...demoSettings, name: { ar: 'الاسم الجديد', en: 'New' } }, 'ar') }
  expect(page(entry, renderFragment, { shown: renamed })).toContain('الاسم الجديد')
})

test('so does what they change of what forms say', () => {
  const entry = { path: '/contact', names: ['four'] }
  const promised = (quoteText: string) => ({ ...frame, promises: { ...frame.promises, quoteText } })
  expect(page(entry, renderFragment, { shown: promised('Today') })).toContain('Today')
  expect(page(entry, renderFragment, { shown: promised('Tomorrow') })).toContain('Tomorrow')
})

test('a fragment that preloads something cannot be cached', () => {
  const request = { content: <img src="/logos/logo.svg" alt="" />, path: null, locale: 'en', frame } as const
  expect(() => renderFragment(request)).toThrow('must not preload')
})

test('nor is one that brings a script, which the policy of its page would not know', () => {
  const request = { content: <script src="/a.js" />, path: null, locale: 'en', frame } as const
  expect(() => renderFragment(request)).toThrow('must not bring scripts')
})

test('while developing, a fragment that depends on more than its props fails loudly', () => {
  rendered.mockImplementation(({ names }) => void names.push(`${names.length}`))
  const entry = { path: '/contact', names: ['five'] }
  const request = (): FragmentRequest => {
    return { content: <Entries entry={entry} key="x" />, path: null, locale: 'en', frame }
  }
  renderFragment(request())
  entry.names = ['five']
  expect(() => {
    rendered.mockImplementation(({ names }) => void names.push('other'))
    renderFragment(request())
  }).toThrow('The cached fragment <Entries> depends on more than its props')
  rendered.mockReset()
})
