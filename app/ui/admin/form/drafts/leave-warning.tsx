import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import { Confirm } from '#app/ui/base/confirm.tsx'
import { withoutNotice } from '#app/ui/admin/notice/use-notice.ts'

let dirtyForms = 0

/** Whether a form of this tab holds changes that are not saved: such a tab is not loaded again for another tab's sake. */
export function hasUnsavedChanges(): boolean {
  return dirtyForms > 0
}

/** Counts a form as long as it holds unsaved changes; answers what ends that. */
function noteUnsavedChanges(): () => void {
  dirtyForms++
  return () => {
    dirtyForms--
  }
}

type LeaveWarningProps = {
  dirty: boolean
  /** Files are on their way: no draft keeps those. */
  uploading?: boolean
  /** Another query shows something else: a list whose page is edited. */
  byAddress?: boolean
}

/** Asks before something is left behind: here on the way to another screen, by the browser when the page is closed. */
export function LeaveWarning({ dirty, uploading = false, byAddress = false }: LeaveWarningProps) {
  const asks = dirty || uploading
  const { leave } = useWords(adminForm)
  // Where the form stands: it may still be shown for a moment after it was left.
  const { pathname } = useLocation()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      asks &&
      from.pathname === pathname &&
      (from.pathname !== to.pathname || (byAddress && withoutNotice(from.search) !== withoutNotice(to.search))),
  )
  useEffect(() => {
    // What was pressed while a form was still being read, or saved, goes on by itself.
    if (blocker.state === 'blocked' && !asks) blocker.proceed()
  }, [asks, blocker])
  useEffect(() => {
    if (!asks) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const end = noteUnsavedChanges()
    return () => {
      removeEventListener('beforeunload', ask)
      end()
    }
  }, [asks])
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title={leave.title}
      text={[dirty && leave.text, uploading && leave.uploading].filter(Boolean).join(' ')}
      verb={leave.verb}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
