import type { CalculatorFigures, PackContent, Range } from './figures.ts'
import type { Inputs } from './inputs.ts'

export type CalculationKind = CalculatorFigures['kind'] | 'fillet'
export type AmountUnit = 'ml' | 'l' | 'kg' | 'm2' | 'm'

/** A calculation: the amount without waste, the steps that lead to it, and how many of each pack that takes. */
export type Calculation = {
  kind: CalculationKind
  amount: { value: number; unit: AmountUnit }
  /** The factors, as they stand in the formula. */
  steps: readonly Factor[]
  waste: number
  packs: readonly PackCount[]
  /** Some of it is a general factor and no figure of the maker. */
  isEstimate: boolean
  /** How many layers a thickness takes, where one is not enough. */
  layers: number | null
}
export type Factor = { value: number; unit: 'mm' | 'm' | 'm2' | 'kg/m2' | 'kg/m2/mm' | 'g/m2' | '' }
export type PackCount = PackContent & { content: number; pieces: number; cartons: number | null; leftOver: number }
/** The field whose number the product does not suit, and what it suits, in mm. */
export type Unsuited = { field: 'w' | 'd' | 'thick'; range: Range }

type Sum = { value: number; unit: AmountUnit; steps: Factor[]; layers?: number }

/** One product's packs for a job. Null where the product has no figures for that kind. */
export function calculate(
  kind: CalculationKind,
  figures: CalculatorFigures,
  inputs: Inputs,
): Calculation | Unsuited | null {
  if (kind !== figures.kind && !(kind === 'fillet' && figures.kind === 'joint')) return null
  const unsuited = unsuitedBy(kind, figures, inputs)
  if (unsuited) return unsuited
  const sum = SUMS[kind](inputs, figures)
  if (sum === null) return null
  const { waste } = inputs
  const wanted = sum.value * (1 + waste / 100)
  const packs = figures.packs.flatMap((pack) => {
    const content = contentOf(pack, figures, sum.unit)
    if (!content) return []
    const pieces = Math.ceil(wanted / content - TINY)
    const cartons = pack.box ? Math.ceil(pieces / pack.box) : null
    return [{ ...pack, content, pieces, cartons, leftOver: pieces * content - wanted }]
  })
  if (packs.length === 0) return null
  return {
    kind,
    amount: { value: sum.value, unit: sum.unit },
    steps: sum.steps,
    waste,
    packs: packs.toSorted((one, other) => one.leftOver - other.leftOver),
    isEstimate: figures.kind === 'foam' && figures.packs.some(({ joint_m: metres }) => metres === null),
    layers: sum.layers ?? null,
  }
}

/** What floating point adds to a number that comes out even. */
const TINY = 1e-9
/** A joint of 30 × 100 mm takes three litres a metre. */
const LITRES_OF_JOINT_METRE = 3
const JOINT_SHARE = 0.6

function unsuitedBy(kind: CalculationKind, figures: CalculatorFigures, { w, thick }: Inputs): Unsuited | null {
  const width = { joint: figures.width_mm, foam: figures.gap_mm, grout: figures.joint_mm }[kind as 'joint']
  if (width && w !== null && isOutside(w, width)) return { field: 'w', range: width }
  const [least] = figures.thickness_mm ?? [null]
  // Thicker than one layer may be is several layers.
  if (kind === 'layer' && figures.thickness_mm && thick !== null && least !== null && thick < least) {
    return { field: 'thick', range: figures.thickness_mm }
  }
  return null
}

function isOutside(value: number, [least, most]: Range): boolean {
  return (least !== null && value < least) || (most !== null && value > most)
}

function middle(range: Range | undefined): number | null {
  const [least, most] = range ?? [null, null]
  return least === null || most === null ? (least ?? most) : (least + most) / 2
}

const mm = (value: number): Factor => ({ value, unit: 'mm' })
const metres = (value: number): Factor => ({ value, unit: 'm' })
const area = (value: number): Factor => ({ value, unit: 'm2' })
const bare = (value: number): Factor => ({ value, unit: '' })

