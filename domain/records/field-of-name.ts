import { recordKind, type RecordKindName } from '#domain/kinds.ts'

/** The field of a kind's table in which this name of calls stands; the name itself where there is no table. */
export function fieldOfName(kind: RecordKindName, name: string): string {
  const { fields } = recordKind(kind)
  const found = Object.entries(fields ?? {}).find(([, { line, blank }]) => {
    const names = line(blank)
    return Object.hasOwn(names, name) || Object.hasOwn(names, `${name}[]`)
  })
  return found?.[0] ?? name
}
