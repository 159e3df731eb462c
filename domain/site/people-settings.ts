import { formNames, type AnyField } from '../records/field.ts'
import { SETTINGS_FIELDS } from './settings-fields.ts'

/** Settings that are an owner's, with the names of their fields. */
const PEOPLE_SETTINGS = Object.entries<AnyField & { people?: true }>(SETTINGS_FIELDS)
  .filter(([, { people }]) => people)
  .map(([key, setting]) => ({ key, names: formNames(setting) }))

export const PEOPLE_FIELDS: readonly string[] = PEOPLE_SETTINGS.flatMap(({ names }) => names)

/** The fields of those among the changed settings that touch people, and of those that could not be read. */
export function peopleFieldsOf(changed: readonly string[], problems: object): string[] {
  return PEOPLE_SETTINGS.filter(
    ({ key, names }) => changed.includes(key) || names.some((name) => Object.hasOwn(problems, name)),
  ).flatMap(({ names }) => names)
}
