import { describe, expect, it } from 'vitest'
import { textOfMarkup } from './markup-text.ts'

describe('rich text as text', () => {
  it('has a line for each block, and cells beside one another', () => {
    const html =
      '<h2>Joints</h2><p>One <strong>bold</strong><br>word</p><ul><li>a</li><li>b</li></ul>' +
      '<table><thead><tr><th>Pack</th><th>Box</th></tr></thead><tbody><tr><td>750 ml</td><td>12</td></tr></tbody></table>'
    expect(textOfMarkup(html)).toBe('Joints\nOne bold\nword\na\nb\nPack · Box\n750 ml · 12')
  })

  it('says what pictures show, and writes signs as they are read', () => {
    const figure =
      '<figure><img src="a.webp" alt="فاصل" width="4"><figcaption>A &lt; B &amp;lt; C</figcaption></figure>'
    expect(textOfMarkup(figure)).toBe('[فاصل]A < B &lt; C')
    expect(textOfMarkup('')).toBe('')
  })

  it('is quick with whatever somebody sends', () => {
    expect(textOfMarkup('<'.repeat(50_000))).toBe('<'.repeat(50_000))
    expect(textOfMarkup('<img alt="'.repeat(5_000))).toContain('<img')
  })
})
