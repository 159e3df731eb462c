import { MonitorSmartphone, Download } from 'lucide-react'
import { documentsHead } from '#content/documents/centre.ts'
import { catalogueWords } from '#content/pages/catalogue.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
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
import './catalogue-page.css'

/** The printed catalogue, to leaf through and to download. */
export function CataloguePage({
  title,
  subtitle,
  small,
  file,
  isMade,
  only,
  other,
  pagePictures,
  parts,
}: CatalogueView) {
  const { frame, download, other: inOther } = useWords(catalogueWords)
  const locale = useLocale()
  const label = only ? `${download} ${catalogueWords.only[only][locale]}` : download
  return (
    <div className="wrap pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-10">
        <PageTitle title={title} subtitle={subtitle} />
        <div className="flex items-center gap-8 pb-[clamp(28px,3.4vw,48px)] max-md:hidden">
          <AllProducts />
          <AllDocuments />
          <RangeLink />
          {other && <OtherFile file={other}>{inOther}</OtherFile>}
          <DownloadLink file={file} label={label} isMade={isMade} />
        </div>
      </div>
      <div className="md:hidden">
        <StateBlock icon={MonitorSmartphone} title={small.title} text={small.text}>
          <DownloadLink file={file} label={label} isMade={isMade} />
          {other && <OtherFile file={other}>{inOther}</OtherFile>}
          <RangeLink />
          <AllProducts />
          <AllDocuments />
        </StateBlock>
      </div>
      {pagePictures.length > 0 && <PagePictures pagePictures={pagePictures} />}
      <CatalogueFrame file={file} title={fillIn(frame, { site: useSite().name })} />
      {parts.length > 0 && <Parts parts={parts} />}
    </div>
  )
}

/** Its pages beside each other, each loaded when it comes near. */
function PagePictures({ pagePictures }: Pick<CatalogueView, 'pagePictures'>) {
  const { pagePictures: name, pagePicture } = useWords(catalogueWords)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls is reached by keys, too
    <section aria-label={name} tabIndex={0} className="catalogue-pages">
      {pagePictures.map(({ src, width, height }, place) => (
        <img
          key={src}
          src={src}
          width={width}
          height={height}
          alt={fillIn(pagePicture, { n: String(place + 1) })}
          loading={place < 2 ? 'eager' : 'lazy'}
          decoding="async"
        />
      ))}
    </section>
  )
}

/** The catalogues of categories and brands. */
function Parts({ parts }: Pick<CatalogueView, 'parts'>) {
  const { byCategory } = useWords(catalogueWords)
  const locale = useLocale()
  return (
    <section className="pt-16">
      <h2 className="text-h3 pb-6">{byCategory}</h2>
      <ul className="catalogue-parts">
        {parts.map(({ name, file, bytes }) => (
          <li key={file}>
            <a href={file} className="text-link inline-flex min-h-11 items-center gap-3">
              {name}
              {bytes !== null && <span className="text-ink-3">{`PDF · ${sizeInWords(bytes, locale)}`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
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

/** Data and safety sheets, certificates and test reports, one by one. */
function AllDocuments() {
  return <ArrowLink to="/documents">{useWords(documentsHead).title}</ArrowLink>
}

/** What is still to be made opens where it says so, and comes when it is there. */
function DownloadLink({ file, label, isMade }: { file: string; label: string; isMade: boolean }) {
  return (
    <ButtonLink href={file} download={isMade || undefined}>
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
