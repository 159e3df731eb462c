import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { embedUrl, embedUrls, parseVideoList, parseVideosAndFiles } from './video.ts'

const ID = 'dQw4w9WgXcQ'
const EMBED = `https://www.youtube-nocookie.com/embed/${ID}`

describe('a video on a page', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?list=x&v=${ID}`,
    `https://m.youtube.com/watch?v=${ID}#now`,
    `https://www.youtube.com/embed/${ID}?autoplay=1`,
    ` https://www.youtube-nocookie.com/embed/${ID}/ `,
  ])('comes from %s', (link) => expect(embedUrl(link)).toBe(EMBED))

  test.each([
    '',
    'no link',
    'https://vimeo.com/12345',
    `https://evil.example/watch?v=${ID}`,
    `https://www.youtube.com.evil.example/embed/${ID}`,
    `https://evil.example/?https://www.youtube.com/embed/${ID}`,
    `javascript:alert(1)//www.youtube.com/embed/${ID}`,
    'https://www.youtube.com/embed/short',
    'https://www.youtube.com/watch?v="><script>',
    `https://www.youtube.com/embed/${ID}/../../x`,
    'https://www.youtube.com/@channel',
    'https://www.youtube.com',
  ])('does not come from %s', (link) => expect(embedUrl(link)).toBeNull())

  test('is shown once', () =>
    expect(embedUrls([`https://youtube.com/watch?v=${ID}`, 'https://vimeo.com/1', EMBED])).toEqual([EMBED]))

  test('is framed from one host only, whatever was typed', () => {
    const part = fc.constantFrom(
      ...'https:// // www. youtube.com .evil.example /embed/ /watch ?v= & # @ \\ .. " > %2f'.split(' '),
      ID,
    )
    const youtubeLike = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(youtubeLike, (link) => {
        const url = embedUrl(link)
        if (url !== null) expect(url).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/)
      }),
    )
  })
})

describe('a list of videos', () => {
  const a = 'https://www.youtube.com/watch?v=aaaaaaaaaaa'
  const b = 'https://www.youtube.com/watch?v=bbbbbbbbbbb&t=1'

  test.each([
    ['a JSON list', JSON.stringify([a, b, a])],
    ['a JSON list inside a JSON string', JSON.stringify(JSON.stringify([a, b]))],
    ['a list whose end is missing', JSON.stringify([a, b]).slice(0, -2)],
    ['a list with single quotes', `['${a}','${b}']`],
    ['escaped slashes in broken JSON', `["${a.replaceAll('/', '\\/')}", "${b.replaceAll('/', '\\/')}`],
    ['lines', `${a}\n${b}\n\n${a}`],
    ['commas', `${a},${b}، ${a}`],
    ['sentences', `First ${a}. Then (${b}), that is all.`],
    ['a list with other things in it', `[null, 5, {"x": 1}, "", "${a}", ["y"], "see ${b}"]`],
  ])('is read from %s', (_, text) => expect(parseVideoList(text)).toEqual([a, b]))

  test('without links is empty', () => {
    for (const text of ['', '[]', 'null', '{"a":1}', '[[[[', 'https://', 'watch?v=x'])
      expect(parseVideoList(text)).toEqual([])
  })

  test('keeps links that cannot be shown, as given', () =>
    expect(parseVideoList('["https://vimeo.com/1"]')).toEqual(['https://vimeo.com/1']))

  test('survives every text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const link of parseVideoList(text)) expect(URL.canParse(link)).toBe(true)
      }),
    )
    expect(parseVideoList('['.repeat(100_000))).toEqual([])
    expect(parseVideoList('http://a '.repeat(100_000))).toEqual(['http://a'])
  })

  test('comes back from its JSON', () => {
    const link = fc.stringMatching(/^https?:\/\/[a-z]{1,8}\.(com|sa)\/[\w/?=&%#.~+-]{0,20}[a-z0-9]$/)
    fc.assert(
      fc.property(fc.uniqueArray(link), (links) => {
        expect(parseVideoList(JSON.stringify(links))).toEqual(links)
      }),
    )
  })
})

test('names of video files stand among links where a record may name files', () => {
  const all = ['https://vimeo.com/1', 'fire-joint.mp4']
  expect(parseVideosAndFiles(JSON.stringify([...all, 'notes.txt', all[1]]))).toEqual(all)
  expect(parseVideosAndFiles(`see ${all[0]}.\r\n ${all[1]} \nand a.mp4 too`)).toEqual(all)
})

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', ''],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', ''],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', ''],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', ''],
  ['youtu.be/dQw4w9WgXcQ', ''],
  ['www.youtube.com/watch?v=dQw4w9WgXcQ&t=231s', '?start=231'],
  ['https://youtu.be/dQw4w9WgXcQ?t=3m51s', '?start=231'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', '?start=3723'],
])('%s is shown, from where it says', (link, start) => {
  expect(embedUrl(link)).toBe(`https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ${start}`)
  expect(parseVideoList(link)).toEqual([link])
})

test('the code that the host offers for embedding is read', () => {
  const code = '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="a"></iframe>'
  expect(embedUrls(parseVideoList(code))).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'])
})
