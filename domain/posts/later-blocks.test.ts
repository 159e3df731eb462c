import { expect, test } from 'vitest'
import { withLaterBlocks } from './later-blocks.ts'

const long = `<p>${'Foam fills joints. '.repeat(60)}</p>`

test('what a text begins with is shown at first', () => {
  const html = '<h2>Foam</h2><p>It fills<br>joints.</p>'
  expect(withLaterBlocks(html, 1000)).toBe(html)
})

test('blocks that begin under the first view come later, each whole', () =>
  expect(withLaterBlocks(`<h2>Foam</h2>${long}<h3 dir="ltr">805</h3><hr><ul><li>One <b>can</b></li></ul>`, 1000)).toBe(
    `<h2>Foam</h2>${long}<h3 data-below-fold="" dir="ltr">805</h3><hr data-below-fold=""><ul data-below-fold=""><li>One <b>can</b></li></ul>`,
  ))

test('a long block is one, whatever is empty in it', () => {
  const html = `<blockquote>${long}<br /><img src="/a.png">${long}</blockquote>`
  expect(withLaterBlocks(html, 1000)).toBe(html)
})

test('text that stands in no block stays as it is', () =>
  expect(withLaterBlocks(`${long}It sets.`, 1000)).toBe(`${long}It sets.`))
