import { panelCounts, productPage } from '#content/pages/product.ts'
import { countText, type PluralForms } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { ProductPage } from '#domain/products/product-view.ts'
import type { Question } from '#domain/records/seo-override.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { BeadList } from '#app/ui/base/list/bead-list.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Chip } from '#app/ui/base/chip.tsx'
import { Panel } from '#app/ui/base/panel.tsx'
import { PacksTable } from './packs-table.tsx'
import type { Figure } from '#domain/products/figure.ts'
import { FigureValue } from '#app/ui/catalogue/figure-value.tsx'

type ProductPanelsProps = {
  product: Pick<ProductPage, 'id' | 'properties' | 'areas' | 'packs' | 'specs' | 'figures' | 'seo'>
}

/** Properties and areas start closed, packaging open (docs/specification 2.7). */
export function ProductPanels({ product }: ProductPanelsProps) {
  const { panels } = useWords(productPage)
  const counted = useCounted()
  const { properties, areas, packs, specs, figures, seo } = product
  const hasSpecs = specs.length > figures.length
  return (
    <div>
      <Panel later title={panels.properties} count={counted(properties, panelCounts.items)}>
        <Opening text={seo.openings.properties} />
        {properties.length > 0 ? (
          <BeadList items={properties} className="gap-x-12 lg:grid-cols-2" />
        ) : (
          <p className="text-ink-2">{panels.noProperties}</p>
        )}
      </Panel>
      <Panel later title={panels.areas} count={counted(areas, panelCounts.uses)}>
        <Opening text={seo.openings.areas} />
        {areas.length > 0 ? <Areas areas={areas} /> : <p className="text-ink-2">{panels.noAreas}</p>}
      </Panel>
      {hasSpecs && (
        <Panel later title={panels.specs} count={counted(specs, panelCounts.figures)}>
          <Opening text={seo.openings.figures} />
          <SpecList specs={specs} />
        </Panel>
      )}
      <Panel later title={panels.packaging} count={counted(packs, panelCounts.packs)} open id="packaging">
        {!hasSpecs && <Opening text={seo.openings.figures} />}
        {packs.length > 0 ? (
          <PacksTable packs={packs} productId={product.id} />
        ) : (
          <p className="text-ink-2">{panels.noPackaging}</p>
        )}
      </Panel>
      {seo.questions.length > 0 && (
        <Panel later title={panels.questions} count={counted(seo.questions, panelCounts.questions)}>
          <Questions questions={seo.questions} />
        </Panel>
      )}
    </div>
  )
}

/** What a search for the product asks, over what answers it. */
function Opening({ text }: { text: string }) {
  return text === '' ? null : (
    <h3 className="text-card mb-4">
      <CodedText text={text} />
    </h3>
  )
}

function Areas({ areas }: { areas: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {areas.map((area) => (
        <li key={area}>
          <Chip className="whitespace-normal">
            <CodedText text={area} />
          </Chip>
        </li>
      ))}
    </ul>
  )
}

function Questions({ questions }: { questions: Question[] }) {
  return (
    <div className="grid max-w-[42em] gap-6">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="text-card">
            <CodedText text={question} />
          </h3>
          <p className="mt-1 text-ink-2">
            <CodedText text={answer} />
          </p>
        </div>
      ))}
    </div>
  )
}

/** Nothing is said about how many where there are none; the panel's own text says that. */
function useCounted() {
  const locale = useLocale()
  return (items: unknown[], forms: Localized<PluralForms>) =>
    items.length > 0 ? countText(items.length, forms, locale) : undefined
}

function SpecList({ specs }: { specs: Figure[] }) {
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
