import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { Clock, MessageCircle, Phone } from 'lucide-react'
import { productPage } from '#content/pages/product.ts'
import type { Picture as StoredPicture } from '#domain/site/picture.ts'
import type { ProductPage } from '#domain/products/product-view.ts'
import { useWords } from '#app/locale.ts'
import { Code, CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'
import { ProductPicture } from '#app/ui/catalogue/product-picture.tsx'
import type { FormAnswer } from '#app/ui/forms/form-answer.ts'
import { useSite, useSiteFrame } from '#app/ui/site/site-context.tsx'
import { quoteForm } from '#content/forms.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { TextArea, TextField } from '#app/ui/base/field/text-field.tsx'
import { PhoneField } from '#app/ui/forms/phone-field.tsx'
import { RequestForm } from '#app/ui/forms/request-form.tsx'

/** Where the buttons that ask for a quote lead (docs/specification 2.7). */
export const QUOTE_ID = 'request-quote'

type QuoteSectionProps = {
  product: Pick<ProductPage, 'id' | 'code' | 'name' | 'image'>
  /** The category's picture. */
  scene: StoredPicture | null
  /** What became of the form, where it was sent without scripts. */
  answer?: FormAnswer
}

/** How to ask for a price: the form, and beside it the product and other ways to ask. */
export function QuoteSection({ product, scene, answer }: QuoteSectionProps) {
  const words = useWords(productPage)
  const subject = product.code ?? product.name
  return (
    <section id={QUOTE_ID} className="quote" aria-labelledby="quote-title">
      <div {...BELOW_FOLD} className="quote-panel ground-night">
        <h2 id="quote-title" className="text-h2">
          {words.quote}
        </h2>
        <p className="mt-2 text-ink-2">{useSiteFrame().promises.quoteText || words.request.text}</p>
        <QuoteContacts subject={subject} />
        <CategoryScene scene={scene} />
        <ProductChip product={product} />
      </div>
      <div {...BELOW_FOLD} className="quote-form">
        <QuoteForm
          productId={product.id}
          details={words.request.product(subject)}
          place={QUOTE_ID}
          label={words.quote}
          answer={answer}
        />
      </div>
    </section>
  )
}

/** The category's picture, rising from the panel's foot. */
function CategoryScene({ scene }: Pick<QuoteSectionProps, 'scene'>) {
  if (scene === null) return null
  return (
    <Picture
      picture={scene}
      alt=""
      sizes={`(width >= 64rem) 560px, ${ACROSS_PHONE}`}
      ground={false}
      className="quote-scene"
    />
  )
}

function QuoteContacts({ subject }: { subject: string }) {
  const { request } = useWords(productPage)
  const { salesPhone, messaging, hours } = useSite()
  if (!salesPhone && !messaging && !hours) return null
  return (
    <ul className="quote-contacts">
      {salesPhone && (
        <li>
          <Phone aria-hidden="true" />
          <a href={salesPhone.href}>
            <Ltr>{salesPhone.text}</Ltr>
          </a>
        </li>
      )}
      {messaging && (
        <li>
          <MessageCircle aria-hidden="true" />
          <a href={`${messaging.href}?text=${encodeURIComponent(request.message(subject))}`} rel="noopener">
            {request.chat}
          </a>
        </li>
      )}
      {hours && (
        <li>
          <Clock aria-hidden="true" />
          {hours}
        </li>
      )}
    </ul>
  )
}

function ProductChip({ product }: Pick<QuoteSectionProps, 'product'>) {
  return (
    <div className="quote-product">
      <span className="box-64 flex-none overflow-hidden rounded-md bg-tile">
        <ProductPicture picture={product.image} alt="" sizes="72px" />
      </span>
      <div>
        {product.code && (
          <p className="text-card">
            <Code>{product.code}</Code>
          </p>
        )}
        <p className="text-xs">
          <CodedText text={product.name} />
        </p>
      </div>
    </div>
  )
}

type QuoteFormProps = {
  productId: string
  /** What the details begin with. */
  details: string
  place: string
  label: string
  answer: FormAnswer | undefined
}

/** The call for prices (docs/specification 3 and 5): names and e-mail are required. */
function QuoteForm({ productId, details, place, label, answer }: QuoteFormProps) {
  const { fields, send } = useWords(quoteForm)
  return (
    <RequestForm call="/api/mails/requestQuote.php" words={quoteForm} {...{ send, answer, place, label }}>
      {({ errors, values }) => {
        const field = (name: keyof typeof fields) => ({
          id: `${place}-${name}`,
          name,
          label: fields[name],
          error: errors[name],
          defaultValue: values[name],
          maxLength: MOST_LENGTH.line,
        })
        return (
          <>
            <input type="hidden" name="productId" value={productId} />
            <TextField {...field('firstName')} required autoComplete="given-name" />
            <TextField {...field('lastName')} required autoComplete="family-name" />
            <TextField
              {...field('email')}
              required
              type="email"
              ltr
              autoComplete="email"
              maxLength={MOST_LENGTH.email}
            />
            <PhoneField {...field('phone')} optional />
            <TextField {...field('companyName')} optional autoComplete="organization" />
            <TextField {...field('jobTitle')} optional autoComplete="organization-title" />
            <TextField {...field('address')} optional autoComplete="address-line1" className="request-form-wide" />
            <TextArea
              {...field('details')}
              defaultValue={values['details'] ?? (answer?.ok ? '' : details)}
              optional
              maxLength={MOST_LENGTH.text}
              className="request-form-wide"
            />
          </>
        )
      }}
    </RequestForm>
  )
}
