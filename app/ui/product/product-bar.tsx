import { Phone } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { productPage } from '#content/pages/product.ts'
import type { ProductPage } from '#domain/products/product-view.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Code, CodedText } from '#app/ui/base/code.tsx'
import { ProductPicture } from '#app/ui/catalogue/product-picture.tsx'
import { useSite } from '#app/ui/site/site-context.tsx'
import { DatasheetLink } from './datasheet-link.tsx'
import { QUOTE_ID } from './quote-section.tsx'

type OutOfView = {
  /** `passed`: only once the visitor has scrolled beyond it; `anywhere`: also while it is still to come. */
  when: 'passed' | 'anywhere'
  /** What holds until the page is hydrated. */
  before: boolean
}

/** The sticky header covers this much of the view. */
const UNDER_HEADER = { rootMargin: '-80px 0px 0px' }

type ProductBarProps = {
  product: Pick<ProductPage, 'code' | 'name' | 'image' | 'datasheet'>
  /** The line of buttons in the page: a bar stands in for it while it is out of view. */
  actions: RefObject<HTMLElement | null>
}

/** Under the header on wide screens: which product this is, and how to ask for it. */
export function ProductBar({ product, actions }: ProductBarProps) {
  const { quote } = useWords(productPage)
  const shown = useOutOfView(actions, { when: 'passed', before: false })
  return (
    <div className="product-bar" data-shown={shown || undefined} inert={!shown}>
      <div className="wrap line-16 min-tall-72">
        <span className="product-bar-picture">
          <ProductPicture picture={product.image} alt="" sizes="48px" />
        </span>
        {product.code && (
          <span className="text-card">
            <Code>{product.code}</Code>
          </span>
        )}
        <span className="one-line flex-1 text-small text-ink-2">
          <CodedText text={product.name} />
        </span>
        {product.datasheet && <DatasheetLink datasheet={product.datasheet} small />}
        <ButtonLink href={`#${QUOTE_ID}`} small>
          {quote}
        </ButtonLink>
      </div>
    </div>
  )
}

/** At the foot of phones, in the thumb's reach. It is there without scripts too. */
export function ProductFootBar({ product, actions }: ProductBarProps) {
  const { quote } = useWords(productPage)
  const { callUs } = useLabels()
  const { salesPhone } = useSite()
  const shown = useOutOfView(actions, { when: 'anywhere', before: true })
  return (
    <div className="product-foot-bar" data-shown={shown || undefined} inert={!shown}>
      <ButtonLink href={`#${QUOTE_ID}`} className="grow">
        {quote}
      </ButtonLink>
      {product.datasheet && <DatasheetLink datasheet={product.datasheet} icon />}
      {salesPhone && (
        <ButtonLink href={salesPhone.href} kind="outline" icon aria-label={callUs}>
          <Phone />
        </ButtonLink>
      )}
    </div>
  )
}

/** Whether an element is out of the view. */
function useOutOfView(element: RefObject<Element | null>, { when, before }: OutOfView): boolean {
  const [out, setOut] = useState(before)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      const passed = entry.boundingClientRect.top < 0
      setOut(!entry.isIntersecting && (when === 'anywhere' || passed))
    }, UNDER_HEADER)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, when])
  return out
}
