import { Clock, Mail, MessageCircle, Phone } from 'lucide-react'
import { productPage } from '../../../content/pages/product.ts'
import type { ProductPage } from '../../../domain/product-view.ts'
import { useWords } from '../../locale.ts'
import { LinkRow } from '../base/link-row.tsx'
import { Ltr } from '../base/ltr.tsx'
import { Picture } from '../base/picture.tsx'
import { ProductPicture } from '../catalogue/product-picture.tsx'
import { useSite } from '../site/site-context.tsx'
import { useCategoryScene } from './use-category-scene.ts'

/** Where the buttons that ask for a quote lead (specification, section 2.7). */
export const QUOTE_ID = 'request-quote'

type QuoteSectionProps = { product: Pick<ProductPage, 'code' | 'name' | 'image' | 'category'> }

/** How to ask for a price: the words beside every way to send them. */
export function QuoteSection({ product }: QuoteSectionProps) {
  const words = useWords(productPage)
  return (
    <section id={QUOTE_ID} className="quote" aria-labelledby="quote-title">
      <div className="quote-panel ground-night">
        <h2 id="quote-title" className="text-h2">
          {words.quote}
        </h2>
        <p className="mt-2 text-ink-2">{words.request.text}</p>
        <QuoteContacts />
        <CategoryScene id={product.category?.id} />
        <ProductChip product={product} />
      </div>
      <QuoteChannels subject={product.code ?? product.name} />
    </section>
  )
}

/** The category's picture, rising from the panel's foot. */
function CategoryScene({ id }: { id: string | undefined }) {
  const scene = useCategoryScene(id)
  if (scene === null) return null
  return <Picture picture={scene} alt="" sizes="(width >= 64rem) 560px, 94vw" ground={false} className="quote-scene" />
}

function QuoteContacts() {
  const { salesPhone, hours } = useSite()
  return (
    <ul className="quote-contacts">
      <li>
        <Phone aria-hidden="true" />
        <a href={salesPhone.href}>
          <Ltr>{salesPhone.text}</Ltr>
        </a>
      </li>
      <li>
        <Clock aria-hidden="true" />
        {hours}
      </li>
    </ul>
  )
}

function ProductChip({ product }: QuoteSectionProps) {
  return (
    <div className="quote-product">
      <span className="quote-product-picture">
        <ProductPicture picture={product.image} alt="" sizes="72px" />
      </span>
      <div>
        {product.code && (
          <p className="text-card">
            <Ltr>{product.code}</Ltr>
          </p>
        )}
        <p className="text-xs">{product.name}</p>
      </div>
    </div>
  )
}

/** Every way carries the product's code, so that nobody has to type it. */
function QuoteChannels({ subject }: { subject: string }) {
  const { request } = useWords(productPage)
  const { salesPhone, salesEmail, messaging } = useSite()
  const message = encodeURIComponent(request.message(subject))
  const mail = `${salesEmail.href}?subject=${encodeURIComponent(request.subject(subject))}&body=${message}`
  return (
    <div className="quote-channels">
      <p className="text-card">{request.product(subject)}</p>
      <LinkRow icon={MessageCircle} title={request.chat} href={`${messaging.href}?text=${message}`} onWhite>
        <Ltr>{messaging.text}</Ltr>
      </LinkRow>
      <LinkRow icon={Mail} title={request.mail} href={mail} onWhite>
        <Ltr>{salesEmail.text}</Ltr>
      </LinkRow>
      <LinkRow icon={Phone} title={request.call} href={salesPhone.href} onWhite>
        <Ltr>{salesPhone.text}</Ltr>
      </LinkRow>
    </div>
  )
}
