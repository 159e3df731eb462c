import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { Tabs } from './tabs.tsx'

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
