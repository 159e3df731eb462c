import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { sheetHeadings } from '#content/admin/catalogue/sheets.ts'
import { checksWords, languageNames } from '#content/admin/checks.ts'
import { aliasesWords } from '#content/admin/quotes/aliases.ts'
import { redirectsWords } from '#content/admin/redirects.ts'
import { MEDIA_PAGE_SIZE, mediaPage, WITHOUT_ALT } from '#domain/media/media-query.ts'
import { readPostListQuery } from '#domain/posts/post-list.ts'
import { DOCUMENT_TYPES } from '#domain/documents/document-types.ts'
import {
  CHECK_PAGE_SIZE,
  isCheck,
  isDocumentCheck,
  type Check,
  type DocumentGap,
  type RecordLinks,
} from '#domain/records/content-check.ts'
import { EQUIVALENT_FIELDS } from '#domain/choice/equivalent-fields.ts'
import { lineFields, type Fields } from '#domain/fields/field.ts'
import { readContentQuery } from '#domain/site/content/content-list-query.ts'
import { readListState } from '#domain/records/lists/list-state.ts'
import { readLiveListQuery } from '#domain/records/lists/live-list.ts'
import { recordKind } from '#domain/kinds.ts'
import type { LineAlias } from '#domain/quotes/line-alias.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import type { Redirect } from '#domain/records/redirect.ts'
import { searchWords } from '#content/admin/search.ts'
import type { MissedSearch } from '#domain/search/missed-search.ts'
import type { SynonymEntry } from '#domain/search/synonym-form.ts'
import type { ExportedList } from '#domain/sheets/exported-lists.ts'
import { customersAsked } from '#domain/customers/customer-filter.ts'
import type { DeskCustomer } from '#domain/customers/customer.ts'
import { listDeskCustomers } from '#server/data/customers/customers-store.ts'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import { localTime } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import { countMedia, listMedia } from '#server/data/media/media-store.ts'
import { listMissedSearches } from '#server/data/search/missed-searches-store.ts'
import { listSynonyms } from '#server/data/search/synonyms-store.ts'
import { listAliases } from '#server/data/quotes/line-aliases-store.ts'
import { listRedirects } from '#server/data/site/redirects-store.ts'
import { createCategoryList, createBrandList } from '#server/services/catalogue/staff-lists.ts'
import { createPostList } from '#server/services/posts/post-list.ts'
import { createContentList } from '#server/services/site/content/content-list.ts'
import { createStaffReads } from '#server/services/records.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createDocuments } from '#server/services/documents/documents.ts'
import { createContentChecks } from '#server/services/site/content-checks.ts'
import type { ExportRequest } from './exports.ts'
import { CUSTOMER_COLUMNS, EQUIVALENT_SHEET_COLUMNS, type EquivalentSheetRow } from './list-columns.ts'
import { RECORD_SHEETS, type ListColumn, type RecordSheet } from './record-sheets.ts'

type Reading = { db: Db; clock: Clock; siteFolder: string }
type Asked = Pick<ExportRequest, 'search' | 'ids' | 'lang'>

/** A list of staff as a sheet: its columns, and its rows in portions. */
export type ListSheet<Row = never> = {
  columns: readonly ListColumn<Row>[]
  rows(reading: Reading, asked: Asked): AsyncIterable<readonly Row[]>
}

function listed<Row>(sheet: ListSheet<Row>): ListSheet {
  return sheet as unknown as ListSheet
}

const AT_ONCE = 20

function ofRecords(
  sheet: RecordSheet,
  idsOf: (reading: Reading, search: URLSearchParams) => Promise<readonly string[]>,
): ListSheet {
  return listed({
    columns: sheet.columns,
    async *rows(reading, { search, ids }) {
      const reads = createStaffReads(reading)
      const all = ids ?? (await idsOf(reading, search))
      for (let at = 0; at < all.length; at += AT_ONCE) {
        const rows = []
        for (const id of all.slice(at, at + AT_ONCE)) {
          const row = await sheet.row(reads, id)
          if (row) rows.push(row)
        }
        yield rows
      }
    },
  })
}

