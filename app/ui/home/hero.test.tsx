import { expect, test } from 'vitest'
import { renderPage } from '../../../tests/support/render-page.tsx'
import { Hero } from './hero.tsx'

test('a visitor without scripts sees the first slide and cannot reach the hidden ones', () => {
  const html = renderPage(<Hero />, { path: '/en' })
  expect(html.match(/data-active="true"/g)).toHaveLength(1)
  expect(html.match(/inert=""/g)).toHaveLength(2)
})

test('the page has one main heading, and only the first picture is fetched with it', () => {
  const html = renderPage(<Hero />)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain('loading="eager"')
})

test('each language has the calm side of the picture under its words', () => {
  expect(renderPage(<Hero />)).toMatch(/images\/hero-1\./)
  expect(renderPage(<Hero />, { path: '/en' })).toMatch(/images\/hero-1-ltr\./)
})
