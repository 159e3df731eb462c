import { Link } from 'react-router'
import { checksWords, languageNames } from '../../../../content/admin/checks.ts'
import { BIN_PATH } from '../../../../domain/accounts/staff-paths.ts'
import { binSearch } from '../../../../domain/records/lists/bin-query.ts'
import type { BrokenLink, PostLinks } from '../../../../domain/records/content-check.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { Badge } from '../../base/badge.tsx'
import { Ltr } from '../../base/ltr.tsx'
import { EditRecord } from './edit-record.tsx'
import { RecordName } from './unfinished-list.tsx'

/** Articles with the links in them that should be mended. */
export function BrokenLinks({ posts }: { posts: PostLinks[] }) {
  return (
    <ul className="admin-rows">
      {posts.map(({ id, title, links }) => (
        <li key={id} className="admin-row">
          <div className="grow">
            <div className="admin-row-facts">
              <RecordName id={id} name={title} />
            </div>
            <ul className="admin-links">
              {links.map((link) => (
                <li key={`${link.locale} ${link.href}`}>
                  <LinkText {...link} />
                </li>
              ))}
            </ul>
          </div>
          <EditRecord kind="posts" id={id} name={title} />
        </li>
      ))}
    </ul>
  )
}

function LinkText({ href, locale, leadsTo, inBin }: BrokenLink) {
  const own = useLocale()
  return (
    <>
      <Badge>{languageNames[locale][own]}</Badge> <Ltr className="admin-link-path">{href}</Ltr>{' '}
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
