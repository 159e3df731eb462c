import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { RelatedView } from '#domain/choice/related-view.ts'
import type { Picture } from '#domain/site/picture.ts'
import type { ProductPage as Page } from '#domain/products/product-view.ts'
import type { FormAnswer } from '#app/ui/forms/form-answer.ts'
import type { DocumentsSection as DocumentsSectionView } from '#app/loading/documents/document-rows.ts'
import { BELOW_FOLD, AfterPaint, isNarrow, useAfterPaint } from '#app/delivery/below-fold.tsx'
import { CachedFragment } from '#app/delivery/cached-fragment.tsx'
import { Collecting } from '#app/ui/compare/collecting.tsx'
import { DocumentsSection } from '#app/ui/documents/documents-section.tsx'
import { FigureBand } from './figure-band.tsx'
import { Gallery, StillPicture } from './gallery.tsx'
import { PictureSection } from './picture-section.tsx'
import { ProductBar, ProductFootBar } from './product-bar.tsx'
import { ProductHeading } from './product-heading.tsx'
import { ProductPanels } from './product-panels.tsx'
import { QuoteSection } from './quote-section.tsx'
import { Related } from './related.tsx'
import { Videos } from './videos.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'
import { localizedPath } from '#domain/text/locale.ts'
import { aliasPath } from '#domain/site/paths.ts'
import { useLabels, useLocale } from '#app/locale.ts'
import { Breadcrumb } from '#app/ui/base/list/breadcrumb.tsx'

/** `related` leads on to others, `documents` are what there is to read, `address` is passed on; a preview has none of them. */
type ShownProduct = Page & { address?: string; related?: RelatedView | null; documents?: DocumentsSectionView | null }

/** All of a product's page. `answer` is what became of its quote form, where that was sent without scripts. */
export function ProductPage({ product, answer }: { product: ShownProduct; answer?: FormAnswer }) {
  const actions = useRef<HTMLDivElement>(null)
  const scene = useCategoryScene(product.category?.id)
  const { gallery, name, image } = product
  const later = useAfterPaint()
  useCounted()
  return (
    <div className="wrap pb-24" data-accent={product.category?.accent ?? ''}>
      {later && <ProductBar product={product} actions={actions} />}
      <ProductBreadcrumb product={product} />
      <div className="product-top">
        {gallery.length > 0 ? (
          <Gallery pictures={gallery} name={name} later={later} />
        ) : (
          <StillPicture picture={image} name={name} />
        )}
        <ProductHeading product={product} actions={actions} later={later || !isNarrow()} />
      </div>
      <AfterPaint>
        <CachedFragment
          as="div"
          content={<Sections {...{ product, scene, answer }} />}
          addressed
          uncached={answer !== undefined}
        />
      </AfterPaint>
      {later && <ProductFootBar product={product} actions={actions} />}
      <Collecting />
    </div>
  )
}

/** Tells the server of a visit that it has not seen: whoever followed the link was shown data prefetched before. */
function useCounted(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const fetched = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).findLast(
      ({ name, initiatorType }) => initiatorType === 'fetch' && new URL(name).pathname === `${pathname}.data`,
    )
    if (fetched?.transferSize === 0) navigator.sendBeacon('/api/shown', new URLSearchParams({ path: pathname }))
  }, [pathname])
}

type SectionsProps = { product: ShownProduct; scene: Picture | null; answer: FormAnswer | undefined }

/** What stands under the first view. `scene` is the picture of the category. */
function Sections({ product, scene, answer }: SectionsProps) {
  const { gallery, name } = product
  return (
    <>
      <div {...BELOW_FOLD}>
        <FigureBand figures={product.figures} />
      </div>
      <ProductPanels product={product} />
      {product.documents && <DocumentsSection {...product.documents} />}
      {product.related !== undefined && <Related product={product} related={product.related} />}
      <div {...BELOW_FOLD}>
        <PictureSection pictures={gallery} name={name} />
      </div>
      <div {...BELOW_FOLD}>
        <Videos videos={product.videos} name={name} pictures={gallery} scene={scene} />
      </div>
      <QuoteSection product={product} scene={scene} answer={answer} />
    </>
  )
}

function useCategoryScene(categoryId: string | undefined): Picture | null {
  return useSiteFrame().categories?.find((category) => category.id === categoryId)?.picture ?? null
}

/** Home, the category, and the code on the product's pack or its name (docs/specification S49). */
function ProductBreadcrumb({ product }: { product: Page }) {
  const locale = useLocale()
  const { home, uncategorized } = useLabels()
  const trail = [
    { label: home, href: aliasPath(locale, '/') },
    { label: product.category?.name ?? uncategorized, href: localizedPath(locale, product.categoryPath) },
  ]
  return <Breadcrumb trail={trail} current={product.code ?? product.name} />
}
