import {
  BadgeCheck,
  FileBadge,
  FileText,
  FileUp,
  LayoutGrid,
  Package,
  Rows3,
  type LucideIcon,
  Table2,
} from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { blogList } from '#content/admin/blogs.ts'
import { rowsImport } from '#content/admin/catalogue/rows-import.ts'
import { categoriesScreen } from '#content/admin/categories.ts'
import { finderTry } from '#content/admin/choice/finder.ts'
import { documentList } from '#content/admin/documents.ts'
import { equivalentsAdmin } from '#content/admin/choice/equivalents.ts'
import { contentListPath } from '#domain/site/content/content-kinds.ts'
import { siteContent } from '#content/admin/site/site-content.ts'
import { EQUIVALENTS_IMPORT_PATH, START_PATH, ITEMS_GRID_PATH, ITEMS_PATH } from '#domain/accounts/staff-paths.ts'
import { type ExportedList, LONGEST_EXPORT } from '#domain/sheets/exported-lists.ts'
import { formatDay } from '#domain/text/format.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import type { Unchecked } from '#app/loading/records/record-list.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Group } from '#app/ui/admin/group.tsx'
import type { ListedKind } from '#app/record-address.ts'
import type { ListQuery } from '#app/record-lists.ts'
import { BlogCards, PostColumns } from '#app/ui/admin/blogs/blog-card.tsx'
import { BrandCards, WrittenBrands } from '#app/ui/admin/brands/brand-list.tsx'
import { CategoryGrid } from '#app/ui/admin/categories/category-grid.tsx'
import type { Deletion } from '#app/ui/admin/deletion/deletion.ts'
import { DocumentChoices, DocumentsTable, UploadLink } from '#app/ui/admin/documents/document-list.tsx'
import { ItemColumns } from '#app/ui/admin/items/item-columns.tsx'
import { ProductListBody } from '#app/ui/admin/items/product-list-body.tsx'
import { ContentRows, RulesByJob } from '#app/ui/admin/site/content-rows.tsx'
import { TemplateButton } from '#app/ui/admin/site/template-button.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import type { BarWords } from './list-bar.tsx'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { gridSearch, readGridQuery } from '#domain/products/grid/grid-query.ts'
import { useSelected } from './use-selected-boxes.ts'

export type ListedRecord = { id: string }

/** A list as its rows and what stands round them are given it. */
export type ListOf<Record = ListedRecord, Beside = object, Query = ListQuery> = {
  kind: ListedKind
  rows: readonly Record[]
  total: number
  pages: number
  /** What is asked for, be it still on its way, and what is shown meanwhile. */
  query: Query
  loaded: Query
  isComing: boolean
  /** The list that staff come back to. */
  path: string
  beside: Beside
  /** Stands where no record is. */
  nothing: ReactNode
  /** For the `onClick` of a link to the page that asks before a record goes. */
  ask: (deletion: Deletion) => (event: MouseEvent) => void
}

type Part = (list: ListOf) => ReactNode

type ListView = {
  /** Stands where there is nothing yet. */
  icon: LucideIcon
  exported?: ExportedList
  bar?: BarWords
  /** More ways beside the one to a new record. */
  Actions?: Part
  Rows?: Part
  /** The rows with what stands round them, where that is more than the pages. */
  Body?: Part
  Behind?: Part
  /** Chooses what of each record is shown. */
  Columns?: Part
  /** Where else whoever begins can go. */
  Start?: () => ReactNode
}

/** A view is given the list of its own kind alone. */
type Own = { [Name in 'Rows' | 'Body' | 'Behind' | 'Actions' | 'Columns']?: (list: never) => ReactNode }
function view(of: Omit<ListView, keyof Own> & Own): ListView {
  return of as ListView
}

const content = view({
  icon: Rows3,
  bar: { label: siteContent.search, submit: siteContent.searchButton },
  Rows: ContentRows,
  Actions: QuestionTemplates,
})

const equivalents = view({ ...content, exported: 'equivalents', Actions: EquivalentsImport, Behind: UncheckedList })

