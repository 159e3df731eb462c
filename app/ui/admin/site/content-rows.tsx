import { Pencil, SearchX, Rows3, Trash2 } from 'lucide-react'
import { contentChoices } from '#content/admin/site/content-choices.ts'
import { contentLists, siteContent } from '#content/admin/site/site-content.ts'
import { openedFrom, sitePath } from '#domain/accounts/staff-paths.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import { CONTENT_LISTS, type ListKind } from '#domain/site/content/content-kinds.ts'
import { contentListPath, type ContentQuery } from '#domain/site/content/content-list-query.ts'
import type { ContentRow } from '#domain/site/content/content-record.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { DeleteDialog } from '#app/ui/admin/deletion/delete-dialog.tsx'
import { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import { EditLink } from '#app/ui/admin/edit-link.tsx'
import { MarkBox, MarkPage } from '#app/ui/admin/records/mark-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ContentMarks } from './content-marks.tsx'
import './content-rows.css'

type ContentRowsProps = { kind: ListKind; query: ContentQuery; rows: ContentRow[] }

/** The records of a list of the site's content, and what can be done with each. */
export function ContentRows({ kind, query, rows }: ContentRowsProps) {
  const path = contentListPath(kind, query)
  const { ask, ...deletion } = useDeletion(path)
  const words = useWords(siteContent)
  if (rows.length === 0) return <Nothing kind={kind} isWhole={query.search === '' && query.state === null} />
  return (
    <>
      <MarkPage />
      <div className="card">
        <ul className="admin-rows">
          {rows.map((row) => (
            <li key={row.id} className="admin-row">
              <Row kind={kind} row={row} path={path} ask={ask} />
            </li>
          ))}
        </ul>
      </div>
      <DeleteDialog {...deletion} verb={words.deletion.verb} />
    </>
  )
}

type RowProps = { kind: ListKind; row: ContentRow; path: string; ask: ReturnType<typeof useDeletion>['ask'] }

function Row({ kind, row, path, ask }: RowProps) {
  const words = useWords(siteContent)
  const locale = useLocale()
  const name = row.name[locale]
  const { list } = CONTENT_LISTS[kind]
  const to = sitePath(list, 'delete', row.id)
  const place = contentChoices['place']?.[row.place]?.[locale]
  return (
    <>
      <MarkBox id={row.id} name={name} />
      <div className="content-row">
        <bdi className="admin-row-name">{name}</bdi>
        <p className="content-row-facts">
          {place && <Badge>{place}</Badge>}
          <PublicationBadges {...row.publication} />
          <ContentMarks missing={row.missing} isDemo={row.isDemo} />
          <time dateTime={row.updatedAt}>{formatMoment(row.updatedAt, locale)}</time>
        </p>
      </div>
      <div className="admin-row-actions">
        <EditLink
          to={openedFrom(path, sitePath(list, 'edit', row.id))}
          name={name}
          label={words.editNamed(name)}
          writes={recordKind(kind).writes}
        >
          <Pencil />
          {words.edit}
        </EditLink>
        <IfMay act={recordKind(kind).writes}>
          <form method="get" action={to}>
            <input type="hidden" name="next" value={path} />
            <Button
              type="submit"
              kind="danger"
              icon
              aria-label={words.deletion.question(name)}
              title={words.deletion.verb}
              onClick={ask({ to, question: words.deletion.question(name), text: '' })}
            >
              <Trash2 />
            </Button>
          </form>
        </IfMay>
      </div>
    </>
  )
}

function Nothing({ kind, isWhole }: { kind: ListKind; isWhole: boolean }) {
  const words = useWords(siteContent)
  const own = useWords(contentLists)[kind]
  const path = contentListPath(kind)
  if (isWhole) {
    return (
      <StateBlock icon={Rows3} title={own.empty}>
        <IfMay act={recordKind(kind).writes}>
          <ButtonLink to={`${path}/add`} kind="outline">
            {own.add}
          </ButtonLink>
        </IfMay>
      </StateBlock>
    )
  }
  return (
    <StateBlock icon={SearchX} title={words.noneFound}>
      <ButtonLink to={path} kind="outline">
        {words.showAll}
      </ButtonLink>
    </StateBlock>
  )
}
