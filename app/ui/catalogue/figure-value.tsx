import type { Figure } from '../../../domain/figure.ts'
import { Ltr } from '../base/ltr.tsx'

/** A number with its unit: two runs, so that neither turns the other round, joined by a no-break space. */
export function FigureValue({ figure }: { figure: Pick<Figure, 'value' | 'unit'> }) {
  return (
    <>
      <Ltr className="figure-number">{figure.value}</Ltr>
      {figure.unit && (
        <>
          {'\u00a0'}
          <span className="figure-unit">{figure.unit}</span>
        </>
      )}
    </>
  )
}
