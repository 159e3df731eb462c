import { beforeEach, describe, expect, it } from 'vitest'
import { UNKNOWN_VISITOR, type StaffCaller } from '#domain/accounts/caller.ts'
import type { Fields } from '#server/web/request/request-body.ts'
import { testSite } from '#tests/support/test-app.ts'

const NOURA: StaffCaller = { kind: 'staff', id: 'noura', name: 'Noura', role: 'editor', via: 'session' }
const MB = 1024 * 1024

const site = testSite({
  identify: () => ({ ...UNKNOWN_VISITOR, staff: async () => (isStaff ? NOURA : null) }),
  pages: async (request, { fields }) => {
    asked.push({ request, fields })
    return new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } })
  },
})
let asked: { fields: Fields; request: Request }[]
let isStaff: boolean
beforeEach(() => {
  asked = []
  isStaff = true
})

const send = async (path: string, body: BodyInit) => (await site.app.request(path, { method: 'POST', body })).status

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const file = (bytes: number) => new File([new Uint8Array(bytes)], 'a.png')

describe('a form of staff', () => {
  it('brings its files to the page, read once and whole', async () => {
    const body = form({ product_name_ar: 'رغوة', product_image: file(3 * MB) })
    body.append('gallery_images[]', file(1))
    body.append('gallery_images[]', file(2))
    expect(await send('/admin/items/add', body)).toBe(200)
    const { fields } = asked[0]!
    expect(fields).toMatchObject({ product_name_ar: 'رغوة', product_image: { size: 3 * MB } })
    expect((fields['gallery_images[]'] as File[]).map(({ size }) => size)).toEqual([1, 2])
  })

  it('is read by what its page is for, and by the data of that page', async () => {
    for (const [suffix, most] of [
      ['', 25 * MB],
      ['.data', MB],
    ] as const) {
      expect(await send(`/admin/items/edit/805${suffix}`, form({ product_pdf: file(Math.min(most, 19 * MB)) }))).toBe(
        200,
      )
      expect(await send(`/admin/categories/add${suffix}`, form({ image: file(most) }))).toBe(200)
      expect(await send(`/admin/categories/add${suffix}`, form({ image: file(33 * MB) }))).toBe(413)
      expect(await send(`/admin/blogs/edit/a${suffix}`, form({ detail_ar: 'x'.repeat(190_000) }))).toBe(200)
      expect(await send(`/admin/settings${suffix}`, form({ slogan: 'x'.repeat(100_000) }))).toBe(200)
      expect(await send(`/admin/settings${suffix}`, form({ logo: file(1) }))).toBe(413)
    }
  })

  it('is small where everybody may send one', async () => {
    expect(await send('/admin/login', form({ username: 'x'.repeat(5000) }))).toBe(413)
    expect(await send('/contact', form({ message: 'x'.repeat(40_000) }))).toBe(413)
    expect(await send('/administration', form({ product_image: file(1) }))).toBe(413)
  })
})

describe('a form of anybody else', () => {
  it('is small everywhere, and carries no files', async () => {
    isStaff = false
    expect(await send('/admin/login', form({ username: 'x'.repeat(5000) }))).toBe(413)
    expect(await send('/addresses', form({ address_name: 'x'.repeat(17_000) }))).toBe(413)
    expect(asked).toEqual([])
    expect(await send('/contact', form({ name: 'سارة' }))).toBe(200)
    expect(asked[0]!.fields).toEqual({ name: 'سارة' })
  })

  it('leaves the answer to the guard of a page of staff, which reads nothing of it', async () => {
    isStaff = false
    for (const suffix of ['', '.data']) {
      await send(`/admin/items/add${suffix}`, form({ product_image: file(1) }))
      await send(`/admin/items/edit/805${suffix}`, form({ product_name_ar: 'x'.repeat(40_000) }))
    }
    expect(asked.map(({ fields, request: { body } }) => ({ fields, body }))).toEqual(
      Array.from({ length: 4 }, () => ({ fields: {}, body: null })),
    )
  })
})
