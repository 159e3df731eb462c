import type { Figure } from '../../../domain/figure.ts'
import { FigureValue } from '../catalogue/figure-value.tsx'

/** Every figure of the product, in two columns. */
export function SpecList({ specs }: { specs: Figure[] }) {
  return (
    <dl className="spec-list">
      {specs.map((spec) => (
        <div key={spec.key}>
          <dt>{spec.label}</dt>
          <dd>
            <FigureValue figure={spec} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
