import { productPage } from '#content/pages/product.ts'
import type { Figure } from '#domain/products/figure.ts'
import { useWords } from '#app/locale.ts'
import { FigureValue } from '#app/ui/catalogue/figure-value.tsx'

/** Longer values are set smaller, so that six stand in a row. */
const LONG_VALUE = 6

export function FigureBand({ figures, label }: { figures: Figure[]; label?: string }) {
  const words = useWords(productPage)
  if (figures.length === 0) return null
  return (
    <dl className="figure-band" aria-label={label ?? words.figures}>
      {figures.map((figure) => (
        <div key={figure.key}>
          <dt className="text-xs text-ink-3">{figure.label}</dt>
          <dd className={figure.value.length > LONG_VALUE ? 'text-figure-long' : 'text-figure'}>
            <FigureValue figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
