import { FileDown } from 'lucide-react'
import type { Ref } from 'react'
import { productPage } from '../../../content/pages/product.ts'
import type { ProductPage } from '../../../domain/product-view.ts'
import { useWords } from '../../locale.ts'
import { ButtonLink } from '../base/button.tsx'
import { CodedText } from '../base/code.tsx'
import { Ltr } from '../base/ltr.tsx'
import { Rating } from '../base/rating.tsx'
import { BrandLogo } from '../catalogue/brand-logo.tsx'
import { KeptPart } from '../site/kept-part.tsx'
import { QUOTE_ID } from './quote-section.tsx'

type ProductHeadingProps = {
  product: ProductPage
  /** The line of buttons: what follows the visitor once it leaves the view. */
  actions: Ref<HTMLDivElement>
}

/** What the product is called, how it is rated, what it is in a sentence, and how to ask for it. */
export function ProductHeading(props: ProductHeadingProps) {
  return <KeptPart as="div" className="product-heading" part={<Heading {...props} />} />
}

function Heading({ product, actions }: ProductHeadingProps) {
  const words = useWords(productPage)
  return (
    <>
      <div className="product-kicker">
        <p className="text-small text-ink-3">{words.title}</p>
        {product.brand && <BrandLogo {...product.brand} className="h-9 w-auto" />}
      </div>
      {product.code && (
        <p className="text-code text-acc-d">
          <Ltr className="inline-block max-w-full">{product.code}</Ltr>
        </p>
      )}
      <Name name={product.name} tagline={product.seo.tagline} />
      <div className="product-facts">
        <Rating value={product.rating} />
        {product.madeIn && <span className="text-small text-ink-3">{words.madeIn(product.madeIn)}</span>}
      </div>
      <ProductDescription lead={product.lead} details={product.details} more={words.more} />
      <div className="product-actions" ref={actions}>
        <ButtonLink href={`#${QUOTE_ID}`} className="grow">
          {words.quote}
        </ButtonLink>
        {product.datasheet && (
          <ButtonLink href={product.datasheet} kind="outline" download={product.datasheetName}>
            <FileDown />
            {words.pdf}
          </ButtonLink>
        )}
      </div>
      <p className="text-xs text-ink-3">{words.quoteNote}</p>
      <Certifications names={product.certifications} />
    </>
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

type ProductDescriptionProps = Pick<ProductPage, 'lead' | 'details'> & { more: string }

function ProductDescription({ lead, details, more }: ProductDescriptionProps) {
  return (
    <div className="product-description">
      <p>
        <CodedText text={lead} />
      </p>
      {details && (
        <details>
          <summary>{more}</summary>
          <p>
            <CodedText text={details} />
          </p>
        </details>
      )}
    </div>
  )
}

function Certifications({ names }: { names: string[] }) {
  if (names.length === 0) return null
  return (
    <ul className="product-certifications">
      {names.map((name) => (
        <li key={name}>
          <Ltr>{name}</Ltr>
        </li>
      ))}
    </ul>
  )
}
