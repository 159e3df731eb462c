import type { FormFields } from '#domain/fields/form-values.ts'

/** What its customer may choose of a quotation: a line beside the others, or one in place of the line above. */
export const LINE_ROLES = ['optional', 'alternative'] as const
export type LineRole = (typeof LINE_ROLES)[number]

export type ChosenProblem = 'unknown' | 'nothing'

type RoleLine = { kind: string; role?: LineRole | undefined }

/** A line with those that may stand in its place, by their places from 1. */
export type ChoiceGroup = { place: number; isOptional: boolean; alternatives: number[] }

/** A heading says what follows it and counts nothing. */
export function isCounted({ kind, role }: RoleLine): boolean {
  return kind !== 'heading' && role === undefined
}

/** What can be chosen; lines that nobody can change are none of it. */
export function choiceGroups(lines: readonly RoleLine[]): ChoiceGroup[] {
  const groups: ChoiceGroup[] = []
  for (const [at, { kind, role }] of lines.entries()) {
    if (kind === 'heading') continue
    if (role === 'alternative') groups.at(-1)?.alternatives.push(at + 1)
    else groups.push({ place: at + 1, isOptional: role === 'optional', alternatives: [] })
  }
  return groups.filter(({ isOptional, alternatives }) => isOptional || alternatives.length > 0)
}

/** The places that a form names in fields `chosen`, or `chosen-2` for one in place of line 2; null where one is no number. */
function placesIn(fields: FormFields): number[] | null {
  const sent = Object.entries(fields).filter(([name]) => /^chosen(?:\[\]|-\d+)?$/.test(name))
  const places = sent.flatMap(([, value]) => [value].flat()).flatMap((value) => readPlaces(value))
  return places.some(Number.isNaN) ? null : [...new Set(places)]
}

function readPlaces(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'string') return [Number.NaN]
  return value
    .split(/[\s,[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN))
}

/** The lines that are agreed to with what was chosen, in their order and as ordinary ones; a heading of none goes, too. */
export function agreedLines<Line extends RoleLine>(
  lines: readonly Line[],
  fields: FormFields,
): { lines: Line[] } | { problem: ChosenProblem } {
  const groups = choiceGroups(lines)
  const places = placesIn(fields)
  const known = groups.flatMap(({ place, alternatives }) => [place, ...alternatives])
  if (places === null || places.some((place) => !known.includes(place))) return { problem: 'unknown' }
  const left = new Set<number>()
  for (const { place, isOptional, alternatives } of groups) {
    const all = [place, ...alternatives]
    const chosen = all.filter((one) => places.includes(one))
    if (chosen.length > 1) return { problem: 'unknown' }
    const kept = chosen[0] ?? (isOptional ? null : place)
    for (const one of all) if (one !== kept) left.add(one)
  }
  const isKept = (at: number) => lines[at]!.kind !== 'heading' && !left.has(at + 1)
  const agreed = lines.flatMap((line, at) => {
    const end = lines.findIndex(({ kind }, place) => place > at && kind === 'heading')
    const below = [...lines.keys()].slice(at + 1, end === -1 ? undefined : end)
    if (line.kind === 'heading' ? !below.some(isKept) : !isKept(at)) return []
    const { role: _role, ...rest } = line
    return [rest as Line]
  })
  return agreed.some(isCounted) ? { lines: agreed } : { problem: 'nothing' }
}