const heading = (name: keyof typeof sheetHeadings) => (locale: Locale) => sheetHeadings[name][locale]
const idsIn = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** Rows that are read at once. */
function whole<Row>(columns: readonly ListColumn<Row>[], read: (reading: Reading, asked: Asked) => Promise<Row[]>) {
  return listed<Row>({
    columns,
    async *rows(reading, asked) {
      yield await read(reading, asked)
    },
  })
}

/** A record that a check has found, and what it lacks. */
type CheckRow = { kind: Localized; id: string; name: Localized; missing: Localized }

export const LIST_SHEETS: Record<Exclude<ExportedList, 'products'>, ListSheet> = {
  categories: ofRecords(RECORD_SHEETS.categories, async ({ db }, search) =>
    idsIn(await createCategoryList({ db }).list(readListState(search))),
  ),
  brands: ofRecords(RECORD_SHEETS.brands, async ({ db }, search) =>
    idsIn(await createBrandList({ db }).list(readListState(search))),
  ),
  blogs: ofRecords(RECORD_SHEETS.blogs, ({ db }, search) =>
    createPostList({ db }).ids(readPostListQuery(search), Infinity),
  ),
  equivalents: listed<EquivalentSheetRow>({
    columns: EQUIVALENT_SHEET_COLUMNS,
    async *rows(reading, { search, ids }) {
      const reads = createStaffReads(reading).equivalent
      const all = ids ?? idsIn(await createContentList(reading).find('equivalent', readContentQuery(search)))
      for (const id of all) {
        const found = await reads.standing(id)
        if (found) yield [{ head: found.head, fields: lineFields<Fields>(EQUIVALENT_FIELDS, found.record) }]
      }
    },
  }),
  redirects: whole<Redirect>(
    [
      { key: 'from', heading: heading('from'), cell: ({ from }) => from },
      { key: 'to', heading: heading('to'), cell: ({ to }) => to },
      {
        key: 'origin',
        heading: heading('origin'),
        cell: ({ origin }, locale) => redirectsWords.origins[origin][locale],
      },
      { key: 'changed', heading: heading('changed'), cell: ({ updatedAt }) => localTime(updatedAt) },
    ],
    async ({ db }, { search, ids }) => {
      const { search: words, origin } = readLiveListQuery('redirect', search)
      const all = await listRedirects(db, ids ? {} : { search: words, origin: origin ?? undefined })
      return ids ? all.filter(({ from }) => ids.includes(from)) : all
    },
  ),
  synonyms: whole<SynonymEntry>(
    [
      { key: 'id', heading: heading('id'), cell: ({ id }) => id },
      { key: 'words', heading: heading('words'), cell: ({ words }) => words.join('\n') },
    ],
    async ({ db }, { ids }) => (await listSynonyms(db)).filter(({ id }) => ids === null || ids.includes(id)),
  ),
  aliases: whole<LineAlias>(
    [
      { key: 'text', heading: (locale) => aliasesWords.columns.text[locale], cell: ({ text }) => text },
      { key: 'stock_code', heading: (locale) => aliasesWords.columns.stockCode[locale], cell: (one) => one.stockCode },
      { key: 'made_by', heading: (locale) => aliasesWords.columns.madeBy[locale], cell: ({ madeBy }) => madeBy },
      { key: 'used', heading: (locale) => aliasesWords.columns.used[locale], cell: ({ used }) => String(used) },
      { key: 'changed', heading: heading('changed'), cell: ({ updatedAt }) => localTime(updatedAt) },
    ],
    async ({ db }, { search, ids }) => {
      const all = await listAliases(db, { search: ids ? '' : readListSearch(search) })
      return ids ? all.filter(({ id }) => ids.includes(id)) : all
    },
  ),
  customers: whole<DeskCustomer>(CUSTOMER_COLUMNS, async ({ db }, { search, ids }) =>
    listDeskCustomers(db, ids ? { ids } : customersAsked(search)),
  ),
  searches: whole<MissedSearch>(
    [
      { key: 'query', heading: heading('query'), cell: ({ query }) => query },
      { key: 'times', heading: heading('times'), cell: ({ times }) => String(times) },
      { key: 'last_at', heading: heading('lastAt'), cell: ({ lastAt }) => localTime(lastAt) },
      {
        key: 'list',
        heading: heading('list'),
        cell: ({ isClosest }, locale) => searchWords.lists[isClosest ? 'closest' : 'missed'][locale],
      },
    ],
    async ({ db }, { ids }) =>
      (await listMissedSearches(db)).filter(({ query }) => ids === null || ids.includes(query)),
  ),
  checks: listed<CheckRow>({
    columns: [
      { key: 'kind', heading: heading('kind'), cell: ({ kind }, locale) => kind[locale] },
      { key: 'id', heading: heading('id'), cell: ({ id }) => id },
      { key: 'name_ar', heading: (locale) => `${sheetHeadings.name[locale]} (AR)`, cell: ({ name }) => name.ar },
      { key: 'name_en', heading: (locale) => `${sheetHeadings.name[locale]} (EN)`, cell: ({ name }) => name.en },
      { key: 'missing', heading: heading('missing'), cell: ({ missing }, locale) => missing[locale] },
    ],
    async *rows(reading, { search }) {
      const asked = search.get('check')
      yield* checkRows(reading, isCheck(asked) ? asked : 'translation')
    },
  }),
}

