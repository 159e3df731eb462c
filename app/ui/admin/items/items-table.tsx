import { ArrowDown, ArrowUp, Copy, Eye, ImageOff, Pencil, Trash2, Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { itemsPage } from '#content/admin/items.ts'
import {
  itemListSearch,
  type ItemColumn,
  type ItemListQuery,
  type ItemRow,
  type ItemSort,
} from '#domain/catalogue/item-list.ts'
import { priceText, type PriceRanges } from '#domain/prices/pack-price.ts'
import { directionOf, LOCALES, type Locale } from '#domain/text/locale.ts'
import { copyPath, ITEMS_PATH, openedFrom, staffPath } from '#domain/accounts/staff-paths.ts'
import { useLabels, useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { adminForm } from '#content/admin/form.ts'
import { deletionPath, type Deletion } from '#app/ui/admin/deletion/deletion.ts'
import { headOf } from './item-columns.tsx'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'
import { useSelection } from '#app/ui/admin/records/selection-context.ts'
import { SelectBox, SelectPage } from '#app/ui/admin/records/select-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'
import type { ProductGap } from '#domain/products/product-gaps.ts'

const LIST_SIGN = ' · '

type ItemsTableProps = {
  items: readonly ItemRow[]
  query: ItemListQuery
  columns: readonly ItemColumn[]
  prices: PriceRanges
  busy: boolean
  /** The `onClick` of the link to the page that asks before a product goes. */
  onDelete: (deletion: Deletion) => (event: MouseEvent) => void
}

/** Products in rows; on narrow screens each row is a card. */
export function ItemsTable({ items, query, columns, prices, busy, onDelete }: ItemsTableProps) {
  const words = useWords(itemsPage)
  const isShown = useShownColumns(columns)
  const mayWrite = useMay('records.write')
  const { maySelect } = useSelection()
  return (
    <table className="items-table" aria-busy={busy || undefined}>
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr>
          {maySelect && (
            <th scope="col" className="items-mark">
              <SelectPage isBare />
            </th>
          )}
          {isShown('picture') && (
            <th scope="col">
              <span className="sr-only">{words.columns.picture}</span>
            </th>
          )}
          {SORTED.filter(isShown).map((sort) => (
            <SortHead key={sort} sort={sort} query={query} />
          ))}
          {isShown('price') && <th scope="col">{words.columns.price}</th>}
          {isShown('state') && <th scope="col">{words.columns.state}</th>}
          <th scope="col">
            <span className="sr-only">{words.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} data-item={item.id}>
            <Cells
              {...{ item, columns, mayWrite, onDelete }}
              price={prices[item.id]}
              next={ITEMS_PATH + itemListSearch(query)}
            />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const SORTED = ['name-ar', 'name-en', 'category', 'code'] as const

/** The name in the language of the page always is. */
function useShownColumns(columns: readonly ItemColumn[]) {
  const locale = useLocale()
  return (head: ItemColumn | `name-${Locale}`) =>
    head === `name-${locale}` || columns.some((column) => headOf(column, locale) === head)
}

/** A column that orders the list: once upwards, once downwards, and then the newest first again. */
function SortHead({ sort, query }: { sort: Exclude<ItemSort, 'newest'>; query: ItemListQuery }) {
  const words = useWords(itemsPage)
  const isCurrent = query.sort === sort
  const next =
    isCurrent && query.reversed ? { sort: 'newest' as const, reversed: false } : { sort, reversed: isCurrent }
  const Arrow = query.reversed ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      className={`items-${sort}`}
      aria-sort={isCurrent ? (query.reversed ? 'descending' : 'ascending') : undefined}
    >
      <SiteLink
        to={ITEMS_PATH + itemListSearch({ ...query, ...next, page: 1 })}
        preventScrollReset
        className="items-sort"
      >
        {words.columns[sort]}
        {isCurrent && <Arrow aria-hidden="true" />}
      </SiteLink>
    </th>
  )
}

type CellsProps = Pick<ItemsTableProps, 'columns' | 'onDelete'> & {
  item: ItemRow
  price: PriceRanges[string] | undefined
  next: string
  mayWrite: boolean
}

function Cells({ item, columns, price, ...row }: CellsProps) {
  const isShown = useShownColumns(columns)
  const labels = useLabels()
  const locale = useLocale()
  const { maySelect } = useSelection()
  const name = item.name[locale] || item.name.ar || item.name.en || item.id
  return (
    <>
      {maySelect && (
        <td className="items-mark">
          <SelectBox id={item.id} name={name} />
        </td>
      )}
      {isShown('picture') && (
        <td className="items-picture">
          <Thumb item={item} />
        </td>
      )}
      {LOCALES.map(
        (one) =>
          isShown(`name-${one}`) && (
            <td key={one} className={`items-name-${one}`} lang={one} dir={directionOf(one)}>
              <Name text={item.name[one]} locale={one} />
            </td>
          ),
      )}
      {isShown('category') && (
        <td className="items-category">
          <span className="items-category-name">
            <span className="accent-dot" data-accent={item.category?.accent ?? ''} />
            {item.category?.name[locale] ?? labels.uncategorized}
          </span>
        </td>
      )}
      {isShown('code') && <td className="items-code">{item.code && <Ltr>{item.code.toUpperCase()}</Ltr>}</td>}
      {isShown('price') && <td className="items-price">{price ? <Ltr>{rangeText(price)}</Ltr> : '–'}</td>}
      {isShown('state') && (
        <td className="items-state">
          <div className="publication">
            <PublicationBadges {...item.publication} />
            <GapBadges gaps={item.gaps} />
          </div>
        </td>
      )}
      <td className="items-actions">
        <Actions {...{ item, name, ...row }} />
      </td>
    </>
  )
}

function rangeText({ low, high }: PriceRanges[string]): string {
  return low === high ? priceText(low) : `${priceText(low)} – ${priceText(high)}`
}

type ActionsProps = Pick<CellsProps, 'item' | 'next' | 'mayWrite' | 'onDelete'> & { name: string }

/** Editing comes first: keys of the list press that. */
function Actions({ item, name, next, mayWrite, onDelete }: ActionsProps) {
  const words = useWords(itemsPage)
  const { view, duplicateNamed } = useWords(adminForm)
  const deletion = {
    to: staffPath('items', 'delete', item.id),
    question: words.deletion.inList,
    text: words.deletion.text(name),
  }
  return (
    <>
      <SiteLink
        to={openedFrom(next, staffPath('items', 'edit', item.id))}
        className="icon-link"
        aria-label={mayWrite ? words.edit(name) : `${view} ${name}`}
      >
        {mayWrite ? <Pencil /> : <Eye />}
      </SiteLink>
      {mayWrite && (
        <SiteLink
          to={copyPath(next, `${ITEMS_PATH}/add`, item.id)}
          className="icon-link"
          aria-label={duplicateNamed(name)}
        >
          <Copy />
        </SiteLink>
      )}
      {mayWrite && (
        <SiteLink
          to={deletionPath(deletion.to, next, 'list')}
          className="icon-link text-danger hover:bg-danger-tint hover:text-danger-hover"
          aria-label={words.remove(name)}
          onClick={onDelete(deletion)}
        >
          <Trash2 />
        </SiteLink>
      )}
    </>
  )
}

function Name({ text, locale }: { text: string; locale: 'ar' | 'en' }) {
  return text === '' ? <Badge tone="warn">{adminForm.missingTag[locale]}</Badge> : <CodedText text={text} />
}

function Thumb({ item }: { item: ItemRow }) {
  return (
    <span className="thumb">
      <ListPicture picture={item.image} sizes="52px" icon={ImageOff} />
    </span>
  )
}

/** Whether a product is complete, or the most pressing thing that it lacks and how many more there are. */
function GapBadges({ gaps }: { gaps: ProductGap[] }) {
  const words = useWords(itemsPage)
  const [first, ...others] = gaps
  if (first === undefined) {
    return (
      <Badge tone="ok">
        <Check />
        {words.complete}
      </Badge>
    )
  }
  const rest = others.map((gap) => words.gaps[gap]).join(LIST_SIGN)
  return (
    <span className="gap-badges">
      <Badge tone="warn">{words.gaps[first]}</Badge>
      {rest !== '' && (
        <Badge tone="warn">
          <span aria-hidden="true" title={rest}>
            <Ltr>+{others.length}</Ltr>
          </span>
          <span className="sr-only">{rest}</span>
        </Badge>
      )}
    </span>
  )
}
