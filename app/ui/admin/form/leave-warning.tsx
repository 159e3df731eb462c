import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { adminForm } from '../../../../content/admin/form.ts'
import { useWords } from '../../../locale.ts'
import { Confirm } from '../../base/confirm.tsx'
import { noteUnsavedChanges } from './unsaved-changes.ts'

/** Asks before changes are left behind: here on the way to another screen, by the browser when the page is closed. */
export function LeaveWarning({ dirty }: { dirty: boolean }) {
  const { leave } = useWords(adminForm)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const end = noteUnsavedChanges()
    return () => {
      removeEventListener('beforeunload', ask)
      end()
    }
  }, [dirty])
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title={leave.title}
      text={leave.text}
      verb={leave.verb}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
