import { brandsPage } from '../../../content/pages/brands.ts'
import { brandPictures } from '../../../content/pictures/brand.ts'
import type { BrandView } from '../../../domain/catalogue/brand-view.ts'
import { useWords } from '../../locale.ts'
import { Picture } from '../base/picture/picture.tsx'
import { Tabs } from '../base/tabs.tsx'
import { ApplicationsTab } from './applications-tab.tsx'
import { ContactTab } from './contact-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { ProductsTab } from './products-tab.tsx'

const packs = {
  'anadol-bond': brandPictures['brand-anadol-bond'],
  iberseal: brandPictures['brand-iberseal'],
  masar: brandPictures['brand-masar'],
}

/** The selected brand: what it is, and four tabs of what it offers. */
export function BrandDetails({ brand }: { brand: BrandView }) {
  const { tabsLabel, tabs } = useWords(brandsPage)
  return (
    <section
      aria-labelledby="brand-name"
      className="rounded-2xl bg-surface p-[clamp(24px,3.6vw,52px)] transition-opacity duration-200 starting:opacity-0"
    >
      <BrandHeader brand={brand} />
      <Tabs
        label={tabsLabel}
        brand={brand.slug}
        tabs={[
          { id: 'overview', label: tabs.overview, content: <OverviewTab brand={brand} /> },
          { id: 'products', label: tabs.products, content: <ProductsTab brand={brand} /> },
          { id: 'applications', label: tabs.applications, content: <ApplicationsTab brand={brand} /> },
          { id: 'contact', label: tabs.contact, content: <ContactTab brand={brand} /> },
        ]}
      />
    </section>
  )
}

function BrandHeader({ brand }: { brand: BrandView }) {
  const picture = packs[brand.slug]
  const alt = useWords(picture.alt)
  return (
    <header className="mb-8 grid items-center gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid gap-4">
        <h2 id="brand-name" className="text-h2">
          {brand.name}{' '}
          {brand.latinName && (
            <bdi lang="en" dir="ltr" className="text-h3 text-ink-3">
              {brand.latinName}
            </bdi>
          )}
        </h2>
        <p className="text-ink-2">{brand.longDescription}</p>
      </div>
      <Picture picture={picture} alt={alt} sizes="(width < 64rem) 90vw, 400px" className="aspect-8/5 rounded-xl" />
    </header>
  )
}
