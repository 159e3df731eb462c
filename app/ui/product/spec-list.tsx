import type { Figure } from '#domain/products/figure.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { FigureValue } from '#app/ui/catalogue/figure-value.tsx'

/** Every figure of the product, in two columns. */
export function SpecList({ specs }: { specs: Figure[] }) {
  return (
    <dl className="spec-list">
      {specs.map((spec) => (
        <div key={spec.key}>
          <dt>
            <CodedText text={spec.label} />
          </dt>
          <dd>
            <FigureValue figure={spec} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
