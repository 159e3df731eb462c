import { readTypedNumber } from '#domain/text/typed-number.ts'

/** What is asked for, in the units of its field; null where nothing was typed. */
export type Inputs = Record<InputName, number | null> & { waste: number; butter: boolean; sill: boolean }
export const LIMITS = {
  w: [1, 500],
  d: [1, 500],
  a: [1, 500],
  l: [0.1, 100_000],
  area: [0.1, 100_000],
  notch: [3, 20],
  tw: [10, 3000],
  th: [10, 3000],
  tt: [1, 500],
  faces: [1, 2],
  rate: [1, 10_000],
  thick: [1, 500],
  n: [1, 10_000],
  ow: [10, 2000],
  oh: [10, 2000],
  sw: [1, 500],
  sd: [1, 500],
  sides: [1, 2],
  waste: [0, 30],
} as const satisfies Record<string, readonly [number, number]>
export type InputName = Exclude<keyof typeof LIMITS, 'waste'>
export const WASTE = 10
const WHOLE = new Set<string>(['n', 'faces', 'sides'])

export const JOBS = [
  'joint',
  'fillet',
  'foam',
  'openings',
  'tile',
  'grout',
  'coat',
  'layer',
  'coverage',
  'length',
] as const
export type Job = (typeof JOBS)[number]

/** The fields of each job; those of the second list may stay empty. */
export const JOB_FIELDS: Record<Job, { asked: readonly InputName[]; free: readonly InputName[] }> = {
  joint: { asked: ['w', 'l'], free: ['d'] },
  fillet: { asked: ['a', 'l'], free: [] },
  foam: { asked: ['w', 'd', 'l'], free: [] },
  openings: { asked: ['n', 'ow', 'oh', 'w', 'd'], free: ['sw', 'sd', 'sides'] },
  tile: { asked: ['area', 'notch'], free: [] },
  grout: { asked: ['area', 'tw', 'th', 'tt', 'w'], free: [] },
  coat: { asked: ['area'], free: ['faces', 'rate'] },
  layer: { asked: ['area'], free: ['thick'] },
  coverage: { asked: ['area'], free: ['faces'] },
  length: { asked: ['l'], free: [] },
}

type Typed = (name: string) => string
export type WrongInputs = Partial<Record<keyof typeof LIMITS, readonly [number, number]>>

/** Numbers as they were typed, in either digits, with `.`, `٫` or `,`; the limits of those that are none of theirs. */
export function readInputs(
  job: Job,
  typed: Typed,
  alsoAsked: readonly InputName[] = [],
): Inputs | { wrong: WrongInputs } {
  const { asked, free } = JOB_FIELDS[job]
  const wrong: WrongInputs = {}
  const values: Partial<Record<InputName, number>> = {}
  const read = (name: keyof typeof LIMITS, isAsked: boolean): number | null => {
    const text = typed(name).trim()
    if (text === '' && !isAsked) return null
    const value = sizeOf(text)
    const [least, most] = LIMITS[name]
    const isRight = value >= least && value <= most && (!WHOLE.has(name) || Number.isInteger(value))
    if (!isRight) wrong[name] = LIMITS[name]
    return isRight ? value : null
  }
  for (const name of [...asked, ...free]) {
    const value = read(name, asked.includes(name) || alsoAsked.includes(name))
    if (value !== null) values[name] = value
  }
  const waste = read('waste', false) ?? WASTE
  if (Object.keys(wrong).length > 0) return { wrong }
  const all = Object.fromEntries(INPUT_NAMES.map((name) => [name, values[name] ?? null])) as Record<
    InputName,
    number | null
  >
  return { ...all, waste, butter: typed('butter') === '1', sill: typed('sill') === '1' }
}

const INPUT_NAMES = Object.keys(LIMITS).filter((name): name is InputName => name !== 'waste')

/** A size as it was typed; NaN for none. A comma is decimal: nobody writes thousands of millimetres. */
export function sizeOf(text: string): number {
  const read = readTypedNumber(text, { decimal: text.includes(',') || text.includes('،') ? 'comma' : 'point' })
  return typeof read === 'string' || read.isNegative ? NaN : Number(`${read.whole}.${read.places || 0}`)
}
