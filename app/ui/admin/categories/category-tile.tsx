import { CodedText } from '#app/ui/base/code.tsx'
import { Copy, ImageOff, ListOrdered, Pencil, Trash2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { categoriesScreen } from '#content/admin/categories.ts'
import { accentOf } from '#domain/catalogue/accent.ts'
import type { ListedCategory } from '#domain/catalogue/category.ts'
import { productOrderWords } from '#content/admin/catalogue/product-order.ts'
import { adminForm } from '#content/admin/form.ts'
import { CATEGORIES_PATH, copyPath, openedFrom, productOrderPath, staffPath } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { deletionPath, type Deletion } from '#app/ui/admin/deletion/deletion.ts'
import { EditLink } from '#app/ui/admin/edit-link.tsx'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'
import { MarkBox } from '#app/ui/admin/records/mark-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'

export type TileProps = {
  category: ListedCategory
  /** The list that staff come back to. */
  next: string
  onDelete: (deletion: Deletion) => (event: MouseEvent) => void
  /** By which it is moved, where it has a place. */
  handle?: ReactNode
}

const ARABIC = { lang: 'ar', dir: 'rtl' } as const
const ENGLISH = { lang: 'en', dir: 'ltr' } as const

/** A category as a card: its picture, its names and what can be done with it. */
export function CategoryTile({ category, handle, next, onDelete }: TileProps) {
  const words = useWords(categoriesScreen)
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
      <TileActions {...{ category, shown, handle, next, onDelete }} />
    </>
  )
}

function TileActions({ category: { id }, shown, handle, next, onDelete }: TileProps & { shown: string }) {
  const words = useWords(categoriesScreen)
  const { duplicateNamed } = useWords(adminForm)
  const order = useWords(productOrderWords)
  const deletion = {
    to: staffPath('categories', 'delete', id),
    question: words.deletion.inList,
    text: words.deletion.text(shown),
  }
  return (
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
  )
}
