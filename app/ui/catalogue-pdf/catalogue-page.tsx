import { MonitorSmartphone, Download } from 'lucide-react'
import { catalogueWords } from '#content/pages/catalogue.ts'
import { productsPage } from '#content/pages/products.ts'
import type { CatalogueView } from '#domain/site/content/pages/catalogue-view.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { RangeLink } from '#app/ui/catalogue/range-link.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'
import { useSite } from '#app/ui/site/site-context.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'

/** The printed catalogue, to leaf through and to take along. */
export function CataloguePage({ title, subtitle, small, file, only, other }: CatalogueView) {
  const { frame, download, other: inOther } = useWords(catalogueWords)
  const locale = useLocale()
  const label = only ? `${download} ${catalogueWords.only[only][locale]}` : download
  return (
    <div className="wrap pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-10">
        <PageTitle title={title} subtitle={subtitle} />
        <div className="flex items-center gap-8 pb-[clamp(28px,3.4vw,48px)] max-md:hidden">
          <AllProducts />
          <RangeLink />
          {other && <OtherFile file={other}>{inOther}</OtherFile>}
          <DownloadLink file={file} label={label} />
        </div>
      </div>
      <div className="md:hidden">
        <StateBlock icon={MonitorSmartphone} title={small.title} text={small.text}>
          <DownloadLink file={file} label={label} />
          {other && <OtherFile file={other}>{inOther}</OtherFile>}
          <RangeLink />
          <AllProducts />
        </StateBlock>
      </div>
      <CatalogueFrame file={file} title={fillIn(frame, { site: useSite().name })} />
    </div>
  )
}

function OtherFile({ file, children }: { file: string; children: string }) {
  return (
    <a href={file} download className="text-link inline-flex min-h-11 items-center">
      {children}
    </a>
  )
}

/** The same range for those who want to look up one product. */
function AllProducts() {
  return <ArrowLink to="/products">{useWords(productsPage).title}</ArrowLink>
}

function DownloadLink({ file, label, className }: { file: string; label: string; className?: string }) {
  return (
    <ButtonLink href={file} download className={className}>
      <Download aria-hidden />
      {label}
    </ButtonLink>
  )
}

/** The catalogue in the browser's own reader. Hidden, and so never loaded, where the window is too narrow for it. */
function CatalogueFrame({ file, title }: { file: string; title: string }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers refuse to show a PDF in a sandbox
    <iframe
      src={`${file}#toolbar=0&navpanes=0&view=Fit`}
      title={title}
      loading="lazy"
      className="h-[max(32rem,calc(100svh_-_var(--header)_-_48px))] w-full rounded-2xl border border-line bg-sand max-md:hidden"
    />
  )
}
