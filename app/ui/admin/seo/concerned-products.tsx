import { CodedText } from '#app/ui/base/code.tsx'
import { seoForm } from '#content/admin/seo.ts'
import type { SeoSubject } from '#domain/records/seo-lookup.ts'
import { useLocale, useWords } from '#app/locale.ts'

type ConcernedProductsProps = { products: Pick<SeoSubject, 'id' | 'name'>[]; hasMore: boolean }

/** Which products use the texts at the moment: their own and all that are found by the key's words. */
export function ConcernedProducts({ products, hasMore }: ConcernedProductsProps) {
  const words = useWords(seoForm)
  const locale = useLocale()
  return (
    <div className="seo-products">
      <h2>{words.products}</h2>
      {products.length === 0 && <p>{words.noProducts}</p>}
      <ul>
        {products.map(({ id, name }) => (
          <li key={id}>
            <bdi>
              <CodedText text={name[locale] || id} />
            </bdi>
          </li>
        ))}
      </ul>
      {hasMore && <p>{words.moreProducts}</p>}
    </div>
  )
}
