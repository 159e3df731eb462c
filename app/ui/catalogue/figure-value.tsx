import type { Figure } from '#domain/products/figure.ts'

/**
 * A number with its unit: two runs, so that neither turns the other round, joined by a no-break space. Where the number is
 * part of a text, as in `12 مم × 5 م`, the text reads in its own direction.
 */
export function FigureValue({ figure }: { figure: Pick<Figure, 'value' | 'unit'> }) {
  return (
    <>
      <bdi>{figure.value}</bdi>
      {figure.unit && (
        <>
          {'\u00a0'}
          <span>{figure.unit}</span>
        </>
      )}
    </>
  )
}
