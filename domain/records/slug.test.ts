import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '#tests/support/content/any-text.ts'
import { firstFree, slugify } from './slug.ts'

describe('slugify', () => {
  it.each([
    ['MS 55 – Hybrid', 'ms-55-hybrid'],
    ['  PU   Foam!  ', 'pu-foam'],
    ['805', '805'],
    ['رغوة البولي يوريثان', 'رغوة-البولي-يوريثان'],
    ['رغوة ٧٥٠ مل', 'رغوة-750-مل'],
    ['رَغْوَةٌ', 'رغوة'],
    ['Ünï/..\\Ко́д?#%', 'ünï-ко́д'],
    ['a.webp', 'a-webp'],
    ['ＷＩＤＥ', 'wide'],
    ['!!!', ''],
    ['', ''],
  ])('makes an address of %j', (text, slug) => expect(slugify(text)).toBe(slug.normalize('NFKC')))

  it('leaves a slug as it is, whatever the text was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text))
      }),
    )
  })

  it('never gives a sign that an address would have to escape or that would end its segment', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(text)).not.toMatch(/[\s/\\?#%.:&]/)
      }),
    )
  })

  it('keeps addresses short', () => expect(slugify('ا '.repeat(500)).length).toBeLessThanOrEqual(120))
})

it('firstFree counts up from 2', () => {
  expect(firstFree('foam', new Set())).toBe('foam')
  expect(firstFree('foam', new Set(['foam']))).toBe('foam-2')
  expect(firstFree('foam', new Set(['foam', 'foam-2', 'foam-4']))).toBe('foam-3')
})
