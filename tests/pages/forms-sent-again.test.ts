import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminForm } from '#content/admin/form.ts'
import { addressForm } from '#content/pages/addresses.ts'
import { type ActionsWorld, type Caller, openActionsWorld } from './actions-world.ts'
import { formsOf } from './form-fields.ts'
import { Page, visitorHeaders } from './page.ts'

let world: ActionsWorld
beforeAll(async () => {
  world = await openActionsWorld()
})
afterAll(() => world.site.stop())

const GALLERY = 'existing_gallery_images'
/** Fields that tell one filling of a form from another. */
const KEYS = ['creation_key', 'formKey']

type Making = {
  page: string
  caller: Caller
  table: 'products' | 'categories' | 'posts' | 'addresses'
  words: Record<string, string>
}

/** Forms that make something, and what has to be filled in. */
const MAKING: Making[] = [
  {
    page: '/admin/items/add',
    caller: 'an owner',
    table: 'products',
    words: {
      intent: 'publish',
      product_slug: 'made',
      product_name_ar: 'منتج',
      product_name_en: 'A product',
      category_id: 'pu-foam',
    },
  },
  {
    page: '/admin/categories/add',
    caller: 'an owner',
    table: 'categories',
    words: { intent: 'publish', category_slug: 'made', name_ar: 'فئة', name_en: 'A category' },
  },
  {
    page: '/admin/blogs/add',
    caller: 'an owner',
    table: 'posts',
    words: {
      intent: 'publish',
      slug: 'made',
      title_ar: 'مقال',
      title_en: 'An article',
      snippet_ar: 'نص',
      snippet_en: 'In short',
      detail_ar: '<p>نص</p>',
      detail_en: '<p>Text</p>',
    },
  },
  {
    page: '/en/addresses?add=1',
    caller: 'a customer',
    table: 'addresses',
    words: { address_name: 'The office', address_city: 'Riyadh', address_street: 'A street' },
  },
]

describe.each(MAKING)('$page', ({ page, caller, table, words }) => {
  const countRows = () =>
    world.site.withDb(async (db) => (await db.selectFrom(table).select('id').execute()).map(({ id }) => id).length)

  const formIn = async (shown: Response) => {
    const forms = formsOf(new Page(page, shown.status, shown.headers, await shown.text()))
    return forms.find(({ path }) => path === page)!.fields
  }
  const shownForm = async () =>
    formIn(await fetch(world.site.origin + page, { headers: { ...visitorHeaders(), ...world.callers[caller] } }))

  it('makes one, however often the form that it shows is sent, and another one the next time', async () => {
    const before = await countRows()
    for (const times of [1, 2]) {
      const filled = new URLSearchParams([...new Map([...(await shownForm()), ...Object.entries(words)])])
      const sendOnce = async () => (await world.send(page, world.callers[caller], filled)).status
      expect(await Promise.all([sendOnce(), sendOnce()])).toEqual([302, 302])
      expect(await sendOnce()).toBe(302)
      expect(await countRows()).toBe(before + times)
    }
  })

  it('comes back with the key that it was sent with when it is refused', async () => {
    const sent = await shownForm()
    const refused = await world.send(page, world.callers[caller], new URLSearchParams([...sent]))
    expect(refused.status).toBe(422)
    const [key] = [...sent.keys()].filter((name) => KEYS.includes(name))
    expect((await formIn(refused)).get(key!)).toBe(sent.get(key!))
  })
})

describe('an address that was begun before anybody signed in', () => {
  const page = '/en/addresses?add=1'
  const words = { address_name: 'Before', address_city: 'Riyadh', address_street: 'A street' }
  const countSaved = () =>
    world.site.withDb(async (db) => {
      const saved = await db.selectFrom('addresses').select('id').where('name', '=', words.address_name).execute()
      return saved.length
    })
  const sendAs = (caller: Caller, fields: Iterable<[string, string]>) =>
    world.send(page, world.callers[caller], new URLSearchParams([...fields]))

  it('comes back to whoever is not signed in, and is saved for whoever has signed in since', async () => {
    const answer = await sendAs('nobody', Object.entries(words))
    expect(answer.status).toBe(401)
    const refused = new Page(page, answer.status, answer.headers, await answer.text())
    const { fields } = formsOf(refused).find(({ path }) => path === page)!
    expect(refused.visibleText).toContain(addressForm.withoutScripts.kept.en)
    expect(Object.fromEntries(fields)).toMatchObject(words)
    expect((await sendAs('a customer', fields)).status).toBe(302)
    expect(await countSaved()).toBe(1)
  })

  it('is not saved where its form names another owner, before whoever is signed in has seen that', async () => {
    const before = await countSaved()
    const answer = await sendAs('a customer', Object.entries({ ...words, user_uuid: 'omar' }))
    const refused = new Page(page, answer.status, answer.headers, await answer.text())
    expect(refused.status).toBe(403)
    expect(refused.visibleText).toContain(addressForm.otherAccount.en)
    expect(await countSaved()).toBe(before)
    const { fields } = formsOf(refused).find(({ path }) => path === page)!
    expect((await sendAs('a customer', fields)).status).toBe(302)
    expect(await countSaved()).toBe(before + 1)
  })
})

it('a list of pictures that cannot be read is named, and those that are saved stay', async () => {
  const page = '/admin/items/edit/805'
  const caller = world.callers['an owner']
  const pictures = '["https://pictures.example/joint.jpg"]'
  const shownForm = async (answer: Response) => {
    const shown = new Page(page, answer.status, answer.headers, await answer.text())
    return { shown, fields: formsOf(shown).find(({ path }) => path === page)!.fields }
  }
  const ask = () => fetch(world.site.origin + page, { headers: { ...visitorHeaders(), ...caller } })
  const sendWith = async (list: string) => {
    const { fields } = await shownForm(await ask())
    return world.send(page, caller, new URLSearchParams([...fields.set(GALLERY, list)]))
  }
  expect((await sendWith(pictures)).status).toBe(302)
  const { shown, fields } = await shownForm(await sendWith('["joint'))
  expect(shown.status).toBe(422)
  expect(shown.visibleText).toContain(adminForm.upload.galleryBroken.en)
  expect(fields.get(GALLERY)).toBe(pictures)
})
