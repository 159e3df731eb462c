import { checksWords, languageNames } from '../../../../content/admin/checks.ts'
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

function LinkText({ href, locale, leadsTo }: BrokenLink) {
  const words = useWords(checksWords)
  return (
    <>
      <Badge>{languageNames[locale][useLocale()]}</Badge> <Ltr className="admin-link-path">{href}</Ltr>{' '}
      {leadsTo === null ? (
        <Badge tone="red">{words.nowhere}</Badge>
      ) : (
        <>
          <Badge tone="warn">{words.leadsTo}</Badge> <Ltr className="admin-link-path">{leadsTo}</Ltr>
        </>
      )}
    </>
  )
}
