import type { Product } from '#domain/products/product.ts'
import { takeSizes } from '#domain/search/closest/sizes.ts'
import { foldText } from '#domain/text/fold.ts'
import type { Localized } from '#domain/text/locale.ts'
import { type CalculatorFigures, readFigures } from './figures.ts'

/** A product that something can be calculated for, and the sizes and types of its packs by stock code. */
export type CalculableProduct = {
  id: string
  category: { id: string } | null
  name: Localized
  figures: CalculatorFigures
  sizes: Readonly<Record<string, Localized>>
  types: Readonly<Record<string, Localized>>
}

/** Nothing of a product whose figures cannot be read. */
export function toCalculable(product: Product): CalculableProduct[] {
  const { id, category, name, variants } = product
  const figures = figuresOfProduct(product)
  if (figures === null) return []
  const textsOf = (part: 'volume' | 'type') =>
    Object.fromEntries(
      variants.flatMap(({ stockCode, ...pack }) => {
        const { ar, en } = pack[part]
        return stockCode ? [[stockCode, { ar: ar ?? en ?? '', en: en ?? ar ?? '' }] as const] : []
      }),
    )
  const own = { id, category: category && { id: category.id }, name, figures }
  return [{ ...own, sizes: textsOf('volume'), types: textsOf('type') }]
}

type Figured = Pick<Product, 'calculator' | 'jointYield' | 'variants'>
type Yield = Readonly<Record<string, unknown>>

/** The figures of a product: those of the calculator, else what its older field `joint_yield` says of the same packs. */
export function figuresOfProduct({ calculator, jointYield, variants }: Figured): CalculatorFigures | null {
  return readFigures(calculator) ?? (jointYield && readFigures(figuresOfYield(jointYield, variants)))
}

function figuresOfYield(said: Yield, variants: Product['variants']): Yield | null {
  const kind = kindOf(said)
  if (kind === null) return null
  const packs = variants.flatMap(({ stockCode, volume, boxQuantity }) => {
    const { sizes } = takeSizes(foldText(volume.en ?? volume.ar ?? ''))
    const amount = (unit: string) => sizes.find((size) => size.unit === unit)?.amount ?? null
    const [ml, g] = [amount('ml'), amount('g')]
    const content = { ml, kg: g && g / 1000, ...(kind['kind'] === 'foam' && { free_l: litresOf(said, ml) }) }
    return stockCode && Object.values(content).some((value) => value !== null)
      ? [{ stock_code: stockCode, box: Number(boxQuantity) || null, ...content }]
      : []
  })
  return { ...kind, packs, from: 'joint_yield' }
}

/** Of a foam the share that stays in a joint is what the field itself was written with. */
function kindOf(said: Yield): Yield | null {
  if (said['kind'] === 'cartridge') return { kind: 'joint', min_depth_mm: 6 }
  if (said['kind'] === 'foam') return { kind: 'foam', joint_share: 0.6 }
  const both = (name: string) => [said[name], said[name]]
  if (typeof said['kg_per_m2_mm'] === 'number') return { kind: 'layer', kg_m2_mm: said['kg_per_m2_mm'] }
  if (typeof said['kg_per_m2'] === 'number') return { kind: 'layer', kg_m2: both('kg_per_m2') }
  return typeof said['g_per_m2'] === 'number' ? { kind: 'coat', g_m2: both('g_per_m2') } : null
}

/** The litres of a can of this size. */
function litresOf(said: Yield, ml: number | null): number | null {
  const listed = Array.isArray(said['packs']) ? (said['packs'] as Yield[]) : []
  const litres = [...listed, said].find(({ can_ml: of }) => of === ml)?.['litres']
  return typeof litres === 'number' ? litres : null
}
