import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { createIcon } from './icon.tsx'

const Plus = createIcon('<path d="M5 12h14"/><circle r="2"/>')

test('an icon is its drawing, which readers of the screen pass over', () => {
  const html = renderPage(<Plus className="mirrored" />)
  expect(html).toContain('<path d="M5 12h14"/><circle r="2"/></svg>')
  expect(html).toMatch(/^<svg [^>]*aria-hidden="true"[^>]* class="icon mirrored"/)
})

test('an icon with a name of its own is read out', () =>
  expect(renderPage(<Plus aria-label="More" />)).not.toContain('aria-hidden'))
