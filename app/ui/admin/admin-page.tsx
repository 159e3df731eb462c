import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { CodedText } from '../base/code.tsx'
import { Ltr } from '../base/ltr.tsx'
import {
  DONE_PARAMETER,
  isNoticeName,
  isWarning,
  LEFT_PARAMETER,
  NOTICE_PARAMETER,
  noticeText,
  UNDO_PARAMETER,
} from '../../../content/admin/notices.ts'
import { undoWords } from '../../../content/admin/undo.ts'
import { readManyDone } from '../../../domain/records/lists/marked.ts'
import { useLocale } from '../../locale.ts'
import { Message } from '../base/state/message.tsx'
import { NOTICE_PARAMETERS, UndoForm } from './undo-form.tsx'

type AdminPageProps = {
  title: string
  /** What the record is called, beside the id that stands for it in the address. */
  name?: string | undefined
  /** Quiet, beside the title: how many records there are. */
  count?: number
  /** The state of what is edited, as a badge. */
  badge?: ReactNode
  /** Buttons at the end of the top bar; the main action stands last. */
  actions?: ReactNode
  /** Without the space round it: for screens that divide the window themselves. */
  bare?: boolean
  children: ReactNode
}

/** One screen of the staff area: its top bar and what is below. */
export function AdminPage({ title, name, count, badge, actions, bare, children }: AdminPageProps) {
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
          <PathSegment />
          {badge}
        </div>
        {actions && <div className="admin-bar-actions">{actions}</div>}
      </header>
      <div className={bare ? 'admin-bare' : 'admin-content'}>
        <NoticeLine />
        {children}
      </div>
    </>
  )
}

/** The last segment of the path (docs/specification 2.18). */
function PathSegment() {
  const segment =
    useLocation()
      .pathname.split('/')
      .findLast((part) => part !== '') ?? ''
  return <Ltr className="admin-bar-segment">{decodeURIComponent(segment)}</Ltr>
}

/** What was done on the screen before, and how to undo it. It leaves the address at once, so that a reload does not say it again. */
function NoticeLine() {
  const [parameters] = useSearchParams()
  const locale = useLocale()
  const name = parameters.get(NOTICE_PARAMETER)
  const act = parameters.get(UNDO_PARAMETER)
  useEffect(() => {
    if (name === null) return
    const address = new URL(location.href)
    for (const parameter of NOTICE_PARAMETERS) address.searchParams.delete(parameter)
    history.replaceState(history.state, '', address)
  }, [name])
  if (!isNoticeName(name)) return null
  const left = parameters.getAll(LEFT_PARAMETER)
  const text = noticeText(name, readManyDone(parameters.get(DONE_PARAMETER)), locale)
  if (text === '') return null
  return (
    <Message tone={isWarning(name) || left.length > 0 ? 'warn' : 'ok'} after={act && <UndoForm act={act} />}>
      {left.length > 0 ? undoWords.except[locale](left.join(undoWords.comma[locale])) : text}
    </Message>
  )
}
