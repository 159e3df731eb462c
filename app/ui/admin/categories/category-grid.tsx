import { useMemo, type ReactNode } from 'react'
import { categoriesScreen } from '#content/admin/categories.ts'
import type { ListedCategory } from '#domain/catalogue/category.ts'
import { isOnSite } from '#domain/records/lists/list-state.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { OrderHandle } from '#app/ui/admin/form/fields/order-handle.tsx'
import { useSortableItem } from '#app/ui/admin/form/fields/sortable-context.ts'
import { Sortable } from '#app/ui/admin/form/fields/sortable.tsx'
import { UndoForm } from '#app/ui/admin/notice/undo-form.tsx'
import type { ListOf } from '#app/ui/admin/records/list-views.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { useOrder } from './use-order.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { ImageOff, ListOrdered } from 'lucide-react'
import { accentOf } from '#domain/catalogue/accent.ts'
import { productOrderWords } from '#content/admin/catalogue/product-order.ts'
import { productOrderPath } from '#domain/accounts/staff-paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'
import { SelectBox } from '#app/ui/admin/records/select-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { RowActions } from '#app/ui/admin/records/row-actions.tsx'

const ARABIC = { lang: 'ar', dir: 'rtl' } as const
const ENGLISH = { lang: 'en', dir: 'ltr' } as const

type Tiles = Omit<TileProps, 'category' | 'handle'> & { categories: ListedCategory[] }

/** Categories as cards: those on the site in its order, which is changed by moving them, and then the others. */
export function CategoryGrid({ rows: categories, loaded, kind, path, ask }: ListOf<ListedCategory>) {
  const tile = { kind, path, ask }
  // Where some of them are not shown, their order says nothing.
  const isNarrowed = loaded.state !== null
  // The same list until another is loaded: what was moved is kept for it.
  const placed = useMemo(
    () => (isNarrowed ? [] : categories.filter(({ publication }) => isOnSite(publication))),
    [categories, isNarrowed],
  )
  const others = categories.filter((category) => !placed.includes(category))
  return (
    <>
      {placed.length > 0 && <OrderedCategories categories={placed} {...tile} />}
      {others.length > 0 && (
        <ul className="admin-categories">
          {others.map((category) => (
            <li key={category.id} className="admin-category">
              <CategoryTile category={category} {...tile} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function OrderedCategories({ categories, ...tile }: Tiles) {
  const words = useWords(categoriesScreen)
  const locale = useLocale()
  const { ordered, move, message, actId } = useOrder(categories)
  return (
    <>
      <Sortable
        ids={ordered.map(({ id }) => id)}
        nameOf={(id) => ordered.find((category) => category.id === id)?.name[locale] ?? id}
        layout="grid"
        onMove={move}
      >
        <ol className="admin-categories">
          {ordered.map((category) => (
            <SortableTile key={category.id} category={category} {...tile} />
          ))}
        </ol>
      </Sortable>
      <IfMay act="records.write">
        <p className="needs-scripts text-small text-ink-3">{words.orderHint}</p>
        <div role="status" className="order-saved">
          {message !== '' && (
            <>
              <span>{message}</span> {actId && <UndoForm act={actId} name={words.orderUndo} />}
            </>
          )}
        </div>
      </IfMay>
    </>
  )
}

function SortableTile(tile: TileProps) {
  const { item, handle } = useSortableItem(tile.category.id)
  return (
    <li {...item} className="admin-category">
      <CategoryTile {...tile} handle={<OrderHandle {...handle} />} />
    </li>
  )
}

type TileProps = Pick<ListOf, 'kind' | 'path' | 'ask'> & {
  category: ListedCategory
  /** By which it is moved, where it has a place. */
  handle?: ReactNode
}

/** A category as a card: its picture, its names and what can be done with it. */
function CategoryTile({ category, handle, ...list }: TileProps) {
  const words = useWords(categoriesScreen)
  const order = useWords(productOrderWords)
  const locale = useLocale()
  const { id, name, image, productCount, publication } = category
  const shown = name[locale] || name.ar || name.en || id
  return (
    <>
      <SelectBox id={id} name={shown} />
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
