import { calculate, type Calculation, type Unsuited } from './calculate.ts'
import type { CalculatorFigures } from './figures.ts'
import type { Inputs } from './inputs.ts'

/** Doors and windows: the foam round their frames, and a sealant along it on one side or both. */
export type OpeningsCalculation = { lengthM: number; foam: Calculation; seal: Calculation | null }

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
