import { rulesWords } from '#content/admin/choice/finder.ts'
import { finderValues } from '#content/choice/finder.ts'
import { FINDER_VALUES } from '#domain/choice/finder-questions.ts'
import { contentChoices } from '#content/admin/site/content-choices.ts'
import type { ContentRow } from '#domain/site/content/content-record.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { useLocale, useWords } from '#app/locale.ts'
import type { ListOf } from '#app/ui/admin/records/list-views.tsx'
import { SelectBox } from '#app/ui/admin/records/select-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { RowActions } from '#app/ui/admin/records/row-actions.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { ContentMarks } from './content-marks.tsx'
import './content-rows.css'

export function ContentRows({ rows, ...list }: ListOf<ContentRow>) {
  const locale = useLocale()
  const words = useWords(rulesWords)
  return (
    <div className="card">
      <ul className="admin-rows">
        {rows.map((row) => {
          const name = row.name[locale]
          const place = contentChoices['place']?.[row.place]?.[locale]
          return (
            <li key={row.id} className="admin-row">
              <SelectBox id={row.id} name={name} />
              <div className="content-row">
                <span className="admin-row-name">
                  <CodedText text={name} />
                </span>
                <p className="content-row-facts">
                  {place && <Badge>{place}</Badge>}
                  {row.ours && (
                    <Badge>
                      <bdi>{row.ours}</bdi>
                    </Badge>
                  )}
                  {row.points && <Badge>{words.points(row.points)}</Badge>}
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

/** Rules of the finder by what they are for, in the order in which visitors are asked. */
export function RulesByJob({ rows, ...list }: ListOf<ContentRow>) {
  const locale = useLocale()
  return FINDER_VALUES.job.map((job) => {
    const some = rows.filter((row) => row.job === job)
    return (
      some.length > 0 && (
        <section key={job} className="stack-8">
          <h2 className="text-card">
            {finderValues.job[job][locale]} <span className="admin-bar-count">{some.length}</span>
          </h2>
          <ContentRows rows={some} {...list} />
        </section>
      )
    )
  })
}
