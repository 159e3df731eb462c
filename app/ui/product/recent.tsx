import { useState } from 'react'
import { productCardWords } from '#content/products.ts'
import { recentWords } from '#content/choice/recent.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { AddForm } from '#app/ui/quote/add-form.tsx'
import { forgetProducts, seeProduct, type RecentProduct } from './recent-products.ts'

const MOST_SHOWN = 6

/** What was looked at before on this device. Nothing of it is sent. Another product is another one of these. */
export function Recent({ product }: { product: RecentProduct }) {
  const { recent, clear } = useWords(recentWords)
  const { compare, compareOne } = useWords(productCardWords)
  const locale = useLocale()
  const [seen, setSeen] = useState(() => seeProduct(product, locale))
  const forget = () => {
    forgetProducts()
    setSeen([])
  }
  if (seen.length === 0) return null
  return (
    <section aria-label={recent}>
      <h2 className="text-h3">{recent}</h2>
      <ul className="related-recent">
        {seen.slice(0, MOST_SHOWN).map(({ id, path, name }) => (
          <li key={id} className="related-product">
            <SiteLink to={path} className="text-link">
              <CodedText text={name} />
            </SiteLink>
            <ChipLink to={`/compare?p=${encodeURIComponent(id)}`} rel="nofollow" aria-label={compareOne(name)}>
              {compare}
            </ChipLink>
            <AddForm name={name} productId={id} />
          </li>
        ))}
      </ul>
      <Button kind="quiet" small onClick={forget}>
        {clear}
      </Button>
    </section>
  )
}
