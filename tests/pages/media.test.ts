import { expect, test } from 'vitest'
import { sharp } from '#server/files/sharp.ts'
import { fillPages } from './page-paths.ts'
import { staffSite } from './staff-site.ts'

const { site, see, post } = staffSite((services) => fillPages(services), { beginning: 'older' })

async function picture(color: string, name: string, size = 120): Promise<File> {
  const image = sharp({ create: { width: size, height: size / 2, channels: 3, background: color } })
  return new File([new Uint8Array(await image.jpeg().toBuffer())], name, { type: 'image/jpeg' })
}

function form(fields: Record<string, string | string[] | File | File[]>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one)
  return body
}

/** The stored name of the file that an uploaded one has become. */
async function upload(color: string, name: string): Promise<string> {
  const { main } = await post('/admin/media', form({ 'file[]': await picture(color, name) }))
  return /\/admin\/media\/([0-9a-f]+\.jpg)/.exec(main)![1]!
}

const product = { product_name_ar: 'رغوة', product_name_en: 'Foam', category_id: 'pu-foam' }
const addProduct = (slug: string, fields: Record<string, string>) =>
  post('/admin/items/add', form({ product_slug: slug, ...product, ...fields }))

test('a library without files says so, and one without what was looked for, too', async () => {
  expect((await see('/admin/media')).text).toContain('Nothing uploaded yet.')
  expect((await see('/admin/media', { locale: 'ar' })).text).toContain('لم يُرفع شيء بعد.')
  expect((await see('/admin/media?q=nothing')).text).toContain('Nothing matches.')
})

test('many files come at once, each with its result or its refusal', async () => {
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC', { type: 'image/heic' })
  const files = [await picture('#123456', 'door.jpg'), heic, new File(['text'], 'note.txt', { type: 'text/plain' })]
  const { status, text } = await post('/admin/media', form({ 'file[]': files }))
  expect(status).toBe(200)
  expect(text).toContain('door.jpg : Uploaded.')
  expect(text).toContain('IMG_1.HEIC : This HEIC picture could not be read. On the iPhone choose Settings')
  expect(text).toContain('note.txt : This picture cannot be used.')
  expect((await post('/admin/media', form({ 'file[]': heic }))).status).toBe(422)
  expect((await see('/admin/media?q=door')).text).toMatch(/door\.jpg JPG · .*120 × 60.* Unused No alternative text/)
})

test('a picture of a phone is made smaller, which is said', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const image = sharp({ create: { width: 2400, height: 1600, channels: 3, background: 'black', noise } })
  const bytes = await image.png({ compressionLevel: 1 }).toBuffer()
  const sent = new File([new Uint8Array(bytes)], 'phone.png', { type: 'image/png' })
  const { text } = await post('/admin/media', form({ 'file[]': sent }), { locale: 'ar' })
  expect(text).toMatch(/صُغّرت: من \d+\.\d إلى \d\.\d ميغابايت\./)
})

test('a file says where it is used, is described, and can only go where it is used nowhere', async () => {
  const name = await upload('#654321', 'gate.jpg')
  const path = `/admin/media/${name}`
  await addProduct('gate', { existing_image: name })
  const shown = await see(path)
  expect(shown.text).toContain('Used in')
  expect(shown.main).toContain('href="/admin/items/edit/gate"')
  expect(shown.main).toContain(`${site().origin}/api/uploads/${name}`)
  const saved = await post(path, form({ intent: 'save', alt_ar: 'بوابة', alt_en: 'A gate' }))
  expect([saved.status, saved.location]).toEqual([302, `${path}?notice=file-saved`])
  expect((await see(path)).main).toContain('value="A gate"')
  expect((await see('/en/pu-foam/gate')).html).toContain('alt="A gate"')
  await post(path, form({ intent: 'save', alt_ar: '', alt_en: '', decorative: '1' }))
  expect((await see('/en/pu-foam/gate')).html).not.toContain('alt="Foam"')
  const long = await post(path, form({ intent: 'save', alt_ar: 'ب'.repeat(201), alt_en: 'Kept' }))
  expect([long.status, long.main.includes('value="Kept"')]).toEqual([422, true])
  const used = await post(path, form({ intent: 'delete', confirmed: '1' }))
  expect([used.status, used.text.includes('In use: Foam.')]).toEqual([409, true])
})

test('where a picture is cropped, the part stays in sight that was chosen', async () => {
  const name = await upload('#0c0c0c', 'scene.jpg')
  await addProduct('scene', { existing_image: name })
  const path = `/admin/media/${name}`
  expect((await see(path)).main).toMatch(/value="11"[^>]* checked|checked=""[^>]* value="11"/)
  expect((await post(path, form({ intent: 'save', focus: '20' }))).status).toBe(302)
  expect((await see(path)).main).toMatch(/value="20"[^>]* checked|checked=""[^>]* value="20"/)
  const versions = `/admin/versions?kind=file&id=${name}`
  expect((await see(path)).main).toContain(versions.replace('&', '&amp;'))
  expect((await see(versions)).status).toBe(200)
  await post(path, form({ intent: 'save', focus: '99' }))
  expect((await see('/en/pu-foam/scene')).html).toContain('data-focus="20"')
})

