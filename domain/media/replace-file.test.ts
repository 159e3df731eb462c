import { expect, test } from 'vitest'
import { withoutFiles } from '#server/records/put.ts'
import { replaceFile } from '#server/services/media/media.ts'

const OLD = '0123456789abcdef.webp'
const other = { name: 'fedcba9876543210.png', width: 800, height: 600 }

test('a file is another one in fields, lists and texts, and the size of a picture in a text goes along', () => {
  const content = {
    image: OLD,
    gallery: ['aaaaaaaaaaaaaaaa.webp', OLD],
    detail: `<p>${OLD}</p><img alt="" width="60" height="30" src="/api/uploads/${OLD}"><img width="1" src="/a.png">`,
    price: 3,
  }
  expect(replaceFile(content, OLD, other)).toEqual({
    image: other.name,
    gallery: ['aaaaaaaaaaaaaaaa.webp', other.name],
    detail: `<p>${other.name}</p><img alt="" width="800" height="600" src="/api/uploads/${other.name}"><img width="1" src="/a.png">`,
    price: 3,
  })
})

test('a longer name that ends like it stays', () => {
  const long = `0000000000000000${OLD}`
  expect(replaceFile({ image: long }, OLD, other)).toEqual({ image: long })
})

test('what is gone leaves fields empty, and lists and texts without it', () => {
  const content = { image: OLD, gallery: [OLD, other.name], detail: `<p>a<img src="/api/uploads/${OLD}">b</p>` }
  expect(withoutFiles(content, [OLD])).toEqual({ image: '', gallery: [other.name], detail: '<p>ab</p>' })
  expect(withoutFiles(content, [])).toBe(content)
})
