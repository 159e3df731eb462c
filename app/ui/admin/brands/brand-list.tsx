import { BadgeCheck, ImageOff, Pencil, SearchX, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { brandsScreen } from '#content/admin/catalogue/brands.ts'
import { BRANDS_PATH, openedFrom, staffPath } from '#domain/accounts/staff-paths.ts'
import type { ListedBrand } from '#domain/catalogue/brand.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { DeleteDialog } from '#app/ui/admin/deletion/delete-dialog.tsx'
import { deletionPath, type Deletion } from '#app/ui/admin/deletion/deletion.ts'
import { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import { EditLink } from '#app/ui/admin/edit-link.tsx'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'
import { MarkBox, MarkPage } from '#app/ui/admin/records/mark-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'

type BrandListProps = {
  brands: ListedBrand[]
  /** Some of them are not shown. */
  isNarrowed: boolean
  /** The list that staff come back to. */
  next: string
}

/** Brands as cards, those on the site in its order, and then the others. */
export function BrandList({ brands, isNarrowed, next }: BrandListProps) {
  const words = useWords(brandsScreen)
  const { ask, ...deletion } = useDeletion(next)
  if (brands.length === 0) return <NoBrands isNarrowed={isNarrowed} />
  return (
    <>
      <MarkPage />
      <ul className="admin-brands">
        {brands.map((brand) => (
          <BrandCard key={brand.id} brand={brand} next={next} onDelete={ask} />
        ))}
      </ul>
      <DeleteDialog {...deletion} verb={words.deletion.verb} />
    </>
  )
}

function NoBrands({ isNarrowed }: { isNarrowed: boolean }) {
  const words = useWords(brandsScreen)
  if (isNarrowed) {
    return (
      <StateBlock icon={SearchX} title={words.empty}>
        <ButtonLink to={BRANDS_PATH} kind="outline">
          {words.showAll}
        </ButtonLink>
      </StateBlock>
    )
  }
  return (
    <StateBlock icon={BadgeCheck} title={words.empty} text={words.emptyText}>
      <IfMay act="records.write">
        <ButtonLink to={`${BRANDS_PATH}/add`} kind="outline">
          {words.add}
        </ButtonLink>
      </IfMay>
    </StateBlock>
  )
}

const ARABIC = { lang: 'ar', dir: 'rtl' } as const
const ENGLISH = { lang: 'en', dir: 'ltr' } as const

type BrandCardProps = Pick<BrandListProps, 'next'> & {
  brand: ListedBrand
  onDelete: (deletion: Deletion) => (event: MouseEvent) => void
}

function BrandCard({ brand: { id, name, logo, productCount, publication }, next, onDelete }: BrandCardProps) {
  const words = useWords(brandsScreen)
  const locale = useLocale()
  const shown = name[locale] || name.ar || name.en || id
  const deletion = {
    to: staffPath('brands', 'delete', id),
    question: words.deletion.question,
    text: words.deletion.text(shown),
  }
  return (
    <li className="admin-brand">
      <MarkBox id={id} name={shown} />
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
      <div className="admin-brand-actions">
        <EditLink to={openedFrom(next, staffPath('brands', 'edit', id))} name={shown} label={words.edit(shown)}>
          <Pencil />
          {words.editShort}
        </EditLink>
        <IfMay act="records.write">
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
    </li>
  )
}