test('several are described together, and those that nothing uses are deleted together', async () => {
  const [used, free] = [await upload('#0a0a0a', 'used.jpg'), await upload('#0b0b0b', 'free.jpg')]
  await addProduct('several', { existing_image: used })
  const path = `/admin/media/many?file=${used}&file=${free}`
  const rows = (alt: string[]) => {
    const body = new FormData()
    for (const [at, name] of [used, free].entries()) {
      body.append('file[]', name)
      body.append('alt_ar[]', '')
      body.append('alt_en[]', alt[at]!)
    }
    return body
  }
  const sent = (intent: string, alt = ['A gate', 'A door']) => {
    const body = rows(alt)
    body.append('intent', intent)
    return post(path, body)
  }
  expect(await sent('save', ['A gate', 'x'.repeat(1000)])).toMatchObject({ status: 422 })
  expect((await sent('save')).text).toContain('Alternative texts saved.')
  expect((await see(path)).main).toMatch(/value="A gate".*value="A door"/s)
  expect((await sent('delete')).text).toMatch(/Moved to the bin: 1\. Kept, since used: .used\.jpg.\./)
  expect((await see(`/admin/media/${free}`)).status).toBe(404)
  expect((await see('/admin/media/many')).text).toContain('Nothing is selected.')
})

test('files are sorted by tags, one and many, and narrowed down to them', async () => {
  const [one, other] = [await upload('#0d0d0d', 'one.jpg'), await upload('#0e0e0e', 'other.jpg')]
  const path = `/admin/media/${one}`
  expect((await post(path, form({ intent: 'tags', tags: 'أبواب، Doors' }))).status).toBe(302)
  expect((await see(path)).main).toContain('value="Doors, أبواب"')
  const refused = await post(path, form({ intent: 'tags', tags: 'x'.repeat(60) }))
  expect([refused.status, refused.main.includes('x'.repeat(60))]).toEqual([422, true])
  const many = `/admin/media/many?file=${one}&file=${other}`
  const tagged = await post(many, form({ 'file[]': [one, other], intent: 'tag', add: 'steel', remove: 'doors' }))
  expect(tagged.text).toContain('Tags changed on 2 files.')
  const found = await see('/admin/media?tag=steel')
  expect([found.text.includes('one.jpg'), found.text.includes('other.jpg')]).toEqual([true, true])
  expect(found.text).toMatch(/أبواب 1/)
  expect((await see('/admin/media?tag=doors')).text).toContain('Nothing matches.')
})

test('what only old versions show is asked about before it goes', async () => {
  const [old, other] = [await upload('#111111', 'old.jpg'), await upload('#222222', 'other.jpg')]
  await addProduct('sill', { existing_image: old })
  await post('/admin/items/edit/sill', form({ ...product, product_slug: 'sill', existing_image: other }))
  const asked = await post(`/admin/media/${old}`, form({ intent: 'delete' }))
  expect(asked.status).toBe(200)
  expect(asked.text).toContain('Old versions show it and will be without it:')
  const gone = await post(`/admin/media/${old}`, form({ intent: 'delete', confirmed: '1' }))
  expect([gone.status, gone.location]).toEqual([
    302,
    expect.stringMatching(/^\/admin\/media\?notice=file-deleted&undo=/),
  ])
  expect((await see(`/admin/media/${old}`)).status).toBe(404)
})

test('another file takes every place of one, and one undo takes it back', async () => {
  const name = await upload('#abcdef', 'sign.jpg')
  await addProduct('sign-1', { existing_image: name })
  await addProduct('sign-2', { existing_image: name, intent: 'draft' })
  const path = `/admin/media/${name}`
  const { status, main, text } = await post(
    path,
    form({ intent: 'replace', file: await picture('#fedcba', 'sign-new.jpg', 240) }),
  )
  expect([status, text.includes('Replaced in 2 places.')]).toEqual([200, true])
  expect(text).toContain('old version')
  const act = /name="act" value="([^"]+)"/.exec(main)![1]!
  expect((await see('/en/pu-foam/sign-1')).html).not.toContain(name.slice(0, 16))
  expect((await post('/admin/undo', form({ act, next: path }))).status).toBe(302)
  const back = await see(path)
  expect(back.text).not.toContain('old version')
  expect(back.main).toContain('href="/admin/items/edit/sign-1"')
  expect((await post(path, form({ intent: 'replace' }))).status).toBe(422)
})

test('several files are replaced by those of the same names, and what matches none is named', async () => {
  const name = await upload('#1a1a1a', 'front.jpg')
  await addProduct('front', { existing_image: name })
  const path = `/admin/media/many?file=${name}`
  const files = [await picture('#2a2a2a', 'front.jpg', 240), await picture('#3a3a3a', 'back.jpg')]
  const { text } = await post(path, form({ 'file[]': name, intent: 'replace', 'replacement[]': files }))
  expect(text).toContain('Replaced: 1 file, in 1 place.')
  expect(text).toMatch(/Not matched to one selected file: .?back\.jpg/)
  expect((await post(path, form({ 'file[]': name, intent: 'replace' }))).status).toBe(422)
})

test('a file that a form sent and nothing shows says when it goes', async () => {
  const body = form({ kind: 'image', file: await picture('#333333', 'loose.jpg') })
  await post('/api/uploads/add.php', body)
  expect((await see('/admin/media?q=loose')).text).toMatch(/Will be deleted on \d\d \w{3} \d{4}/)
})

test('the check lists pictures in use of which nothing is said', async () => {
  const name = await upload('#777777', 'untold.jpg')
  await addProduct('untold', { existing_image: name })
  expect((await see('/admin/checks?check=alt')).text).toContain('untold.jpg Arabic English')
})
