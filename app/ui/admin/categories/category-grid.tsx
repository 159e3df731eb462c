import { CodedText } from '../../base/code.tsx'
import { Copy, ImageOff, ListOrdered, Pencil, Trash2 } from 'lucide-react'
import { useMemo, type MouseEvent, type ReactNode } from 'react'
import { categoriesScreen } from '../../../../content/admin/categories.ts'
import { accentOf } from '../../../../domain/catalogue/accent.ts'
import type { ListedCategory } from '../../../../domain/catalogue/category.ts'
import { isOnSite } from '../../../../domain/records/lists/list-state.ts'
import { productOrderWords } from '../../../../content/admin/catalogue/product-order.ts'
import { adminForm } from '../../../../content/admin/form.ts'
import {
  CATEGORIES_PATH,
  copyPath,
  openedFrom,
  productOrderPath,
  staffPath,
} from '../../../../domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { ButtonLink } from '../../base/button.tsx'
import { deletionPath, type Deletion } from '../deletion/deletion.ts'
import { OrderHandle } from '../form/fields/order-handle.tsx'
import { useSortableItem } from '../form/fields/sortable-context.ts'
import { Sortable } from '../form/fields/sortable.tsx'
import { EditLink } from '../edit-link.tsx'
import { ListPicture } from '../list-picture.tsx'
import { MarkBox } from '../records/mark-box.tsx'
import { PublicationBadges } from '../records/publication-badges.tsx'
import { UndoForm } from '../notice/undo-form.tsx'
import { IfMay } from '../use-may.tsx'
import { useOrder } from './use-order.ts'

type CategoryGridProps = {
  categories: ListedCategory[]
  /** Some of them are not shown: their order says nothing. */
  isNarrowed: boolean
  /** The list that staff come back to. */
  next: string
  onDelete: (deletion: Deletion) => (event: MouseEvent) => void
}

/** Categories as cards: those on the site in its order, which is changed by moving them, and then the others. */
export function CategoryGrid({ categories, isNarrowed, ...tile }: CategoryGridProps) {
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

function OrderedCategories({ categories, ...tile }: Omit<CategoryGridProps, 'isNarrowed'>) {
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

const ARABIC = { lang: 'ar', dir: 'rtl' } as const
const ENGLISH = { lang: 'en', dir: 'ltr' } as const

type TileProps = Pick<CategoryGridProps, 'next' | 'onDelete'> & { category: ListedCategory; handle?: ReactNode }

function SortableTile(tile: TileProps) {
  const { item, handle } = useSortableItem(tile.category.id)
  return (
    <li {...item} className="admin-category">
      <CategoryTile {...tile} handle={<OrderHandle {...handle} />} />
    </li>
  )
}

function CategoryTile({ category, handle, next, onDelete }: TileProps) {
  const words = useWords(categoriesScreen)
  const { duplicateNamed } = useWords(adminForm)
  const order = useWords(productOrderWords)
  const locale = useLocale()
  const { id, name, image, productCount, publication } = category
  const shown = name[locale] || name.ar || name.en || id
  const deletion = {
    to: staffPath('categories', 'delete', id),
    question: words.deletion.inList,
    text: words.deletion.text(shown),
  }
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
        <EditLink to={openedFrom(next, staffPath('categories', 'edit', id))} name={shown} label={words.edit(shown)}>
          <Pencil />
          {words.editShort}
        </EditLink>
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
        <IfMay act="records.write">
          <ButtonLink
            to={copyPath(next, `${CATEGORIES_PATH}/add`, id)}
            kind="outline"
            small
            icon
            aria-label={duplicateNamed(shown)}
          >
            <Copy />
          </ButtonLink>
          <ButtonLink
            to={deletionPath(deletion.to, next, 'list')}
            kind="danger"
            small
            icon
            aria-label={words.remove(shown)}
            onClick={onDelete(deletion)}
          >
            <Trash2 />
          </ButtonLink>
        </IfMay>
      </div>
    </>
  )
}
