import { type Ref, useState, type MouseEvent } from 'react'
import { productPage, shareWords } from '#content/pages/product.ts'
import { productFactNames } from '#content/pages/product-facts.ts'
import type { ProductPage } from '#domain/products/product-view.ts'
import { useWords, useLabels } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { BrandLogo } from '#app/ui/catalogue/brand-logo.tsx'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'
import { AddForm } from '#app/ui/quote/add-form.tsx'
import { RatingStars } from '#app/ui/base/rating-stars.tsx'
import { HeadOffer } from './shown-offer.tsx'
import { Certifications } from './certifications.tsx'
import { DatasheetLink } from './datasheet-link.tsx'
import { QUOTE_ID } from './quote-section.tsx'

/** As many characters of a code stand on one line of a phone in its largest size. */
const ONE_LINE = 10

type Headed = ProductPage & { address?: string }

type ProductHeadingProps = {
  product: Headed
  /** The line of buttons: what follows the visitor once it leaves the view. */
  actions: Ref<HTMLDivElement>
  /** Whether that is there, too, which stands under the first view of a phone. */
  later: boolean
}

/** What the product is called, how it is rated, what it is in a sentence, and how to ask for it. */
export function ProductHeading(props: ProductHeadingProps) {
  return (
    <div className="flex flex-col self-start">
      <Heading {...props} />
    </div>
  )
}

function Heading({ product, actions, later }: ProductHeadingProps) {
  const words = useWords(productPage)
  const names = useWords(productFactNames)
  const { hidesRatings, promises } = useSiteFrame()
  const { quoteNote } = promises
  return (
    <>
      <div className="product-kicker">
        <p className="text-small text-ink-3">{words.title}</p>
        {product.brand && <BrandLink {...product.brand} />}
      </div>
      {product.code && (
        <p className={`product-code text-acc-d ${product.code.length > ONE_LINE ? 'text-code-long' : 'text-code'}`}>
          <Ltr className="inline-block max-w-full">{product.code}</Ltr>
        </p>
      )}
      <Name name={product.name} tagline={product.seo.tagline} />
      <div className="product-facts">
        {!hidesRatings && <Rating value={product.rating} />}
        {product.madeIn && <span className="text-small text-ink-3">{words.madeIn(product.madeIn)}</span>}
        {product.facts.map(({ key, value }) => (
          <span key={key} className="text-small text-ink-3">
            {names[key]} <Ltr>{value}</Ltr>
          </span>
        ))}
      </div>
      <HeadOffer offer={product.offer} />
      <div className="product-description">
        <p>
          <CodedText text={product.lead} />
        </p>
        {later && product.details && <Details text={product.details} more={words.more} />}
      </div>
      {later && (
        <>
          <Actions product={product} line={actions} />
          {quoteNote && <p className="text-xs text-ink-3">{quoteNote}</p>}
          <Certifications chips={product.certifications} />
        </>
      )}
    </>
  )
}

function BrandLink({ name, path, logo }: NonNullable<ProductPage['brand']>) {
  const mark = <BrandLogo logo={logo} name={name} eager className="h-9 w-auto" />
  if (!path) return mark
  return (
    <SiteLink to={path} className="inline-flex min-h-11 items-center">
      {mark}
    </SiteLink>
  )
}

/** The name stays the heading; what staff wrote for search engines stands beneath it. */
function Name({ name, tagline }: { name: string; tagline: string }) {
  const coded = <CodedText text={name} />
  if (tagline === '') return <h1 className="text-h2">{coded}</h1>
  return (
    <hgroup>
      <h1 className="text-h2">{coded}</h1>
      <p className="product-tagline">{tagline}</p>
    </hgroup>
  )
}

function Details({ text, more }: { text: string; more: string }) {
  return (
    <details>
      <summary>{more}</summary>
      <p>
        <CodedText text={text} />
      </p>
    </details>
  )
}

type ActionsProps = {
  product: Pick<Headed, 'id' | 'name' | 'datasheet' | 'isCalculable' | 'address'>
  line: Ref<HTMLDivElement>
}

function Actions({ product, line }: ActionsProps) {
  const { quote, calculate, compare, compareOne, submittal } = useWords(productPage)
  return (
    <div className="product-actions" ref={line}>
      <ButtonLink href={`#${QUOTE_ID}`} className="grow">
        {quote}
      </ButtonLink>
      <AddForm name={product.name} productId={product.id} wide className="grow" />
      {product.datasheet && <DatasheetLink datasheet={product.datasheet} />}
      <ButtonLink
        to={`/compare?p=${encodeURIComponent(product.id)}`}
        kind="quiet"
        rel="nofollow"
        aria-label={compareOne(product.name)}
      >
        {compare}
      </ButtonLink>
      <ButtonLink to={`/submittal?p=${encodeURIComponent(product.id)}`} kind="quiet" rel="nofollow">
        {submittal}
      </ButtonLink>
      {product.isCalculable && (
        <ButtonLink to={`/calculator?product=${encodeURIComponent(product.id)}`} kind="quiet" rel="nofollow">
          {calculate}
        </ButtonLink>
      )}
      {product.address && <Share name={product.name} address={product.address} />}
    </div>
  )
}

/** Stars with their figure: `4.9 / 5`. */
function Rating({ value }: { value: number }) {
  const { ratingOutOf } = useLabels()
  return (
    <span className="inline-flex items-center gap-2.5">
      <RatingStars rating={value} />
      <span className="sr-only">{ratingOutOf(String(value))}</span>
      <span className="text-nav" aria-hidden="true">
        <Ltr>{`${value} / 5`}</Ltr>
      </span>
    </span>
  )
}

/** The device's own way to pass the page on, where it has one; else a menu, which without scripts shows the address. */
function Share({ name, address }: { name: string; address: string }) {
  const words = useWords(shareWords)
  const [isCopied, setCopied] = useState(false)
  const isHydrated = useHydrated()
  const open = (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    // It rejects when the visitor closes the share sheet.
    navigator.share({ title: name, url: address }).catch(() => {})
  }
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <details className="share">
      <summary className="button button-quiet" onClick={open}>
        {words.share}
      </summary>
      <div className="share-ways">
        <a href={`https://wa.me/?text=${encodeURIComponent(`${name} ${address}`)}`} rel="nofollow">
          {words.chat}
        </a>
        {isHydrated && (
          <button type="button" onClick={copy}>
            {words.copy}
          </button>
        )}
        <p dir="ltr">{address}</p>
        <p role="status">{isCopied && words.copied}</p>
      </div>
    </details>
  )
}
