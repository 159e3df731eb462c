import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { recordForm } from './record-form.ts'
import { videosOf } from '#domain/posts/video.ts'
import { galleryOf, listOf, sourceOf } from './lists.ts'

const read = (fields: Record<string, unknown>, isNew = false) => recordForm(fields, { isNew })

describe('a field', () => {
  it('that was not sent says nothing, and neither does one that says undefined', () => {
    const form = read({ brand: 'undefined', code: undefined, image: new File([], '') })
    for (const name of ['brand', 'code', 'image', 'nothing', 'constructor']) expect(form.line(name)).toBeUndefined()
    expect(form.problems).toEqual({})
  })

  it('that is empty or null is emptied', () => {
    const form = read({ brand: ' ', code: null, rating: '', sort: null })
    expect([form.line('brand'), form.line('code')]).toEqual(['', ''])
    expect([form.number('rating', 5), form.number('sort', null)]).toEqual([5, null])
  })

  it('is required in a new record and cannot be emptied in an old one', () => {
    const required = { required: true }
    const added = read({}, true)
    added.line('name_ar', required)
    const changed = read({ name_en: ' ' })
    changed.line('name_ar', required)
    changed.line('name_en', required)
    expect(added.problems).toEqual({ name_ar: { kind: 'missing' } })
    expect(changed.problems).toEqual({ name_en: { kind: 'missing' } })
  })

  it('of one line has no line ends, controls or marks of direction', () => {
    expect(read({ a: '  MS\u202e 55\r\nHybrid\u0000 ' }).line('a')).toBe('MS 55 Hybrid')
    expect(read({ a: 'one\r\ntwo\u200f' }).block('a')).toBe('one\ntwo')
    expect(read({ a: '<p>\u200fa\u0000</p>\n' }).markup('a')).toBe('<p>\u200fa</p>')
    expect(read({ a: 'e\u0301' }).line('a')).toBe('\u00e9')
  })

  it('that is too long, or no text at all, is refused and keeps what the record has', () => {
    const form = read({ a: 'x'.repeat(201), b: ['x'], c: { x: 1 }, d: true, e: new File(['x'], 'x.txt') })
    for (const name of ['a', 'b', 'c', 'd', 'e']) expect(form.line(name)).toBeUndefined()
    const { a, ...others } = form.problems
    expect(a).toEqual({ kind: 'too-long', most: 200 })
    expect(Object.values(others)).toEqual(Array.from({ length: 4 }, () => ({ kind: 'not-text' })))
  })

  it('of a figure takes digits of both scripts and nothing that only programs read', () => {
    const form = read({ a: '٤٫٥', b: -3, c: '+2', d: '1e5', e: '0x10', f: 'Infinity', g: '1,5', h: Number.NaN })
    expect(['a', 'b', 'c'].map((name) => form.number(name, null))).toEqual([4.5, -3, 2])
    for (const name of ['d', 'e', 'f', 'g', 'h']) expect(form.number(name, null)).toBeUndefined()
    expect(Object.keys(form.problems)).toEqual(['d', 'e', 'f', 'g', 'h'])
  })

  it('of a choice is yes, no, or a problem', () => {
    const form = read({ a: '1', b: true, c: 'off', d: '', e: 'perhaps' })
    expect(['a', 'b', 'c', 'd', 'e'].map((name) => form.flag(name))).toEqual([true, true, false, false, undefined])
    expect(form.problems).toEqual({ e: { kind: 'not-a-choice' } })
  })
})

describe('a list', () => {
  const list = (fields: Record<string, unknown>) => {
    const form = read(fields)
    return [listOf(form, 'tags', { most: 3 }), form.problems['tags']?.kind]
  }

  test.each([
    [{ 'tags[]': ['a', 'b'] }, ['a', 'b']],
    [{ tags: ['a', 7] }, ['a', '7']],
    [{ tags: '["a", "b"]' }, ['a', 'b']],
    [{ tags: 'a، b, \n c' }, ['a', 'b', 'c']],
    [{ tags: '', 'tags[]': ['a'] }, ['a']],
    [{ tags: '' }, []],
    [{}, undefined],
  ])('is read out of %j', (fields, items) => expect(list(fields)).toEqual([items, undefined]))

  test.each([
    [{ tags: '["a"' }, 'list-malformed'],
    [{ tags: ['a', { b: 1 }] }, 'list-malformed'],
    [{ 'tags[]': 'a' }, 'list-malformed'],
    [{ tags: { a: 1 } }, 'not-text'],
    [{ tags: 'a,b,c,d' }, 'too-many'],
    [{ tags: 'x'.repeat(201) }, 'too-long'],
    [{ tags: 'x,'.repeat(10_001) }, 'too-long'],
  ])('is refused as %j', (fields, problem) => expect(list(fields)).toEqual([undefined, problem]))
})

