import { type ReactNode, useEffect } from 'react'
import { useActionData, useLocation, useParams } from 'react-router'
import { useLocale } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { isWarning, noticeText, undoWords } from '#content/admin/notices.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { UndoButton, UndoForm } from '#app/ui/admin/notice/undo-form.tsx'
import { useNotice, withoutNotice } from '#app/ui/admin/notice/use-notice.ts'

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
  bare,
  children,
}: AdminPageProps) {
  // What was done before is old news where the screen says what became of something else.
  const isAnswered = useActionData() !== undefined
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

/**
 * What was done on the screen before, and how to undo it. It leaves the address at once, so that a reload does not say it
 * again. Within the form of a record its button belongs to a form that stands beside that one.
 */
function NoticeLine({ isInForm }: { isInForm: boolean }) {
  const notice = useNotice()
  const locale = useLocale()
  useEffect(() => {
    const { pathname, search, hash } = location
    const own = withoutNotice(search)
    if (own !== search) history.replaceState(history.state, '', pathname + own + hash)
  })
  if (!notice) return null
  const { act, done, left } = notice
  const text = noticeText(notice.name, done, locale)
  if (text === '') return null
  const undo = isInForm ? <UndoButton /> : <UndoForm act={act ?? ''} />
  return (
    <>
      <Message tone={isWarning(notice.name) || left.length > 0 ? 'warn' : 'ok'} after={act !== null && undo}>
        {left.length > 0 ? undoWords.except[locale](left.join(undoWords.comma[locale])) : text}
      </Message>
    </>
  )
}
