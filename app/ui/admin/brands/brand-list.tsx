import { ImageOff } from 'lucide-react'
import { brandsScreen } from '#content/admin/catalogue/brands.ts'
import { BRANDS_PATH, withQuery } from '#domain/accounts/staff-paths.ts'
import type { ListedBrand } from '#domain/catalogue/brand.ts'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'
import type { ListOf } from '#app/ui/admin/records/list-views.tsx'
import { SelectBox } from '#app/ui/admin/records/select-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { RowActions } from '#app/ui/admin/records/row-actions.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'

const ARABIC = { lang: 'ar', dir: 'rtl' } as const
const ENGLISH = { lang: 'en', dir: 'ltr' } as const

export function BrandCards({ rows, ...list }: ListOf<ListedBrand>) {
  const words = useWords(brandsScreen)
  const locale = useLocale()
  return (
    <ul className="stack-12 lg:grid-cols-2">
      {rows.map(({ id, name, logo, productCount, publication }) => {
        const shown = name[locale] || name.ar || name.en || id
        return (
          <li key={id} className="admin-brand">
            <SelectBox id={id} name={shown} />
            <span className="admin-brand-logo">
              <ListPicture picture={logo} sizes="160px" icon={ImageOff} />
            </span>
            <div className="admin-brand-words">
              <h2 className="text-card" {...(name.ar === '' ? ENGLISH : ARABIC)}>
                <CodedText text={name.ar || name.en} />
              </h2>
              {name.ar !== '' && name.en !== name.ar && <p {...ENGLISH}>{name.en}</p>}
              <p className="text-small text-ink-3">{words.products(productCount)}</p>
              <div className="publication">
                <PublicationBadges {...publication} />
              </div>
            </div>
            <div className="cluster-8 col-span-full justify-end">
              <RowActions {...list} id={id} name={shown} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type Written = { written: { name: Localized; count: number }[] }

/** Names that products have in words alone, each with the way to make it a brand. */
export function WrittenBrands({ beside: { written }, loaded }: ListOf<ListedBrand, Written>) {
  const { written: words } = useWords(brandsScreen)
  const locale = useLocale()
  if (written.length === 0 || loaded.state !== null) return null
  return (
    <section className="mt-10" aria-labelledby="written-brands">
      <h2 id="written-brands" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-2">{words.text}</p>
      <ul className="stack-12 lg:grid-cols-2">
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

/** The way to make a brand of a name that products have in words alone: the form of a new one, with the names in it. */
export function MakeBrand({ name }: { name: Localized }) {
  const { written } = useWords(brandsScreen)
  const to = withQuery(`${BRANDS_PATH}/add`, { name_ar: name.ar, name_en: name.en })
  return (
    <IfMay act="records.write">
      <ButtonLink to={to} kind="outline" small aria-label={written.makeNamed(name[useLocale()])}>
        {written.make}
      </ButtonLink>
    </IfMay>
  )
}