describe('a picture', () => {
  const source = (fields: Record<string, unknown>) => sourceOf(read(fields), 'image', 'existing_image')

  it('is the new one, or else the one that stays', () => {
    expect(source({ image: 'new.webp', existing_image: 'old.webp' })).toBe('new.webp')
    expect(source({ image: '', existing_image: 'old.webp' })).toBe('old.webp')
    expect(source({ existing_image: '/api/uploads/old.webp' })).toBe('old.webp')
    expect(source({ image: 'https://other.example/a.jpg' })).toBe('https://other.example/a.jpg')
  })

  it('is none when it is emptied, and as it was when nothing is said of it', () => {
    for (const empty of ['', 'null', '/images/products/default.png']) {
      expect(source({ existing_image: empty })).toBeNull()
      expect(source({ image: empty })).toBeNull()
    }
    expect(source({})).toBeUndefined()
    expect(source({ image: 'undefined', existing_image: 'undefined' })).toBeUndefined()
  })

  it('is refused under an address that is none', () => {
    const form = read({ existing_image: 'http://' })
    expect(sourceOf(form, 'image', 'existing_image')).toBeUndefined()
    expect(form.problems).toEqual({ existing_image: { kind: 'address-malformed' } })
  })
})

describe('a gallery', () => {
  const gallery = (fields: Record<string, unknown>) => galleryOf(read(fields), ['a', 'b', 'c'])

  it('keeps all, or those that are named, in their order', () => {
    expect(gallery({})).toBeUndefined()
    expect(gallery({ existing_gallery_images: '["c","a"]' })).toEqual(['c', 'a'])
    expect(gallery({ existing_gallery_images: '', 'existing_gallery_images[]': ['b'] })).toEqual(['b'])
    expect(gallery({ existing_gallery_images: '[]' })).toEqual([])
  })

  it('takes new ones behind those that stay', () => {
    expect(gallery({ 'gallery_images[]': ['d', 'a'] })).toEqual(['a', 'b', 'c', 'd'])
    expect(gallery({ existing_gallery_images: '["c"]', 'gallery_images[]': ['d'] })).toEqual(['c', 'd'])
    expect(gallery({ 'gallery_images[]': [''] })).toEqual(['a', 'b', 'c'])
    expect(gallery({ 'gallery_images[]': '' })).toBeUndefined()
  })

  it('may be sent as it was answered', () => expect(gallery({ gallery_images: '["b","a"]' })).toEqual(['b', 'a']))

  it('that is malformed says so at its field', () => {
    const form = read({ existing_gallery_images: '["a"' })
    expect(galleryOf(form, [])).toBeUndefined()
    expect(form.problems).toEqual({ existing_gallery_images: { kind: 'list-malformed' } })
  })
})

it('videos come out of a list, a JSON text or any text', () => {
  const videos = (value: unknown) => videosOf(read({ gallery_videos: value }))
  const link = 'https://youtu.be/abc'
  for (const given of [[link], `["${link}"]`, `see ${link}.`, `["${link}`]) expect(videos(given)).toEqual([link])
  expect(videos('')).toEqual([])
  expect(videos([{ link }])).toBeUndefined()
})

it('whatever is sent, every reader answers and none throws', () => {
  const deep = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.anything(),
      fc.string(),
      fc.array(tie('value')),
      fc.constant(new File([''], 'a')),
    ),
  }))
  fc.assert(
    fc.property(deep.value, (value) => {
      const fields = {
        a: value,
        'a[]': value,
        gallery_images: value,
        gallery_videos: value,
        existing_gallery_images: value,
      }
      const form = read(fields, true)
      form.line('a')
      form.markup('a')
      form.number('a', null)
      form.flag('a')
      listOf(form, 'a', { most: 3 })
      galleryOf(form, [])
      videosOf(form)
      for (const problem of Object.values(form.problems)) expect(problem.kind).toMatch(/^[a-z-]+$/)
    }),
  )
})
