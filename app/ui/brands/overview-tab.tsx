import { brandsPage } from '#content/pages/brands.ts'
import type { BrandView } from '#domain/catalogue/brand-view.ts'
import { useWords } from '#app/locale.ts'
import { BeadList } from '#app/ui/base/list/bead-list.tsx'

export function OverviewTab({ brand }: { brand: BrandView }) {
  const { coverage } = useWords(brandsPage)
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {brand.highlights.length > 0 && (
        <dl className="grid grid-cols-2">
          {brand.highlights.map(({ title, value }) => (
            <div key={title} className="border-t border-line py-5 pe-4">
              <dt className="text-small text-ink-3">{title}</dt>
              <dd className="text-h3">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {brand.coverageDetails.length > 0 && (
        <div>
          <h3 className="text-h3">{coverage}</h3>
          <BeadList items={brand.coverageDetails} className="mt-3" />
        </div>
      )}
    </div>
  )
}
