/** What a calculation needs to know of a product, by the names of the API: lengths in mm, packs by what they hold. */
export const FIGURE_KINDS = ['joint', 'foam', 'tile', 'grout', 'coat', 'layer', 'coverage', 'length'] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

export type Range = readonly [least: number | null, most: number | null]

/** What a pack holds: ml, kg or m; of foam the litres sprayed freely, and the metres of a joint of 30 × 100 mm by EN 17333-1. */
export type PackContent = {
  stock_code: string
  box: number | null
  ml: number | null
  kg: number | null
  m: number | null
  free_l: number | null
  joint_m: number | null
}

export type CalculatorFigures = {
  kind: FigureKind
  packs: readonly PackContent[]
  /** Where the figures are written. */
  from: string
  min_depth_mm?: number
  full_depth_to_mm?: number
  width_mm?: Range
  gap_mm?: Range
  joint_mm?: Range
  thickness_mm?: Range
  joint_share?: number
  g_m2?: Range
  faces?: number
  basis?: string
  kg_m2?: Range
  kg_m2_mm?: number
  density?: number
  m2_per_pack?: number
  of_ml?: number
}

const NUMBERS = [
  'min_depth_mm',
  'full_depth_to_mm',
  'joint_share',
  'faces',
  'kg_m2_mm',
  'density',
  'm2_per_pack',
  'of_ml',
] as const
const RANGES = ['width_mm', 'gap_mm', 'joint_mm', 'thickness_mm', 'g_m2', 'kg_m2'] as const

export type NumberName = (typeof NUMBERS)[number]
export type RangeName = (typeof RANGES)[number]
export type FigureName = NumberName | RangeName | 'basis'
export type ContentName = Exclude<keyof PackContent, 'stock_code' | 'box'>
type KindOfFigures = { figures: readonly FigureName[]; needed: readonly FigureName[]; contents: readonly ContentName[] }

/** What the consumption of a face is said for: one, both, or the finished work. */
export const BASES = ['face', 'both', 'total'] as const

/** What a product of each kind says: one of the needed at least, and what a pack holds. */
export const KIND_FIGURES: Record<FigureKind, KindOfFigures> = {
  joint: { figures: ['width_mm', 'min_depth_mm', 'full_depth_to_mm'], needed: [], contents: ['ml'] },
  foam: { figures: ['gap_mm', 'joint_share'], needed: [], contents: ['free_l', 'joint_m'] },
  tile: { figures: ['kg_m2_mm'], needed: ['kg_m2_mm'], contents: ['kg'] },
  grout: { figures: ['density', 'joint_mm'], needed: ['density'], contents: ['kg'] },
  coat: { figures: ['g_m2', 'basis', 'faces'], needed: ['g_m2'], contents: ['kg'] },
  layer: { figures: ['kg_m2', 'kg_m2_mm', 'thickness_mm'], needed: ['kg_m2', 'kg_m2_mm'], contents: ['kg'] },
  coverage: { figures: ['m2_per_pack', 'of_ml', 'basis', 'faces'], needed: ['m2_per_pack'], contents: ['ml'] },
  length: { figures: [], needed: [], contents: ['m'] },
}
export const FIGURE_NAMES: readonly FigureName[] = [...NUMBERS, ...RANGES, 'basis']
export const CONTENT_NAMES: readonly ContentName[] = ['ml', 'kg', 'm', 'free_l', 'joint_m']

export function isRangeName(name: FigureName): name is RangeName {
  return (RANGES as readonly string[]).includes(name)
}

/** The figures of a product as they are stored; null where nothing can be calculated by them. */
export function readFigures(value: unknown): CalculatorFigures | null {
  if (typeof value !== 'object' || value === null) return null
  const stored = value as Record<string, unknown>
  const kind = FIGURE_KINDS.find((one) => one === stored['kind'])
  const packs = Array.isArray(stored['packs']) ? stored['packs'].flatMap(packOf) : []
  if (!kind || packs.length === 0) return null
  const numbers = NUMBERS.flatMap((name) => {
    const number = numberOf(stored[name])
    return number === null ? [] : [[name, number]]
  })
  const ranges = RANGES.flatMap((name) => {
    const [least, most] = Array.isArray(stored[name]) ? stored[name].map(numberOf) : []
    return (least ?? most ?? null) === null ? [] : [[name, [least || null, most ?? null]]]
  })
  return {
    kind,
    packs,
    from: typeof stored['from'] === 'string' ? stored['from'] : '',
    ...(typeof stored['basis'] === 'string' && { basis: stored['basis'] }),
    ...Object.fromEntries([...numbers, ...ranges]),
  }
}

function packOf(value: unknown): PackContent[] {
  const { stock_code: code, ...stored } = (value ?? {}) as Record<string, unknown>
  if (typeof code !== 'string') return []
  const [box = null, ml = null, kg = null, m = null, free = null, joint = null] = [
    'box',
    'ml',
    'kg',
    'm',
    'free_l',
    'joint_m',
  ].map((name) => numberOf(stored[name]))
  return [{ stock_code: code, box, ml, kg, m, free_l: free, joint_m: joint }]
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}
