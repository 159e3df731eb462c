import type { Act } from '#domain/accounts/permissions.ts'
import { formNames, type AnyField } from '#domain/fields/field.ts'
import { SETTINGS_FIELDS, type SettingRight } from './settings-fields.ts'

const SETTINGS = Object.entries<AnyField & { right?: SettingRight }>(SETTINGS_FIELDS).map(
  ([key, { right = 'settings.write', ...field }]) => ({ key, right, names: formNames(field) }),
)

/** What is an owner's. */
export const PEOPLE_FIELDS: readonly string[] = fieldsOf('people-settings.write')
export const DESK_FIELDS: readonly string[] = fieldsOf('desk-settings')

function fieldsOf(right: SettingRight): string[] {
  return SETTINGS.filter((setting) => setting.right === right).flatMap(({ names }) => names)
}

/** The rights to what was changed of the settings, and to what could not be read of them, with the fields of each. */
export function rightsTo(changed: readonly string[], problems: object): Map<SettingRight, string[]> {
  const touched = SETTINGS.filter(
    ({ key, names }) => changed.includes(key) || names.some((name) => Object.hasOwn(problems, name)),
  )
  const groups = Map.groupBy(touched, ({ right }) => right)
  return new Map([...groups].map(([right, some]) => [right, some.flatMap(({ names }) => names)]))
}

export function rightsToFields(fields: readonly string[]): SettingRight[] {
  const isAmong = ({ names }: { names: string[] }) => names.some((name) => fields.includes(name.replace(/\[\]$/, '')))
  const rights = new Set(SETTINGS.filter(isAmong).map(({ right }) => right))
  return rights.size === 0 ? ['settings.write'] : [...rights]
}

/** The fields that somebody may not read: of people, and of the quote desk. */
export function hiddenSettings(may: (act: Act) => boolean): ReadonlySet<string> {
  return new Set([...(may('people-settings.read') ? [] : PEOPLE_FIELDS), ...(may('desk-settings') ? [] : DESK_FIELDS)])
}
