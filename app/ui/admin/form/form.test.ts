import { expect, it, test } from 'vitest'
import { adminForm } from '#content/admin/form.ts'
import { formNames } from '#domain/fields/field.ts'
import { LIST_KINDS } from '#domain/site/content/content-kinds.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import type { FormKind } from '#app/record-address.ts'
import { sectionsOf } from '#app/ui/admin/records/kind-form.tsx'
import { viewOf } from '#app/ui/admin/records/record-views.tsx'
import { settingsSections } from '#app/routes/admin/site/settings.tsx'
import { gapsOf, namesOf, type FormSection } from './form-sections.ts'
import { isEmpty, isSame, readValues, valueOf, type FormValues } from './form-values.ts'
import { haveEnded } from './use-saving.ts'

const sections = [
  {
    id: 'name',
    title: 'Name',
    fields: [
      { names: ['name_ar'], label: 'Arabic', wanted: true },
      { names: ['name_en'], label: 'English', wanted: true },
      { names: ['note'], label: 'Note' },
    ],
  },
  { id: 'packs', title: 'Packs', fields: [{ names: ['volume[]', 'code[]'], label: 'Packs', wanted: true }] },
  { id: 'video', title: 'Video', fields: [{ names: ['main_video'], label: 'Video' }] },
]

/** The names of what is missing, by section. */
function missingOf(form: FormSection[], values: FormValues) {
  const gaps = Object.entries(gapsOf(form, values))
  return Object.fromEntries(gaps.map(([id, fields]) => [id, fields && fields.map(({ field }) => field)]))
}

test('a section lacks what is wanted and empty', () => {
  expect(missingOf(sections, { name_ar: ['رغوة'], name_en: [' '], 'code[]': ['A'] })).toEqual({
    name: ['name_en'],
    packs: [],
    video: null,
  })
  expect(missingOf(sections, {})).toEqual({ name: ['name_ar', 'name_en'], packs: ['volume'], video: null })
})

test('half of a text is missing, where one language alone is not enough', () => {
  const half = { made_in: ['China'], brand_ar: ['سما'] }
  expect(missingOf(formOf('product').sections, half)).toMatchObject({ origin: ['brand', 'made_in_ar'] })
  expect(missingOf(formOf('customer').sections, { name_ar: ['سما'] })).toMatchObject({ who: null })
})

test('gaps of a template are missing, and needed on the site', () => {
  const { sections: policy } = formOf('page', 'policy')
  const gaps = gapsOf(policy, { title_ar: ['السياسة'], title_en: ['Policy […your cities]'] })
  expect(gaps['text']).toEqual([{ field: 'title_en', label: 'Title of the page (English)', needed: true }])
})

test('the fields of all sections have names', () =>
  expect(namesOf(sections)).toEqual(['name_ar', 'name_en', 'note', 'volume[]', 'code[]', 'main_video']))

test('the texts of a form are read by name, lists in their order, files left out', () => {
  const form = new FormData()
  form.append('product_name_en', 'PU Foam')
  form.append('volume[]', '750 ml')
  form.append('volume[]', '500 ml')
  form.append('product_description_en', 'one\r\ntwo')
  form.append('product_image', new File(['x'], 'x.webp'))
  const values = readValues(form)
  expect(values).toEqual({
    product_name_en: ['PU Foam'],
    'volume[]': ['750 ml', '500 ml'],
    product_description_en: ['one\ntwo'],
  })
  expect(valueOf(values, 'product_name_en')).toBe('PU Foam')
  expect(valueOf(values, 'code')).toBe('')
})

test('what nobody can see makes no difference', () => {
  expect(isSame({ a: ['x'], 'rows[]': ['1', '', ''] }, { a: ['x'], 'rows[]': ['1'], b: [''] })).toBe(true)
  expect(isSame({ a: ['one\r\ntwo'] }, { a: ['one\ntwo'] })).toBe(true)
})

test('a changed, added or moved value is a difference', () => {
  expect(isSame({ a: ['x'] }, { a: ['y'] })).toBe(false)
  expect(isSame({ a: ['x'] }, {})).toBe(false)
  expect(isSame({ 'rows[]': ['', '1'] }, { 'rows[]': ['1'] })).toBe(false)
  expect(isSame({ a: ['x'], b: ['1'] }, { a: ['x'], b: ['2'] }, ['a'])).toBe(true)
})

test('a group of fields is empty when none of them says anything', () => {
  expect(isEmpty({ a: [' '], 'b[]': ['', ''] }, ['a', 'b[]', 'c'])).toBe(true)
  expect(isEmpty({ 'b[]': ['', '1'] }, ['a', 'b[]'])).toBe(false)
})

function formOf(kind: FormKind, id: string | null = null) {
  const view = viewOf(kind, id)
  return { sections: sectionsOf(view, 'en', false), fields: view.fields }
}

const KINDS: FormKind[] = ['product', 'category', 'brand', 'post', 'seo', 'redirect', 'synonyms', ...LIST_KINDS]
const FORMS = {
  ...Object.fromEntries(KINDS.map((kind) => [kind, formOf(kind)])),
  page: formOf('page', 'home'),
  settings: { sections: settingsSections('en'), fields: SETTINGS_FIELDS },
}

test.each(Object.entries(FORMS))(
  'the %s form calls a text in either language as its field is marked',
  (_, { sections }) => {
    const groups = sections.flatMap(({ fields }) => fields)
    const texts = groups.filter(({ names }) => names.length === 1 && /[^_]_(ar|en)$/.test(names[0] ?? ''))
    const pairs = texts.filter(({ names }) => !/^(existing|side)_/.test(names[0]!))
    for (const { names, label } of pairs) {
      const tag = adminForm.languageTag[names[0]?.endsWith('_ar') ? 'ar' : 'en']
      expect(label).toMatch(new RegExp(` \\(${tag}\\)$`))
    }
  },
)

test.each(Object.entries(FORMS))('every field of the %s form belongs to one section', (_, { sections, fields }) => {
  const names = Object.values(fields).flatMap((field) => formNames(field))
  expect(namesOf(sections).toSorted()).toEqual(names.toSorted())
})

/** Works as a form keeps them: each goes when it has ended, well or not. */
function someWorks() {
  const works = new Set<Promise<unknown>>()
  const begin = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    works.add(promise)
    void Promise.allSettled([promise]).then(() => works.delete(promise))
    return { end: resolve, fail: () => reject(new Error('offline')) }
  }
  return { works, begin }
}

/** Whether a promise has come to its end once all that can happen now has happened. */
async function isOver(promise: Promise<unknown>): Promise<boolean> {
  let over = false
  void promise.then(() => (over = true))
  await new Promise((resolve) => setImmediate(resolve))
  return over
}

it('nothing to wait for has ended', async () => expect(await haveEnded(new Set())).toBe(true))

it('what began while another was waited for is waited for, too', async () => {
  const { works, begin } = someWorks()
  const first = begin()
  const ended = haveEnded(works)
  const second = begin()
  first.end()
  expect(await isOver(ended)).toBe(false)
  second.end()
  expect(await ended).toBe(true)
})

it('what fails is told, also where it began later', async () => {
  const { works, begin } = someWorks()
  const first = begin()
  const ended = haveEnded(works)
  const second = begin()
  first.end()
  await isOver(ended)
  second.fail()
  expect(await ended).toBe(false)
})
