import { brandsScreen } from '#content/admin/catalogue/brands.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { MakeBrand } from './make-brand.tsx'

type WrittenBrandsProps = { written: { name: Localized; count: number }[] }

/** Names that products have in words alone, each with the way to make it a brand. */
export function WrittenBrands({ written }: WrittenBrandsProps) {
  const { written: words } = useWords(brandsScreen)
  const locale = useLocale()
  if (written.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="written-brands">
      <h2 id="written-brands" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-2">{words.text}</p>
      <ul className="admin-written-brands">
        {written.map(({ name, count }) => (
          <li key={`${name.en}\n${name.ar}`} className="admin-written-brand">
            <span>
              <CodedText text={name[locale]} /> <span className="text-small text-ink-3">{words.count(count)}</span>
            </span>
            <MakeBrand name={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
