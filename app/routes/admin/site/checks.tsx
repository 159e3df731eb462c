import { CircleCheck, ImageOff } from 'lucide-react'
import { Link } from 'react-router'
import { checksWords, languageNames } from '#content/admin/checks.ts'
import { pageCount, readPage } from '#domain/catalogue/collection-query.ts'
import {
  CHECK_PAGE_SIZE,
  isCheck,
  isDocumentCheck,
  type Check,
  type RecordLinks,
  CHECKS,
  type CountedCheck,
  type DocumentGap,
} from '#domain/records/content-check.ts'
import { MEDIA_PAGE_SIZE, mediaPage, WITHOUT_ALT } from '#domain/media/media-query.ts'
import { checkPath, mediaFilePath, openedFrom, DOCUMENTS_UPLOAD_PATH } from '#domain/accounts/staff-paths.ts'
import type { MediaFile } from '#domain/media/media-file.ts'
import type { Picture } from '#domain/site/picture.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { recordKind } from '#domain/kinds.ts'
import type { HalfContent } from '#domain/site/content/content-record.ts'
import { DOCUMENT_TYPES } from '#domain/documents/document-types.ts'
import { formatDay } from '#domain/text/format.ts'
import { servicesContext } from '#app/context.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { ExportMenu } from '#app/ui/admin/records/export-menu.tsx'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { BrokenLinks } from '#app/ui/admin/checks/broken-links.tsx'
import { UnfinishedList, RecordName } from '#app/ui/admin/checks/unfinished-list.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'
import { EditLink } from '#app/ui/admin/edit-link.tsx'
import { ContentMarks } from '#app/ui/admin/site/content-marks.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import type { Route } from './+types/checks.ts'

export const meta = adminMeta(checksWords.title)

export const handle: StaffHandle = { failed: checksWords.failed }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { contentChecks, contentList, documents, media } = context.get(servicesContext)
  const asked = url.searchParams.get('check')
  const check: Check = isCheck(asked) ? asked : 'translation'
  const page = readPage(url.searchParams)
  const found = await loadPart(context, async () => {
    const counts = await contentChecks.counts()
    const none = { counts, records: [], files: [], linking: [], gaps: [], content: [], pages: 1 }
    if (check === 'alt') {
      const { files, total } = await media.list({ ...WITHOUT_ALT, ...mediaPage(page) })
      return { ...none, files, pages: pageCount(total, MEDIA_PAGE_SIZE) }
    }
    if (isDocumentCheck(check)) {
      const all = await documents.gaps(check)
      const gaps = all.slice((page - 1) * CHECK_PAGE_SIZE, page * CHECK_PAGE_SIZE)
      return { ...none, gaps, pages: pageCount(all.length, CHECK_PAGE_SIZE) }
    }
    if (check === 'links') return { ...none, linking: await contentChecks.brokenLinks() }
    if (check === 'in-bin') return { ...none, linking: onlyInBin(await contentChecks.brokenLinks()) }
    const pages = pageCount(counts[check], CHECK_PAGE_SIZE)
    const records = await contentChecks.list(check, page)
    // Behind the last of the catalogue and the articles.
    const content = check === 'translation' && page >= pages ? await contentList.halves() : []
    return { ...none, records, content, pages }
  })
  if (found.ok) leadToLastPage(page, found.value.pages, (last) => checkPath(check, last))
  return { check, page, found }
}

function onlyInBin(records: RecordLinks[]): RecordLinks[] {
  const left = records.map((record) => ({ ...record, links: record.links.filter(({ inBin }) => inBin !== null) }))
  return left.filter(({ links }) => links.length > 0)
}

export default function Checks({ loaderData: { check, page, found } }: Route.ComponentProps) {
  const words = useWords(checksWords)
  return (
    <AdminPage title={words.title} actions={<ExportMenu list="checks" search={`?check=${check}`} />}>
      <p className="admin-group-text">{words.text}</p>
      <CheckChips check={check} counts={found.ok ? found.value.counts : null} />
      {found.ok ? <Found check={check} page={page} {...found.value} /> : <LoadError title={words.failed} />}
    </AdminPage>
  )
}

type FoundProps = Extract<Route.ComponentProps['loaderData']['found'], { ok: true }>['value'] & {
  check: Check
  page: number
}

