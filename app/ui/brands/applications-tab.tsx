import { brandsPage } from '#content/pages/brands.ts'
import type { BrandView } from '#domain/catalogue/brand-view.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { BeadList } from '#app/ui/base/list/bead-list.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

export function ApplicationsTab({ brand }: { brand: BrandView }) {
  const words = useWords(brandsPage)
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      {brand.applications.length > 0 && (
        <div>
          <h3 className="text-h3">{words.applications}</h3>
          <BeadList items={brand.applications} className="mt-3" />
        </div>
      )}
      {brand.certifications.length > 0 && (
        <div>
          <h3 className="text-h3">{words.certifications}</h3>
          <ul className="mt-4 flex flex-wrap gap-2">
            {brand.certifications.map((standard) => (
              <li key={standard}>
                <Badge>
                  <Ltr>{standard}</Ltr>
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
