import { expect, test } from 'vitest'
import { adminForm } from '#content/admin/form.ts'
import { formNames } from '#domain/records/field.ts'
import { LIST_KINDS } from '#domain/site/content/content-kinds.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import type { FormKind } from '#app/record-address.ts'
import { sectionsOf } from '#app/ui/admin/records/kind-form.tsx'
import { viewOf } from '#app/ui/admin/records/record-views.tsx'
import { settingsSections } from '#app/ui/admin/settings/settings-sections.ts'
import { namesOf } from './form-sections.ts'

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
