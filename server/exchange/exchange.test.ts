import { addDays } from 'date-fns/addDays'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import {
  aCategory,
  anOverride,
  aPost,
  aProduct,
  aVariant,
  someone,
  tickingClock,
  valueOf,
} from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { testConfig } from '#tests/support/test-app.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { formTexts } from '#domain/fields/field.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import type { Db } from '#server/data/engine/database.ts'
import { saveRedirect } from '#server/data/site/redirects-store.ts'
import { saveSeoOverrides } from '#server/data/site/seo-store.ts'
import { saveSettings } from '#server/data/site/settings-store.ts'
import { insertSynonyms } from '#server/data/search/synonyms-store.ts'
import { openLocalStorage } from '#server/files/local-storage.ts'
import { sharp } from '#server/files/sharp.ts'
import { createServices, type Services } from '#server/services/services.ts'
import { testFolder } from '#tests/support/services/folders.ts'
import { errorLog } from '#tests/support/services/deps.ts'

const AT = '2026-03-01T00:00:00.000Z'

onOneDatabase('the file of a catalogue', (db) => {
  const folder = testFolder()
  let services: Services

  beforeEach(async () => {
    await giveAccount(db(), owner)
    services = await servicesOn(db())
  })

  async function servicesOn(on: Db, uploads = 'uploads'): Promise<Services> {
    const config = testConfig({ DATA_DIR: folder() })
    const storage = await openLocalStorage(join(folder(), uploads))
    return createServices({ db: on, storage, config, log: errorLog, clock: tickingClock() })
  }

  /** A picture that is encoded again whenever it is stored, so that it has another name elsewhere. */
  async function aPicture() {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c84' } })
      .jpeg()
      .toBuffer()
    return valueOf(await services.uploads.store(bytes, { kind: 'image', originalName: 'foam.jpg' })).name
  }

  /** One record of every kind, with what is hard to keep: lists, commas in cells, no category, an old address. */
  async function fill() {
    const picture = await aPicture()
    const category = valueOf(await services.categories.create(aCategory({ image: picture, sortId: 2, rating: 4.5 })))
    const variants = [
      aVariant({ volume: { ar: '750 مل، رف', en: '750 ml, shelf' } }),
      aVariant({ stockCode: null, weightKg: 0.95 }),
    ]
    const specs = [{ key: 'density', label: { ar: 'الكثافة', en: 'Density' }, value: '25', unit: { ar: '', en: 'kg' } }]
    const product = aProduct({ categoryId: category.id, image: picture, gallery: [picture], variants, specs })
    valueOf(
      await services.products.create({
        ...product,
        galleryVideos: ['https://www.youtube.com/watch?v=abcdefghijk'],
        certifications: ['EN 13501-1, B1'],
        jointYield: { kind: 'foam', litres: 45, can_ml: 750 },
        hasSafetySheet: true,
        hsCode: '32141010',
      }),
    )
    valueOf(await services.products.create(aProduct({ slug: 'loose', code: null })))
    const detail = `<p>أ</p><p><img src="/api/uploads/${picture}" alt="x"></p>`
    valueOf(await services.posts.create(aPost({ image: picture, detail: { ar: detail, en: detail } })))
    valueOf(await services.products.update('loose', { slug: 'looser' }))
    valueOf(await services.products.update('loose', { slug: 'loosest' }))
    await services.media.describe(picture, { alt_ar: 'علبة', alt_en: 'A can', focus: '20', tags: 'cans' }, owner)
    await write('slide', {
      title_ar: 'رغوة',
      title_en: 'Foam',
      text_ar: 'تملأ',
      text_en: 'It fills',
      existing_image_ar: picture,
      link: '/categories',
      link_label_ar: 'الفئات',
      link_label_en: 'Categories',
    })
    await write('page', {
      ...ABOUT,
      id: 'about',
      'value_title_ar[]': ['صدق', 'دقة'],
      'value_title_en[]': ['Honest', 'Exact'],
    })
    await write('question', { question_ar: 'هل، تشحنون؟', question_en: 'Do you, ship?', ...ANSWER, sort_id: '2' })
    await saveRedirect(db(), { from: '/old', target: { path: '/about' }, origin: 'staff', at: AT })
    await saveSeoOverrides(db(), { 805: anOverride() }, AT)
    await insertSynonyms(db(), { id: 'one', words: ['foam', 'رغوة'] }, AT)
    const words = { label_ar: 'الضمان', label_en: 'Guarantee', type: 'number', unit: 'years', facet: '1' }
    valueOf(await services.attributes.edit(null, { key: 'guarantee', ...words }, owner))
    await saveSettings(db(), { phone: '+966 11 000 0001' }, AT)
  }

  const owner: StaffCaller = { kind: 'staff', id: 'u-1', name: 'owner', role: 'owner', via: 'session' }
  const ANSWER = { answer_ar: '<p>نعم.</p>', answer_en: '<p>Yes.</p>' }
  const ABOUT = {
    hero_title_ar: 'من نحن',
    hero_title_en: 'About us',
    story_title_ar: 'قصتنا',
    story_title_en: 'Our story',
  }

  async function write(kind: ContentKind, fields: FormFields) {
    const { add, update } = services.editing[kind]
    valueOf(await (kind === 'page' ? update : add)(fields, owner))
  }

  async function exported(from = services, request?: { drafts: boolean }): Promise<string[]> {
    const lines: string[] = []
    await from.exchange.export(async (text) => void lines.push(text), request)
    return lines
  }

  const importLines = (lines: (string | null)[], into = services) =>
    into.exchange.import(async function* () {
      yield* lines
    }, someone)

  const withoutGuarantee = () => db().deleteFrom('attribute_keys').where('key', '=', 'guarantee').execute()
  afterEach(withoutGuarantee)

  async function emptied(): Promise<Services> {
    const tables = [
      'redirects',
      'seo_overrides',
      'search_synonyms',
      'settings',
      'posts',
      'products',
      'content_records',
    ] as const
    await withoutGuarantee()
    for (const table of [...tables, 'categories', 'audit_log', 'records', 'files'] as const)
      await db().deleteFrom(table).execute()
    return servicesOn(db(), 'elsewhere')
  }

  const withoutFiles = (lines: string[]) => lines.slice(1).filter((line) => !line.startsWith('{"record":"file"'))
  const namesAside = (lines: string[]) => lines.join('\n').replace(/[0-9a-f]{16}\.jpg/g, 'PICTURE')

  it('goes through another database and comes back the same', async () => {
    await fill()
    const lines = await exported()
    const records = Map.groupBy(lines, (line) => (JSON.parse(line) as { record: string }).record)
    expect([...records.keys()]).toEqual([
      'catalogue',
      'file',
      'attribute',
      'category',
      'product',
      'post',
      'settings',
      'seo',
      'synonyms',
      'slide',
      'question',
      'page',
      'redirect',
    ])
    expect(JSON.parse(records.get('file')?.[0] ?? '')).toMatchObject({
      focus: '20',
      tags: ['cans'],
      alt_ar: 'علبة',
      alt_en: 'A can',
      decorative: false,
    })
    expect(JSON.parse(lines.find((line) => line.includes('805-pu-foam')) ?? '')).toMatchObject({
      hs_code: '32141010',
      'weight_kg[]': ['', '0.95'],
    })
    const elsewhere = await emptied()
    const report = valueOf(await importLines(lines, elsewhere))
    expect(report).toEqual({ added: 12, changed: 1, unchanged: 0, files: 1, actId: expect.any(String) })
    expect(namesAside(withoutFiles(await exported(elsewhere)))).toBe(namesAside(withoutFiles(lines)))
    const product = await elsewhere.products.get('805-pu-foam')
    expect(product).toMatchObject({ hsCode: '32141010', variants: [{ weightKg: null }, { weightKg: 0.95 }] })
    expect(await elsewhere.uploads.open(product?.image?.file ?? '')).not.toBeNull()
    expect((await elsewhere.posts.get('fire-joints'))?.detail.en).toContain(product?.image?.file)
    expect(product?.image?.words).toEqual({ alt: { ar: 'علبة', en: 'A can' }, isDecorative: false })
    const [slide] = await elsewhere.content.list('slide')
    expect(Object.keys(slide?.pictures ?? {})).toEqual([product?.image?.file])
  })

  const HEAD = '{"record":"catalogue","format":1}'
  const line = (fields: FormFields) => JSON.stringify(fields)
  const sound = { record: 'category', category_id: 'foam', category_slug: 'foam', name_ar: 'ر', name_en: 'Foam' }
  const product = { record: 'product', product_id: 'p', product_slug: 'p', product_name_ar: 'ر', product_name_en: 'P' }

  describe('of what is not on the site', () => {
    const LATER = addDays(tickingClock()(), 30).toISOString()
    const someDraft = (id: string) => ({ ...product, product_id: id, product_slug: id, product_name_en: `Foam ${id}` })
    const importAll = async (...records: FormFields[]) =>
      valueOf(await importLines([HEAD, ...records.map((one) => JSON.stringify(one))]))

    it('is told of drafts and plans where that is asked for, and brings them into another catalogue', async () => {
      await importAll(
        sound,
        { ...someDraft('p'), category_id: 'foam' },
        { record: 'product', product_id: 'half', product_name_en: 'Half', state: 'draft', created_at: AT },
        { ...someDraft('later'), category_id: 'foam', state: 'scheduled', publish_at: LATER, created_at: AT },
      )
      expect((await services.products.list()).map(({ id }) => id)).toEqual(['p'])
      expect((await exported()).join('')).not.toContain('half')
      const lines = await exported(services, { drafts: true })
      const drafts = lines.map((text) => JSON.parse(text) as FormFields).filter(({ state }) => state !== undefined)
      expect(drafts).toMatchObject([
        { product_id: 'half', product_name_en: 'Half', state: 'draft' },
        { product_id: 'later', state: 'scheduled', publish_at: LATER, created_at: AT },
      ])
      expect(await importLines(lines)).toMatchObject({ ok: true, value: { added: 0, changed: 0 } })

      const elsewhere = await emptied()
      expect(valueOf(await importLines(lines, elsewhere))).toMatchObject({ added: 4, changed: 0 })
      expect(withoutFiles(await exported(elsewhere, { drafts: true }))).toEqual(withoutFiles(lines))
      expect(await elsewhere.records.state('product', 'later')).toMatchObject({ state: 'scheduled', publishAt: LATER })
    })

    it('takes drafts of the site’s content along', async () => {
      await importAll({ record: 'review', id: 'sara', name_en: 'Sara', state: 'draft', created_at: AT })
      expect(await services.content.list('review')).toEqual([])
      expect((await exported()).join('')).not.toContain('Sara')
      const lines = await exported(services, { drafts: true })
      const elsewhere = await emptied()
      expect(valueOf(await importLines(lines, elsewhere))).toMatchObject({ added: 1 })
      expect(withoutFiles(await exported(elsewhere, { drafts: true }))).toEqual(withoutFiles(lines))
    })

    it('brings pages that link to one another, and none that links to what nobody brings', async () => {
      const page = (id: string, link: string) => {
        const section = {
          section_title_ar: 'أول',
          section_title_en: 'First',
          section_body_en: 'Text',
          section_link: link,
        }
        return { record: 'page', id, created_at: AT, title_ar: 'عنوان', title_en: 'Title', sections: [section] }
      }
      const bring = (...pages: object[]) => importLines([HEAD, ...pages.map((one) => JSON.stringify(one))])
      const [policy, terms] = [page('policy', '/terms-of-service'), page('terms', '/policy')]
      expect(await bring(policy)).toMatchObject({ ok: false })
      expect(await bring(policy, { ...terms, state: 'draft' })).toMatchObject({ ok: false })
      expect(await bring(policy, terms)).toMatchObject({ ok: true, value: { added: 2 } })
    })

    it('takes along when what is on the site is taken off it, where plans are asked for', async () => {
      await importAll(sound, { ...someDraft('ends'), category_id: 'foam', unpublish_at: LATER })
      expect((await exported()).join('')).not.toContain('unpublish_at')
      const lines = await exported(services, { drafts: true })
      expect(lines.map((text) => JSON.parse(text) as FormFields)).toContainEqual(
        expect.objectContaining({ product_id: 'ends', unpublish_at: LATER }),
      )
      expect(await importLines(lines)).toMatchObject({ ok: true, value: { added: 0, changed: 0 } })
      const elsewhere = await emptied()
      valueOf(await importLines(lines, elsewhere))
      expect(await elsewhere.records.state('product', 'ends')).toMatchObject({ state: 'published', unpublishAt: LATER })
    })

    it('stays off it when a line says nothing of it, and goes onto it when one does', async () => {
      await importAll(sound, { ...someDraft('off'), category_id: 'foam', state: 'draft' })
      await importAll({ record: 'product', product_id: 'off', product_name_en: 'Better' })
      expect(await services.products.get('off')).toBeNull()
      await importAll({ record: 'product', product_id: 'off', state: 'published' })
      expect((await services.products.get('off'))?.name.en).toBe('Better')
    })

    it('is refused with the line where that cannot be', async () => {
      const refused = await importLines([
        HEAD,
        line({ ...someDraft('a'), state: 'hidden' }),
        line({ ...someDraft('b'), category_id: '', state: 'scheduled' }),
        line({ ...someDraft('c'), category_id: '', publish_at: '2020-01-01T10:00' }),
      ])
      expect(refused).toMatchObject({
        ok: false,
        failure: [
          { line: 2, text: expect.stringMatching(/^state: /) },
          { line: 3, text: expect.stringMatching(/^publish_at: /) },
          { line: 4, text: expect.stringMatching(/^publish_at: /) },
        ],
      })
    })
  })

  it('changes nothing where it says what is there already', async () => {
    await fill()
    const before = await exported()
    const report = valueOf(await importLines(before))
    expect(report).toMatchObject({ added: 0, changed: 0, files: 1, actId: null })
    expect((await exported()).slice(1)).toEqual(before.slice(1))
  })

  it('reads a file that an editor began with the mark of its encoding', async () => {
    const lines = await exported()
    expect(valueOf(await importLines([`\ufeff${lines[0]}`, ...lines.slice(1)]))).toEqual(
      valueOf(await importLines(lines)),
    )
  })

  it('changes only what a line names, and tells who did it', async () => {
    await fill()
    const line = { record: 'product', product_id: '805-pu-foam', product_name_en: 'Foam 805' }
    expect(valueOf(await importLines([HEAD, JSON.stringify(line)]))).toMatchObject({ changed: 1 })
    const product = await services.products.get('805-pu-foam')
    expect(product?.name).toEqual({ ar: 'رغوة 805', en: 'Foam 805' })
    expect(product?.variants).toHaveLength(2)
    expect(await services.audit.list({ limit: 1 })).toMatchObject([
      { actor: someone, action: 'product.update', detail: { changed: ['product_name_en'] } },
    ])
  })

  const other = { ...product, product_id: 'q', product_slug: 'q' }

  describe('with a wrong line', () => {
    const bad: [what: string, lines: (string | null)[], ...expected: [line: number, text: RegExp][]][] = [
      ['nothing', [], [1, /empty/]],
      ['another beginning', [line(sound)], [1, /first line/]],
      ['a later format', ['{"record":"catalogue","format":2}'], [1, /first line/]],
      ['no JSON', [HEAD, '{"record":"product"'], [2, /no JSON/]],
      ['letters of another encoding', [HEAD, null, line(sound)], [2, /^This is no UTF-8\.$/]],
      ['an unknown record', [HEAD, '', line({ record: 'car' })], [3, /must be one of/]],
      ['a list', [HEAD, '[]'], [2, /must be one of/]],
      ['no id', [HEAD, line({ ...sound, category_id: '' })], [2, /^category_id: /]],
      ['no name', [HEAD, line({ ...sound, name_en: '' })], [2, /^name_en: /]],
      ['a reserved id', [HEAD, line({ ...sound, category_id: 'admin' })], [2, /own pages/]],
      [
        'one record on two lines',
        [HEAD, line(sound), line({ ...sound, category_id: ' foam ', name_en: 'Foams' }), line(sound)],
        [3, /^Line 2 is of the same category already/],
        [4, /^Line 2 /],
      ],
      [
        'one address, key, file or the settings twice',
        [
          HEAD,
          ...['/old', '/en/Old/'].map((from) => line({ record: 'redirect', from, to: '/about' })),
          ...['a', 'b'].map((title) => line({ record: 'seo', key: 'about', metaTitle_en: title })),
          ...['', 'AAAA'].map((bytes) => line({ record: 'file', name: `${'a'.repeat(32)}.jpg`, kind: 'image', bytes })),
          ...['1', '2'].map((phone) => line({ record: 'settings', phone })),
        ],
        ...[3, 5, 7, 9].map((number): [number, RegExp] => [number, new RegExp(`^Line ${number - 1} is of the same`)]),
      ],
      ['a wrong instant', [HEAD, line({ ...sound, created_at: 'soon' })], [2, /^created_at: /]],
      [
        'an unknown category, beside a sound one',
        [HEAD, line(sound), line({ ...product, category_id: 'nails' }), line({ ...other, rating: 'high' })],
        [3, /^category_id: The chosen category does not exist/],
        [4, /^category_id: /],
        [4, /^rating: /],
      ],
      ['a slug that is taken', [HEAD, line(sound), line({ ...sound, category_id: 'other' })], [3, /slug/]],
      [
        'a file that is none',
        [HEAD, line({ record: 'file', name: `${'a'.repeat(32)}.jpg`, kind: 'image', bytes: 'AAAA' })],
        [2, /^bytes: /],
      ],
      ['a file without a name', [HEAD, line({ record: 'file', name: '../x' })], [2, /^name: /]],
      ['a redirect to nowhere', [HEAD, line({ record: 'redirect', from: '/a', to: '/b' })], [2, /^to: /]],
      ['one word', [HEAD, line({ record: 'synonyms', words: ['foam'] })], [2, /^words: /]],
      ['a wrong setting', [HEAD, line({ record: 'settings', email: 'x' })], [2, /^email: /]],
      ['a page that the site does not have', [HEAD, line({ record: 'page', id: 'jobs' })], [2, /^id: /]],
      [
        'texts of a page twice',
        [HEAD, ...['a', 'b'].map((hero) => line({ record: 'page', id: 'about', hero_title_en: hero, state: 'draft' }))],
        [3, /^Line 2 is of the same page/],
      ],
      [
        'half a question',
        [HEAD, line({ record: 'question', id: 'q', question_en: 'Q' })],
        [2, /^question_ar: /],
        [2, /^answer_ar: /],
        [2, /^answer_en: /],
      ],
      ['an override of nothing', [HEAD, line({ record: 'seo', key: '' })], [2, /^key: /]],
    ]
    it.each(bad)('(%s) is refused with the line, and nothing of it stays', async (_, lines, ...expected) => {
      const outcome = await importLines(lines)
      const told = outcome.ok ? [] : outcome.failure
      expect(told).toEqual(expected.map(([number, text]) => ({ line: number, text: expect.stringMatching(text) })))
      expect(await services.categories.list()).toEqual([])
      expect(await services.audit.list({})).toEqual([])
    })
  })

  it('brings no name into two groups of synonyms: a line whose names are in several is refused', async () => {
    const groups = [
      ['foam', 'رغوة'],
      ['glue', 'غراء'],
    ]
    for (const [index, words] of groups.entries()) await insertSynonyms(db(), { id: String(index), words }, AT)
    const outcome = await importLines([HEAD, line({ record: 'synonyms', words: ['foams', 'spray', 'Glue'] })])
    const text = expect.stringContaining('“Glue” is in another group already: glue, غراء.')
    expect(outcome).toMatchObject({ ok: false, failure: [{ line: 2, text }] })
    expect((await services.synonyms.list()).map(({ words }) => words)).toEqual(groups)
  })

  it('lets no line take the place of an earlier one: two groups with a name in common are refused', async () => {
    await insertSynonyms(db(), { id: 'known', words: ['foam', 'رغوة'] }, AT)
    const group = (...words: string[]) => line({ record: 'synonyms', words })
    const outcome = await importLines([
      HEAD,
      group('glue', 'غراء'),
      group('foam', 'spray'),
      group('Glue', 'paste'),
      group('spray', 'رغوة'),
      group('glue', 'غراء'),
    ])
    const told = (name: string) => expect.stringContaining(`words: “${name}” is in another group already: `)
    expect(outcome).toMatchObject({
      ok: false,
      failure: [
        { line: 4, text: told('Glue') },
        { line: 5, text: told('spray') },
      ],
    })
    expect((await services.synonyms.list()).map(({ words }) => words)).toEqual([['foam', 'رغوة']])
  })

  it('holds every setting that the form of settings has', async () => {
    await saveSettings(db(), { phone: '+966 11 000 0001', structuredRating: null }, AT)
    const settings = (await exported())
      .map((text) => JSON.parse(text) as FormFields)
      .find((is) => is['record'] === 'settings')
    const fields = Object.keys(formTexts(SETTINGS_FIELDS, await services.settings.get()))
    expect(Object.keys(settings ?? {})).toEqual(['record', ...fields])
  })
})
