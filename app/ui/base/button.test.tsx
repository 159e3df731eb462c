import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { Button, ButtonLink } from './button.tsx'

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
