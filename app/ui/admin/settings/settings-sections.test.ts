import { expect, test } from 'vitest'
import { can, type StaffRole } from '#domain/accounts/permissions.ts'
import { DESK_FIELDS, PEOPLE_FIELDS } from '#domain/site/settings-rights.ts'
import { sectionsFor, settingsSections } from '#app/routes/admin/site/settings.tsx'

const namesFor = (role: StaffRole) => {
  const { shown, written } = sectionsFor(settingsSections('en'), (act) => can(role, act))
  const namesOf = (sections: typeof shown) =>
    sections.flatMap(({ fields }) => fields.flatMap(({ names }) => [...names])).toSorted()
  return { shown: namesOf(shown), written: namesOf(written) }
}
const all = namesFor('owner').shown
const without = (...fields: readonly string[]) => all.filter((name) => !fields.includes(name))

test('sales read all settings and send those of the quote desk', () =>
  expect(namesFor('sales')).toEqual({ shown: all, written: DESK_FIELDS.toSorted() }))

test('an owner sends what is shown, editors all of it but the quote desk, viewers see nothing of people', () => {
  expect(namesFor('owner').written).toEqual(all)
  expect(namesFor('editor')).toEqual({ shown: without(...DESK_FIELDS), written: without(...DESK_FIELDS) })
  expect(namesFor('viewer').shown).toEqual(without(...DESK_FIELDS, ...PEOPLE_FIELDS))
})