async function* checkRows(reading: Reading, check: Check): AsyncGenerator<CheckRow[]> {
  const checks = createContentChecks(reading)
  if (check === 'alt') yield* picturesWithoutText(reading.db)
  else if (isDocumentCheck(check)) yield documentGaps(await documentsIn(reading).gaps(check))
  else if (check === 'links' || check === 'in-bin') yield brokenLinks(await checks.brokenLinks(), check)
  else {
    const total = (await checks.counts())[check]
    for (let page = 1; (page - 1) * CHECK_PAGE_SIZE < total; page++) {
      const found = await checks.list(check, page)
      yield found.map(({ kind, id, name, lacks }) => ({
        kind: checksWords.kinds[kind],
        id,
        name,
        missing: missingWords(lacks),
      }))
      await yieldToEventLoop()
    }
  }
}

function documentsIn({ db, clock }: Reading) {
  return createDocuments({ db, clock, products: createProducts({ db, clock }) })
}

function documentGaps(gaps: DocumentGap[]): CheckRow[] {
  return gaps.map(({ kind, id, name, type, lacks }) => ({
    kind: recordKind(kind).name,
    id,
    name,
    missing: inBoth((locale) => (lacks.length > 0 ? lacks : [DOCUMENT_TYPES[type].name[locale]])),
  }))
}

function brokenLinks(linking: RecordLinks[], check: 'links' | 'in-bin'): CheckRow[] {
  return linking.flatMap(({ kind, id, name, links }) => {
    const meant = links.filter(({ inBin }) => check === 'links' || inBin !== null)
    const hrefs = meant.map(({ href }) => href).join('\n')
    return meant.length > 0 ? [{ kind: recordKind(kind).name, id, name, missing: { ar: hrefs, en: hrefs } }] : []
  })
}

async function* picturesWithoutText(db: Db): AsyncGenerator<CheckRow[]> {
  const total = await countMedia(db, WITHOUT_ALT)
  for (let page = 1; (page - 1) * MEDIA_PAGE_SIZE < total; page++) {
    const files = await listMedia(db, { ...WITHOUT_ALT, ...mediaPage(page), total })
    yield files.map(({ name, originalName, alt }) => ({
      kind: checksWords.fields.image,
      id: name,
      name: { ar: originalName, en: originalName },
      missing: inBoth((locale) => LOCALES.filter((of) => alt[of] === '').map((of) => languageNames[of][locale])),
    }))
    await yieldToEventLoop()
  }
}

type Lacks = Awaited<ReturnType<ReturnType<typeof createContentChecks>['list']>>[number]['lacks']

function missingWords(lacks: Lacks): Localized {
  return inBoth((locale) =>
    lacks.map(
      ({ field, locale: of }) => checksWords.fields[field][locale] + (of ? ` (${languageNames[of][locale]})` : ''),
    ),
  )
}

function inBoth(linesIn: (locale: Locale) => string[]): Localized {
  return { ar: linesIn('ar').join('\n'), en: linesIn('en').join('\n') }
}
