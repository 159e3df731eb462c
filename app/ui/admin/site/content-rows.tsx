import { contentChoices } from '#content/admin/site/content-choices.ts'
import type { ContentRow } from '#domain/site/content/content-record.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { useLocale } from '#app/locale.ts'
import type { ListOf } from '#app/ui/admin/records/list-views.tsx'
import { MarkBox } from '#app/ui/admin/records/mark-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { RowActions } from '#app/ui/admin/records/row-actions.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { ContentMarks } from './content-marks.tsx'
import './content-rows.css'

export function ContentRows({ rows, ...list }: ListOf<ContentRow>) {
  const locale = useLocale()
  return (
    <div className="card">
      <ul className="admin-rows">
        {rows.map((row) => {
          const name = row.name[locale]
          const place = contentChoices['place']?.[row.place]?.[locale]
          return (
            <li key={row.id} className="admin-row">
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
                <RowActions {...list} id={row.id} name={name} />
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
