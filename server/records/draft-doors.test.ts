import { beforeAll, describe, expect, it } from 'vitest'
import { UNKNOWN_VISITOR, type StaffCaller } from '#domain/accounts/caller.ts'
import { USUAL_OPTIONS } from '#domain/imports/import.ts'
import { readPostedGrid } from '#domain/products/grid/grid-names.ts'
import { FEED_PATH, SITEMAP_PATH } from '#domain/site/machine-paths.ts'
import { RANGE_FILES } from '#domain/sheets/range-files.ts'
import type { DraftKind } from '#domain/kinds.ts'
import type { StaffReads } from './staff-reads.ts'
import { newAddress } from '#tests/support/customers.ts'
import { aBrand, aCategory, aPost, aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { giveAccount, olga } from '#tests/support/staff.ts'
import { testSite, type TestApp } from '#tests/support/test-app.ts'

const SITE = 'Zzpublic'
const DRAFT = 'Zzdraft'

type Fields = Record<string, string>

/** A kind with drafts: its call and its sheet, its id, its name, and another field for doors to change. */
type Kind = {
  kind: DraftKind & ('product' | 'category' | 'brand' | 'post')
  calls: string
  id: string
  name: string
  other: string
  create(services: TestApp['services'], id: string): Promise<unknown>
  /** Name and other field of what is on the site, and of what forms show. */
  read(services: TestApp['services'], id: string): Promise<Record<'site' | 'newest', [string, string] | null>>
}

type Named = { name: { en: string } }
type Described = Named & { description: { en: string } }
const described = ({ name, description }: Described): [string, string] => [name.en, description.en]

async function both<Entity extends { id: string }>(
  reads: StaffReads<Entity>,
  id: string,
  read: (entity: Entity) => [string, string],
) {
  const [onSite, newest] = [await reads.standing(id), await reads.newest(id)]
  const isOnSite = onSite?.head.state === 'published'
  return { site: isOnSite ? read(onSite.record) : null, newest: newest && read(newest.record) }
}

const KINDS: Kind[] = [
  {
    kind: 'product',
    calls: 'products',
    id: 'product_id',
    name: 'product_name_en',
    other: 'made_in',
    create: ({ products }, id) => {
      const variants = [aVariant({ stockCode: `${id}-1`, productCode: null })]
      return products.create(aProduct({ slug: id, code: null, name: { ar: id, en: SITE }, variants }), { id })
    },
    read: ({ staffReads }, id) => both(staffReads.product, id, ({ name, madeIn }) => [name.en, madeIn.en]),
  },
  {
    kind: 'category',
    calls: 'categories',
    id: 'category_id',
    name: 'name_en',
    other: 'description_en',
    create: ({ categories }, id) => categories.create(aCategory({ slug: id, name: { ar: id, en: SITE } })),
    read: ({ staffReads }, id) => both(staffReads.category, id, described),
  },
  {
    kind: 'brand',
    calls: 'brands',
    id: 'brand_id',
    name: 'name_en',
    other: 'description_en',
    create: ({ brands }, id) => brands.create(aBrand({ slug: id, name: { ar: id, en: `${SITE} ${id}` } })),
    read: ({ staffReads }, id) => both(staffReads.brand, id, described),
  },
  {
    kind: 'post',
    calls: 'blogs',
    id: 'blog_id',
    name: 'title_en',
    other: 'snippet_en',
    create: ({ posts }, id) => posts.create(aPost({ slug: id, title: { ar: id, en: SITE } }), { id }),
    read: ({ staffReads }, id) => both(staffReads.post, id, ({ title, snippet }) => [title.en, snippet.en]),
  },
]

const site = testSite({
  env: { TRUST_PROXY: '1' },
  identify: () => ({ ...UNKNOWN_VISITOR, staff: async () => caller }),
})
let caller: StaffCaller | null = olga
beforeAll(() => giveAccount(site.db, olga))

async function ask(path: string, fields?: Fields): Promise<string> {
  const init = fields && { method: 'POST', body: new URLSearchParams(fields) }
  const headers = { 'X-Forwarded-For': newAddress(), 'Accept-Language': 'en' }
  const answer = await site.app.request(path, { headers, ...init })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

let made = 0
/** A record that is on the site, with a draft beside it that has another name. */
async function withDraft({ kind, id, name, create }: Kind): Promise<string> {
  const own = `${kind}-${++made}`
  await create(site.services, own)
  const { records } = site.services
  const fields = { [id]: own, [name]: `${DRAFT} ${own}`, intent: 'draft' }
  expect(await site.services.editing[kind].update(fields, olga)).toMatchObject({ ok: true })
  expect(await records.state(kind, own)).toMatchObject({ state: 'published', draft: expect.any(Number) })
  return own
}

describe.each(KINDS)('of a $kind with unpublished changes', (one) => {
  const { kind, calls, id, name, other } = one

  it('every way out shows what is on the site', async () => {
    const own = await withDraft(one)
    const exported = await ask(`/api/${calls}/export.php?format=csv&lang=en&id[]=${own}`)
    expect(exported).toContain(SITE)
    const single = { product: 'getproduct', category: 'getcategory', brand: 'getbrand', post: 'getblog' }[kind]
    caller = null
    const answers = [
      await ask(`/api/${calls}/getall.php`),
      await ask(`/api/${calls}/${single}.php`, { [id]: own }),
      await ask(`/api/search?q=${DRAFT}&lang=en`),
      await ask(`/api/search/suggest?q=${DRAFT}`),
      await ask(FEED_PATH),
      await ask(`/en${FEED_PATH}`),
      await ask(SITEMAP_PATH),
      ...(await Promise.all([...RANGE_FILES.keys()].filter((path) => path.endsWith('.csv')).map((path) => ask(path)))),
    ]
    caller = olga
    for (const answer of [exported, ...answers]) expect(answer).not.toContain(`${DRAFT} ${own}`)
    expect(await ask(`/api/${calls}/getall.php?state=changed`)).toContain(DRAFT)
  })

  const change = (fields: Fields) => (own: string) => site.services.editing[kind].update({ [id]: own, ...fields }, olga)
  const call = (fields: Fields) => (own: string) => ask(`/api/${calls}/update.php`, { [id]: own, ...fields })
  /** What is done, and what the site and forms say afterwards; `old` and `new` are of the other field. */
  const WAYS: [way: string, act: (own: string) => Promise<unknown>, site: string, newest: string][] = [
    ['a call', call({ [other]: 'new' }), 'Zzpublic new', 'Zzdraft new'],
    ['a call that plans nothing else', call({ [other]: 'new', state: 'published' }), 'Zzpublic new', 'Zzdraft new'],
    [
      'an act on many',
      (own) => site.services.records.actOnMany(kind, [own], { to: 'set', fields: { [other]: 'new' } }, olga),
      'Zzpublic new',
      'Zzdraft new',
    ],
    ['a form that keeps a draft', change({ [other]: 'new', intent: 'draft' }), 'Zzpublic old', 'Zzdraft new'],
    ['a form that publishes', change({ [other]: 'new', intent: 'publish' }), 'Zzdraft new', 'Zzdraft new'],
    [
      'a call that is undone',
      async (own) => {
        await call({ [other]: 'new' })(own)
        const [version] = (await site.services.versions.page({ kind, id: own }, 'owner'))!.versions
        valueOf(await site.services.records.undo(version!.actId, olga))
      },
      'Zzpublic old',
      'Zzdraft old',
    ],
    [
      'a version that is restored as a draft',
      async (own) => valueOf(await site.services.records.restore({ kind, id: own, number: 1, as: 'draft' }, olga)),
      'Zzpublic old',
      'Zzpublic old',
    ],
  ]
  it.each(WAYS)('%s changes what it says', async (_way, act, onSite, newest) => {
    const own = await withDraft(one)
    const { site: before } = await one.read(site.services, own)
    const told = (content: [string, string] | null) =>
      content && `${content[0].split(' ')[0]} ${content[1] === before![1] ? 'old' : content[1]}`
    await act(own)
    const after = await one.read(site.services, own)
    expect([told(after.site), told(after.newest)]).toEqual([onSite, newest])
  })

  it('the preview of an act on many tells what becomes of the site', async () => {
    const own = await withDraft(one)
    const act = { to: 'set', fields: { [name]: 'Zznext' } } as const
    const { changes } = await site.services.records.changesOfMany(kind, [own], act, olga)
    expect(JSON.stringify(changes)).toContain(SITE)
    expect(JSON.stringify(changes.map(({ fields }) => fields))).not.toContain(DRAFT)
  })
})

describe('of a product with unpublished changes', () => {
  const product = KINDS[0]!
  it.each(['csv', 'xlsx'])('a file that comes back as it went out changes nothing (%s)', async (format) => {
    const id = await withDraft(product)
    const answer = await site.app.request(`/api/products/export.php?format=${format}&lang=en&id[]=${id}`, {
      headers: { 'X-Forwarded-For': newAddress() },
    })
    const file = new File([await answer.bytes()], `products.${format}`)
    const { imports } = site.services
    const upload = {
      file,
      kind: 'products',
      options: USUAL_OPTIONS,
      chosen: {},
      locale: 'en',
      runsAtOnce: true,
    } as const
    const added = valueOf(await imports.add(upload, olga))
    await imports.work(new AbortController().signal)
    expect(await imports.find(added.id, olga)).toMatchObject({
      state: 'done',
      counts: { rows: 1, changed: 0, unchanged: 1, refused: 0 },
    })
    const read = await product.read(site.services, id)
    expect([read.site?.[0], read.newest?.[0]]).toEqual([SITE, `${DRAFT} ${id}`])
  })

  it('the grid shows and saves what is on the site, beside the draft', async () => {
    const id = await withDraft(product)
    const [shown] = await site.services.productGrid.products([id], olga)
    expect(shown!.content.name.en).toBe(SITE)
    const posted = readPostedGrid({ [`c.${id}.0.box_quantity`]: '48', [`c.${id}.0.price`]: '7' })
    expect(await site.services.productGrid.save(posted, olga)).toMatchObject({ saved: 1, live: 1, left: [] })
    expect(await site.services.products.get(id)).toMatchObject({
      name: { en: SITE },
      variants: [{ boxQuantity: '48' }],
    })
    expect((await site.services.staffReads.product.newest(id))!.record).toMatchObject({
      name: { en: `${DRAFT} ${id}` },
      variants: [{ boxQuantity: '48' }],
    })
  })
})
