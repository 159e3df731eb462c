import { CodedText } from '../../base/code.tsx'
import { ImageOff, Pencil, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { categoriesScreen } from '../../../../content/admin/categories.ts'
import type { Category } from '../../../../domain/catalogue/category.ts'
import { CATEGORIES_PATH, staffPath } from '../../../../domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { ButtonLink } from '../../base/button.tsx'
import { deletionPath, type Deletion } from '../deletion/deletion.ts'
import { OrderHandle } from '../form/fields/order-handle.tsx'
import { useSortableItem } from '../form/fields/sortable-context.ts'
import { Sortable } from '../form/fields/sortable.tsx'
import { EditLink } from '../edit-link.tsx'
import { ListPicture } from '../list-picture.tsx'
import { IfMay } from '../use-may.tsx'
import { useOrder } from './use-order.ts'

export type ListedCategory = Pick<Category, 'id' | 'name' | 'image' | 'productCount'>

type CategoryGridProps = {
  categories: ListedCategory[]
  onDelete: (deletion: Deletion) => (event: MouseEvent) => void
}

/** Categories as cards, in the order of the site, which is changed by moving them. */
export function CategoryGrid({ categories, onDelete }: CategoryGridProps) {
  const words = useWords(categoriesScreen)
  const locale = useLocale()
  const { ordered, move, message } = useOrder(categories)
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
            <CategoryTile key={category.id} category={category} onDelete={onDelete} />
          ))}
        </ol>
      </Sortable>
      <IfMay act="records.write">
        <p className="text-small text-ink-3">
          <span className="needs-scripts">{words.orderHint} </span>
          <span role="status">{message}</span>
        </p>
      </IfMay>
    </>
  )
}

function CategoryTile({ category, onDelete }: Pick<CategoryGridProps, 'onDelete'> & { category: ListedCategory }) {
  const words = useWords(categoriesScreen)
  const locale = useLocale()
  const { item, handle } = useSortableItem(category.id)
  const { id, name, image, productCount } = category
  const shown = name[locale] || id
  const deletion = {
    to: staffPath('categories', 'delete', id),
    question: words.deletion.inList,
    text: words.deletion.text(shown),
  }
  return (
    <li {...item} className="admin-category">
      <span className="admin-category-picture">
        <ListPicture picture={image} sizes="320px" icon={ImageOff} />
      </span>
      <div className="admin-category-body">
        <h2 className="text-card" lang="ar" dir="rtl">
          <CodedText text={name.ar} />
        </h2>
        <p lang="en" dir="ltr">
          {name.en}
        </p>
        <p className="admin-category-count">
          <span className="accent-dot" data-accent={id} />
          {words.products(productCount)}
        </p>
      </div>
      <div className="admin-category-actions">
        <IfMay act="records.write">
          <OrderHandle {...handle} />
        </IfMay>
        <EditLink to={staffPath('categories', 'edit', id)} name={shown} label={words.edit(shown)}>
          <Pencil />
          {words.editShort}
        </EditLink>
        <IfMay act="records.write">
          <ButtonLink
            to={deletionPath(deletion.to, CATEGORIES_PATH, 'list')}
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
    </li>
  )
}
