import { FileDown } from 'lucide-react'
import { productPage } from '#content/pages/product.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
import type { Datasheet } from '#domain/products/product-view.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'

type DatasheetLinkProps = { datasheet: Datasheet; small?: boolean; icon?: boolean }

/** Downloads the datasheet; whoever hears the button hears its language and size, too. */
export function DatasheetLink({ datasheet: { url, name, locale, bytes }, small, icon }: DatasheetLinkProps) {
  const { pdf, datasheetIn } = useWords(productPage)
  const pageLocale = useLocale()
  const about = datasheetIn(locale, bytes === null ? '' : sizeInWords(bytes, pageLocale))
  return (
    <ButtonLink href={url} hrefLang={locale} kind="outline" download={name} small={small} icon={icon}>
      <FileDown />
      {icon ? <span className="sr-only">{pdf} </span> : `${pdf} `}
      <span className="sr-only">{about}</span>
    </ButtonLink>
  )
}
