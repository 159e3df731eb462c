import type { ReactNode } from 'react'
import { brandsPage } from '#content/pages/brands.ts'
import { partsOfBrand, type BrandPart, type BrandView } from '#domain/catalogue/brand-view.ts'
import { useWords } from '#app/locale.ts'
import { Tabs } from '#app/ui/base/tabs.tsx'
import { ApplicationsTab } from './applications-tab.tsx'
import { ContactTab } from './contact-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { ProductsTab } from './products-tab.tsx'

/** The selected brand: what it is, and up to four tabs of what it offers. */
export function BrandDetails({ brand }: { brand: BrandView }) {
  const { tabsLabel, tabs } = useWords(brandsPage)
  const content: Record<BrandPart, ReactNode> = {
    overview: <OverviewTab brand={brand} />,
    products: <ProductsTab brand={brand} />,
    applications: <ApplicationsTab brand={brand} />,
    contact: <ContactTab brand={brand} onWhite />,
  }
  const parts = partsOfBrand(brand)
  return (
    <section
      aria-labelledby="brand-name"
      className="rounded-2xl bg-surface p-[clamp(24px,3.6vw,52px)] transition-opacity duration-200 starting:opacity-0"
    >
      <BrandHeader brand={brand} />
      {parts.length > 0 && (
        <Tabs
          label={tabsLabel}
          colour={brand.ground?.colour}
          tabs={parts.map((id) => ({ id, label: tabs[id], content: content[id] }))}
        />
      )}
    </section>
  )
}

function BrandHeader({ brand }: { brand: BrandView }) {
  return (
    <header className="mb-8 grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 id="brand-name" className="text-h2">
        {brand.name}{' '}
        {brand.latinName && (
          <bdi lang="en" dir="ltr" className="block text-h3 text-ink-3">
            {brand.latinName}
          </bdi>
        )}
      </h2>
      <p className="max-w-[48em] text-ink-2">{brand.longDescription || brand.description}</p>
    </header>
  )
}
