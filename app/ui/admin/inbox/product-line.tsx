import { messageWords } from '#content/admin/inbox-message.ts'
import type { ProductMention } from '#domain/products/product-mention.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Code, CodedText } from '#app/ui/base/code.tsx'
import { Picture } from '#app/ui/base/picture/picture.tsx'

/** The product that the message is about. */
export function ProductLine({ product: { path, code, name, image } }: { product: ProductMention }) {
  const { openProduct } = useWords(messageWords)
  return (
    <div className="message-product">
      <span className="message-product-picture">{image && <Picture picture={image} alt="" sizes="64px" eager />}</span>
      <div className="message-product-name">
        {code && <Code className="message-product-code">{code}</Code>}
        <p>
          <CodedText text={name} />
        </p>
      </div>
      <ButtonLink to={path} kind="outline" small target="_blank">
        {openProduct}
      </ButtonLink>
    </div>
  )
}
