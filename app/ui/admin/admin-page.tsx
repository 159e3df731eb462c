import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { useLocale } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { NoticeLine } from './notice/notice-line.tsx'

type AdminPageProps = {
  title: string
  /** What the record is called, beside the id that stands for it in the address. */
  name?: string | undefined
  /** What stands for the last segment of the path where that is an id that nobody reads; empty for nothing. */
  segment?: string | undefined
  /** Quiet, beside the title: how many records there are. */
  count?: number
  /** The state of what is edited, as a badge. */
  badge?: ReactNode
  /** Buttons at the end of the top bar; the main action stands last. */
  actions?: ReactNode
  /** It stands within the form of a record. */
  isForm?: boolean
  /** What was done before is old news: the screen says what became of something else. */
  isAnswered?: boolean
  /** Without the space round it: for screens that divide the window themselves. */
  bare?: boolean
  children: ReactNode
}

/** One screen of the staff area: its top bar and what is below. */
export function AdminPage({
  title,
  name,
  segment,
  count,
  badge,
  actions,
  isForm = false,
  isAnswered,
  bare,
  children,
}: AdminPageProps) {
  return (
    <>
      <header className="admin-bar">
        <div className="admin-bar-title">
          <h1>
            <CodedText text={title} />
          </h1>
          {count !== undefined && <span className="admin-bar-count">{count}</span>}
          {name && (
            <bdi className="admin-bar-name" title={name}>
              <CodedText text={name} />
            </bdi>
          )}
          <PathSegment instead={segment} />
          {badge}
        </div>
        {actions && <div className="admin-bar-actions">{actions}</div>}
      </header>
      <div className={bare ? 'admin-bare' : 'admin-content'}>
        {!isAnswered && <NoticeLine isInForm={isForm} />}
        {children}
      </div>
    </>
  )
}

/** The last segment of the path (docs/specification 2.18); beside Arabic headings what names a record, but no other English word. */
function PathSegment({ instead }: { instead: string | undefined }) {
  const isArabic = useLocale() === 'ar'
  const last = useLocation()
    .pathname.split('/')
    .findLast((part) => part !== '')
  const isName = Object.values(useParams()).includes(decodeURIComponent(last ?? '')) || /\d/.test(last ?? '')
  const segment = instead ?? last ?? ''
  if (segment === '' || (isArabic && instead === undefined && !isName)) return null
  return <Ltr className="admin-bar-segment">{decodeURIComponent(segment)}</Ltr>
}
