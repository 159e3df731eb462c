import { CodedText } from '#app/ui/base/code.tsx'
import { ImageOff, ListOrdered } from 'lucide-react'
import type { ReactNode } from 'react'
import { categoriesScreen } from '#content/admin/categories.ts'
import { accentOf } from '#domain/catalogue/accent.ts'
import type { ListedCategory } from '#domain/catalogue/category.ts'
import { productOrderWords } from '#content/admin/catalogue/product-order.ts'
import { productOrderPath } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'
import type { ListOf } from '#app/ui/admin/records/list-views.tsx'
import { MarkBox } from '#app/ui/admin/records/mark-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { RowActions } from '#app/ui/admin/records/row-actions.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'

export type TileProps = Pick<ListOf, 'kind' | 'path' | 'ask'> & {
  category: ListedCategory
  /** By which it is moved, where it has a place. */
  handle?: ReactNode
}

const ARABIC = { lang: 'ar', dir: 'rtl' } as const
const ENGLISH = { lang: 'en', dir: 'ltr' } as const

/** A category as a card: its picture, its names and what can be done with it. */
export function CategoryTile({ category, handle, ...list }: TileProps) {
  const words = useWords(categoriesScreen)
  const order = useWords(productOrderWords)
  const locale = useLocale()
  const { id, name, image, productCount, publication } = category
  const shown = name[locale] || name.ar || name.en || id
  return (
    <>
      <MarkBox id={id} name={shown} />
      <span className="admin-category-picture">
        <ListPicture picture={image} sizes="320px" icon={ImageOff} />
      </span>
      <div className="admin-category-body">
        <h2 className="text-card" {...(name.ar === '' ? ENGLISH : ARABIC)}>
          <CodedText text={name.ar || name.en} />
        </h2>
        {name.ar !== '' && <p {...ENGLISH}>{name.en}</p>}
        <p className="admin-category-count">
          <span className="accent-dot" data-accent={accentOf(category)} />
          {words.products(productCount)}
        </p>
        <div className="publication">
          <PublicationBadges {...publication} />
        </div>
      </div>
      <div className="admin-category-actions">
        <IfMay act="records.write">{handle}</IfMay>
        <RowActions {...list} id={id} name={shown}>
          <ButtonLink
            to={productOrderPath(id)}
            kind="outline"
            small
            icon
            aria-label={order.link(shown)}
            title={order.title}
          >
            <ListOrdered />
          </ButtonLink>
        </RowActions>
      </div>
    </>
  )
}