function EquivalentsImport() {
  const { open } = useWords(rowsImport)
  return (
    <ButtonLink to={EQUIVALENTS_IMPORT_PATH} kind="outline" small>
      <FileUp />
      {open}
    </ButtonLink>
  )
}

/** What the rules answer. */
function TryLink() {
  const { link } = useWords(finderTry)
  return (
    <ButtonLink to={`${contentListPath('rule')}/try`} kind="outline" small>
      {link}
    </ButtonLink>
  )
}

/** Equivalents that nobody has checked for a year. */
function UncheckedList({ beside }: ListOf<ListedRecord, { unchecked?: Unchecked[] }>) {
  const { unchecked } = useWords(equivalentsAdmin)
  const locale = useLocale()
  if (!beside.unchecked?.length) return null
  return (
    <Group title={unchecked}>
      <ul className="admin-rows">
        {beside.unchecked.map(({ id, name, checkedOn }) => (
          <li key={id} className="admin-row">
            <SiteLink to={`${contentListPath('equivalent')}/edit/${encodeURIComponent(id)}`} className="grow">
              <bdi>{name}</bdi>
            </SiteLink>
            <time dateTime={checkedOn}>{formatDay(checkedOn, locale)}</time>
          </li>
        ))}
      </ul>
    </Group>
  )
}

const VIEWS = {
  equivalent: equivalents,
  rule: view({ ...content, Rows: RulesByJob, Actions: TryLink }),
  product: view({
    icon: Package,
    exported: 'products',
    Body: ProductListBody,
    Actions: ProductGrid,
    Columns: ItemColumns,
  }),
  category: view({ icon: LayoutGrid, exported: 'categories', Rows: CategoryGrid, Start: AllSteps }),
  brand: view({ icon: BadgeCheck, exported: 'brands', Rows: BrandCards, Behind: WrittenBrands }),
  document: view({
    Actions: UploadLink,
    Start: UploadLink,
    icon: FileBadge,
    bar: {
      label: documentList.search,
      submit: documentList.apply,
      sort: documentList.sort,
      sorts: documentList.sorts,
      Choices: DocumentChoices,
    },
    Rows: DocumentsTable,
  }),
  post: view({
    icon: FileText,
    exported: 'blogs',
    bar: { label: blogList.search, submit: blogList.apply, sort: blogList.sort, sorts: blogList.sorts },
    Columns: PostColumns,
    Rows: BlogCards,
  }),
}

export function listView(kind: ListedKind): ListView {
  return Object.hasOwn(VIEWS, kind) ? VIEWS[kind as keyof typeof VIEWS] : content
}

function ProductGrid({ path }: ListOf) {
  return <GridLink list={path} />
}

/** The questions that a list may begin with. */
function QuestionTemplates({ kind, rows }: ListOf) {
  if (kind !== 'question' || rows.length > 0) return null
  return (
    <Form method="post">
      <TemplateButton />
    </Form>
  )
}

function AllSteps() {
  return (
    <ButtonLink to={START_PATH} kind="quiet">
      {useWords(categoriesScreen).allSteps}
    </ButtonLink>
  )
}

/** Leads from a list of products to the same as a grid, or to what of it is selected. */
function GridLink({ list }: { list: string }) {
  const { title } = useWords(gridWords)
  const path = useGridPath(list)
  return (
    <ButtonLink to={path} kind="outline" small>
      <Table2 />
      {title}
    </ButtonLink>
  )
}

/** More records than an address has room for are looked for in the whole list. */
function useGridPath(list: string): string {
  const ids = [...useSelected(list)]
  const query = readGridQuery(new URL(list, 'https://list').searchParams)
  const selected = ITEMS_GRID_PATH + gridSearch({ ...query, list: { ...query.list, page: 1 }, ids })
  return ids.length === 0 || selected.length > LONGEST_EXPORT ? list.replace(ITEMS_PATH, ITEMS_GRID_PATH) : selected
}
