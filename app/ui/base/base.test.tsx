import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { Button, ButtonLink } from './button.tsx'
import { createIcon } from './icon.tsx'
import { Tabs } from './tabs.tsx'

test('a busy button keeps its place in the tab order and names what it does', () => {
  const html = renderPage(
    <Button busy busyText="Sending...">
      Send
    </Button>,
  )
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(' disabled')
  expect(textOf(html)).toBe('Sending...')
})

test('a button that is not busy says nothing of what it will say', () => {
  const html = renderPage(<Button busyText="Sending...">Send</Button>)
  expect(textOf(html)).toBe('Send')
  expect(html).not.toContain('aria-disabled')
})

test('either words leave the room that the others need', () => {
  expect(renderPage(<Button busyText="Sending...">Send</Button>)).toContain('data-other="Sending..."')
  expect(
    renderPage(
      <Button busy busyText="Sending...">
        Send
      </Button>,
    ),
  ).toContain('data-other="Send"')
})

test('a busy button keeps the room of a sign beside its words, too', () => {
  const html = renderPage(
    <Button busy busyText="Finding...">
      <svg />
      Find
    </Button>,
  )
  expect(html).toContain('<span class="invisible"><svg></svg>Find</span>')
})

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, '')
}

test('a link that looks like a button keeps the language inside the site and leaves other addresses alone', () => {
  expect(renderPage(<ButtonLink to="/contact">x</ButtonLink>, { path: '/en' })).toContain('href="/en/contact"')
  expect(renderPage(<ButtonLink href="tel:+966">x</ButtonLink>, { path: '/en' })).toContain('href="tel:+966"')
})

const Plus = createIcon('<path d="M5 12h14"/><circle r="2"/>')

test('an icon is its drawing, which readers of the screen pass over', () => {
  const html = renderPage(<Plus className="mirrored" />)
  expect(html).toContain('<path d="M5 12h14"/><circle r="2"/></svg>')
  expect(html).toMatch(/^<svg [^>]*aria-hidden="true"[^>]* class="icon mirrored"/)
})

test('an icon with a name of its own is read out', () =>
  expect(renderPage(<Plus aria-label="More" />)).not.toContain('aria-hidden'))

const tabs = [
  { id: 'overview', label: 'Overview', content: 'First' },
  { id: 'contact', label: 'Contact', content: 'Second' },
]

test('the first tab is open and the only stop of the keyboard', () => {
  const html = renderPage(<Tabs label="Brand" tabs={tabs} />)
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1)
})

test('without scripts every tab is a link to a section that is in the page', () => {
  const html = renderPage(<Tabs label="Brand" tabs={tabs} />)
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(2)
  for (const id of targets) expect(html).toContain(`role="tabpanel" id="${id}"`)
  expect(html).not.toContain('hidden=""')
})