/** The amount of each kind (docs/calculator.md); inputs are checked by `readInputs`. */
const SUMS: Record<CalculationKind, (inputs: Inputs, figures: CalculatorFigures) => Sum | null> = {
  joint: ({ w, d, l }, figures) => {
    const depth = d ?? depthFor(w!, figures)
    return { value: w! * depth * l!, unit: 'ml', steps: [mm(w!), mm(depth), metres(l!)] }
  },
  fillet: ({ a, l }) => ({ value: (a! * a! * l!) / 2, unit: 'ml', steps: [bare(0.5), mm(a!), mm(a!), metres(l!)] }),
  foam: ({ w, d, l }) => ({ value: (w! * d! * l!) / 1000, unit: 'l', steps: [mm(w!), mm(d!), metres(l!)] }),
  tile: ({ area: size, notch, butter }, { kg_m2_mm: rate }) => {
    if (rate === undefined) return null
    const bed = notch! / 2 + (butter ? 1 : 0)
    return { value: size! * bed * rate, unit: 'kg', steps: [area(size!), mm(bed), { value: rate, unit: 'kg/m2/mm' }] }
  },
  grout: ({ area: size, tw, th, tt, w }, { density }) => {
    if (density === undefined) return null
    const rate = ((tw! + th!) / (tw! * th!)) * tt! * w! * density
    return { value: size! * rate, unit: 'kg', steps: [area(size!), { value: rate, unit: 'kg/m2' }] }
  },
  coat: ({ area: size, faces, rate }, figures) => {
    const grams = rate ?? middle(figures.g_m2)
    if (grams === null) return null
    const sides = sidesOf(figures, faces)
    return {
      value: (size! * grams * sides) / 1000,
      unit: 'kg',
      steps: [area(size!), { value: grams, unit: 'g/m2' }, ...(sides > 1 ? [bare(sides)] : [])],
    }
  },
  layer: ({ area: size, thick }, figures) => {
    if (figures.kg_m2_mm !== undefined) {
      const most = figures.thickness_mm?.[1]
      return {
        value: size! * thick! * figures.kg_m2_mm,
        unit: 'kg',
        steps: [area(size!), mm(thick!), { value: figures.kg_m2_mm, unit: 'kg/m2/mm' }],
        ...(most && thick! > most && { layers: Math.ceil(thick! / most) }),
      }
    }
    const rate = middle(figures.kg_m2)
    return rate === null
      ? null
      : { value: size! * rate, unit: 'kg', steps: [area(size!), { value: rate, unit: 'kg/m2' }] }
  },
  coverage: ({ area: size, faces }, figures) => {
    const sides = sidesOf(figures, faces)
    return { value: size! * sides, unit: 'm2', steps: [area(size!), ...(sides > 1 ? [bare(sides)] : [])] }
  },
  length: ({ l }) => ({ value: l!, unit: 'm', steps: [metres(l!)] }),
}

/** Half the width, never under what the maker asks for; narrow joints are filled as deep as they are wide where it says so. */
function depthFor(width: number, { min_depth_mm: least = 0, full_depth_to_mm: full = 0 }: CalculatorFigures): number {
  return width <= full ? width : Math.max(width / 2, least)
}

/** How many faces are coated: a figure that is for both, or for the finished work, counts once. */
function sidesOf({ basis = 'face', faces: usual = 1 }: CalculatorFigures, faces: number | null): number {
  return basis === 'face' ? (faces ?? usual) : 1
}

function contentOf(pack: PackContent, figures: CalculatorFigures, unit: AmountUnit): number | null {
  if (unit === 'ml') return pack.ml
  if (unit === 'kg') return pack.kg
  if (unit === 'm') return pack.m
  if (unit === 'l') {
    if (pack.joint_m) return pack.joint_m * LITRES_OF_JOINT_METRE
    return pack.free_l && pack.free_l * (figures.joint_share ?? JOINT_SHARE)
  }
  const { m2_per_pack: each, of_ml: volume } = figures
  return each === undefined ? null : each * (volume && pack.ml ? pack.ml / volume : 1)
}

/** Doors and windows: the foam round their frames, and a sealant along it on one side or both. */
type OpeningsCalculation = { lengthM: number; foam: Calculation; seal: Calculation | null }

export function calculateOpenings(
  foam: CalculatorFigures,
  seal: CalculatorFigures | null,
  inputs: Inputs,
): OpeningsCalculation | (Unsuited & { of: 'foam' | 'seal' }) | null {
  const { n, ow, oh, sw, sd, sides, sill } = inputs
  const l = (n! * (2 * (ow! + oh!) - (sill ? ow! : 0))) / 100
  const foamed = calculate('foam', foam, { ...inputs, l })
  if (foamed === null) return null
  if ('range' in foamed) return { ...foamed, of: 'foam' }
  if (seal === null) return { lengthM: l, foam: foamed, seal: null }
  const sealed = calculate('joint', seal, { ...inputs, w: sw, d: sd, l: l * (sides ?? 1) })
  if (sealed === null) return null
  return 'range' in sealed ? { ...sealed, of: 'seal' } : { lengthM: l, foam: foamed, seal: sealed }
}