function Found({ check, page, pages, records, files, linking, gaps, content }: FoundProps) {
  const { checks, meaning, complete } = useWords(checksWords)
  if ([records, files, linking, gaps, content].every(({ length }) => length === 0)) {
    return <StateBlock icon={CircleCheck} title={complete.title} text={complete.text} />
  }
  return (
    <>
      <Group title={checks[check]} text={meaning[check]}>
        {linking.length > 0 && <BrokenLinks records={linking} />}
        {files.length > 0 && <FileList files={files} />}
        {gaps.length > 0 && <DocumentGaps gaps={gaps} />}
        {records.length > 0 && <UnfinishedList records={records} from={checkPath(check, page)} />}
        {content.length > 0 && <HalfContentList records={content} from={checkPath(check, page)} />}
      </Group>
      <Pagination page={page} pages={pages} to={(number) => checkPath(check, number)} />
    </>
  )
}

/** The checks, each with the number of records that it has found; links and prices are looked at when they are asked for. */
function CheckChips({ check: chosen, counts }: { check: Check; counts: Record<CountedCheck, number> | null }) {
  const words = useWords(checksWords)
  return (
    <nav aria-label={words.choice} className="admin-chips">
      {CHECKS.map((check) => (
        <ChipLink key={check} to={checkPath(check)} on={check === chosen} preventScrollReset>
          {words.checks[check]}
          {counts && check in counts && <Ltr className="admin-chip-count">{counts[check as CountedCheck]}</Ltr>}
        </ChipLink>
      ))}
    </nav>
  )
}

/** Pictures of the library with the languages in which nothing is said of them; each leads to its page. */
function FileList({ files }: { files: (MediaFile & { picture: Picture | null })[] }) {
  const locale = useLocale()
  return (
    <ul className="admin-rows">
      {files.map(({ name, originalName, picture, alt }) => (
        <li key={name} className="admin-row">
          <span className="upload-preview">
            <ListPicture picture={picture} sizes="96px" icon={ImageOff} />
          </span>
          <div className="admin-row-facts">
            <Link to={mediaFilePath(name)} className="admin-row-name">
              <bdi>{originalName || name}</bdi>
            </Link>
            {LOCALES.filter((one) => alt[one] === '').map((one) => (
              <Badge key={one} tone="warn">
                {languageNames[one][locale]}
              </Badge>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Texts of pages and entries of lists that are written in one language only. */
function HalfContentList({ records, from }: { records: HalfContent[]; from: string }) {
  const { translate } = useWords(checksWords)
  const locale = useLocale()
  return (
    <ul className="admin-rows">
      {records.map(({ kind, id, name, missing }) => {
        const shown = name[locale] || name.ar || name.en || id
        const { form, writes, name: kindName } = recordKind(kind)
        return (
          <li key={`${kind}/${id}`} className="admin-row">
            <div className="admin-row-facts">
              <Badge>{kindName[locale]}</Badge>
              <RecordName name={name} id={id} />
              <ContentMarks missing={missing} />
            </div>
            <EditLink to={openedFrom(from, form(id))} name={shown} label={`${translate}: ${shown}`} writes={writes}>
              {translate}
            </EditLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Products that lack a document, or documents that have expired; each leads to where one is uploaded. */
function DocumentGaps({ gaps }: { gaps: DocumentGap[] }) {
  const words = useWords(checksWords)
  const locale = useLocale()
  return (
    <ul className="admin-rows">
      {gaps.map(({ kind, id, name, code, type, lacks }) => {
        const shown = name[locale] || name.ar || name.en || id
        const upload = new URLSearchParams({ ...(code && { product: code }), type })
        return (
          <li key={id} className="admin-row">
            <div className="admin-row-facts">
              <Badge>{kind === 'document' ? DOCUMENT_TYPES[type].name[locale] : code}</Badge>
              <RecordName name={name} id={id} />
              {lacks.map((lack) => (
                <Badge key={lack} tone="warn">
                  <bdi>{kind === 'document' ? formatDay(lack, locale) : lack}</bdi>
                </Badge>
              ))}
            </div>
            <div className="cluster-8">
              <IfMay act="records.write">
                <ButtonLink
                  to={`${DOCUMENTS_UPLOAD_PATH}?${upload}`}
                  kind="outline"
                  small
                  aria-label={words.uploadFor(shown)}
                >
                  {words.upload}
                </ButtonLink>
              </IfMay>
              <EditLink to={recordKind(kind).form(id)} name={shown} label={words.editNamed(shown)}>
                {words.edit}
              </EditLink>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
