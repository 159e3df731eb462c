import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/support/render-page.tsx'
import { Button, ButtonLink } from './button.tsx'

test('a busy button keeps its place in the tab order and names what it does', () => {
  const html = renderPage(
    <Button busy busyText="Sending...">
      Send
    </Button>,
  )
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(' disabled')
  expect(html).toContain('<span class="invisible">Send</span>')
})

test('a button that is not busy hides the busy words from eyes and ears', () => {
  const html = renderPage(<Button busyText="Sending...">Send</Button>)
  expect(html).toContain('<span class="invisible" aria-hidden="true">Sending...</span>')
  expect(html).not.toContain('aria-disabled')
})

test('a link that looks like a button keeps the language inside the site and leaves other addresses alone', () => {
  expect(renderPage(<ButtonLink to="/contact">x</ButtonLink>, { path: '/en' })).toContain('href="/en/contact"')
  expect(renderPage(<ButtonLink href="tel:+966">x</ButtonLink>, { path: '/en' })).toContain('href="tel:+966"')
})
