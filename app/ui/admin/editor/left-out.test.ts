import { expect, test } from 'vitest'
import { fileOf, isPictureAlone, leftOutOf } from './left-out.ts'

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

test('pictures of other sites and links of other kinds are counted, embedded pictures are handed on', () => {
  const html = [
    '<p><img alt="a" src="https://other.example/a.png"><IMG src=//other.example/b.png>',
    `<img src='${DOT}'><img src="/api/uploads/own.webp"></p>`,
    '<a class="x" href="http://other.example">old</a> <a href="https://other.example">new</a>',
  ].join('\n')
  expect(leftOutOf(html)).toEqual({ pictures: 2, links: 1, embedded: [DOT] })
})

test('nothing is left out of plain words', () =>
  expect(leftOutOf('<p>src="a.png" <b>bold</b></p>')).toEqual({ pictures: 0, links: 0, embedded: [] }))

test('an embedded picture becomes a file of its kind', async () => {
  const file = fileOf(DOT)
  expect([file.type, file.name]).toEqual(['image/gif', 'pasted.gif'])
  expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 6))).toBe('GIF89a')
})

test.each([
  ['<meta charset="utf-8"><img src="https://other.example/a.png" alt="A &gt; B">', true],
  ['<html><body><!--StartFragment--><img src="file:///a.png"/><!--EndFragment--></body></html>', true],
  ['<p>Words</p><img src="https://other.example/a.png">', false],
  ['<img src="a.png"><img src="b.png">', false],
  ['<figure data-pm-slice="0 0 []"><img src="/api/uploads/own.webp"></figure>', false],
  ['', false],
])('%s is a picture alone: %s', (html, isAlone) => expect(isPictureAlone(html)).toBe(isAlone))
