import { useEffect } from 'react'
import { isWarning, noticeText } from '#content/admin/notices.ts'
import { undoWords } from '#content/admin/undo.ts'
import { useLocale } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { UndoButton, UndoForm } from './undo-form.tsx'
import { useNotice, withoutNotice } from './use-notice.ts'

/**
 * What was done on the screen before, and how to undo it. It leaves the address at once, so that a reload does not say it
 * again. Within the form of a record its button belongs to a form that stands beside that one.
 */
export function NoticeLine({ isInForm }: { isInForm: boolean }) {
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
