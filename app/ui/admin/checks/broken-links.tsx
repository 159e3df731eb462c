import { Link } from 'react-router'
import { checksWords, languageNames } from '#content/admin/checks.ts'
import { BIN_PATH } from '#domain/accounts/staff-paths.ts'
import { binSearch } from '#domain/records/lists/bin-query.ts'
import type { BrokenLink, RecordLinks } from '#domain/records/content-check.ts'
import { recordKind } from '#domain/kinds.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { EditLink } from '#app/ui/admin/edit-link.tsx'
import { RecordName } from './unfinished-list.tsx'

/** Records of the site with the links in them that should be mended. */
export function BrokenLinks({ records }: { records: RecordLinks[] }) {
  const words = useWords(checksWords)
  const locale = useLocale()
  const shown = ({ name, id }: RecordLinks) => name[locale] || name.ar || name.en || id
  return (
    <ul className="admin-rows">
      {records.map((record) => (
        <li key={`${record.kind}/${record.id}`} className="admin-row">
          <div className="grow">
            <div className="admin-row-facts">
              <Badge>{recordKind(record.kind).name[locale]}</Badge>
              <RecordName {...record} />
            </div>
            <ul className="admin-links">
              {record.links.map((link) => (
                <li key={`${link.locale} ${link.href}`}>
                  <LinkText {...link} />
                </li>
              ))}
            </ul>
          </div>
          <EditLink
            to={recordKind(record.kind).form(record.id)}
            name={shown(record)}
            label={words.editNamed(shown(record))}
          >
            {words.edit}
          </EditLink>
        </li>
      ))}
    </ul>
  )
}

function LinkText({ href, locale, leadsTo, inBin }: BrokenLink) {
  const own = useLocale()
  return (
    <>
      {locale && <Badge>{languageNames[locale][own]}</Badge>} <Ltr className="admin-link-path">{href}</Ltr>{' '}
      <Verdict leadsTo={leadsTo} inBin={inBin} />
    </>
  )
}

function Verdict({ leadsTo, inBin }: Pick<BrokenLink, 'leadsTo' | 'inBin'>) {
  const words = useWords(checksWords)
  const locale = useLocale()
  if (inBin) {
    const { kind, name } = inBin
    return (
      <>
        <Badge tone="red">{words.inBin}</Badge>{' '}
        <Link to={BIN_PATH + binSearch({ kind, search: name[locale], page: 1 })}>
          <bdi>{name[locale]}</bdi>
        </Link>
      </>
    )
  }
  if (leadsTo === null) return <Badge tone="red">{words.nowhere}</Badge>
  return (
    <>
      <Badge tone="warn">{words.leadsTo}</Badge> <Ltr className="admin-link-path">{leadsTo}</Ltr>
    </>
  )
}
