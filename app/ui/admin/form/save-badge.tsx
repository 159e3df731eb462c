import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { onConnection } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { useRecordForm } from './record-form-context.ts'
import type { SaveAnswer } from './save-answer.ts'

/** Beside the title: whether what stands in the form is saved. */
export function SaveBadge({ answer }: { answer: SaveAnswer | undefined }) {
  const words = useWords(adminForm)
  const { state } = useRecordForm()
  const isOffline = useOffline() || answer?.kind === 'unreachable'
  return (
    <span role="status">
      {isOffline && state !== 'saving' ? (
        <Badge tone="red">
          <CloudOff />
          {words.offline}
        </Badge>
      ) : (
        <StateBadge />
      )}
    </span>
  )
}

function StateBadge() {
  const words = useWords(adminForm)
  const { state } = useRecordForm()
  if (state === 'unsaved') return <Badge tone="warn">{words.unsaved}</Badge>
  if (state === 'saving') return <Badge>{words.saving}</Badge>
  return null
}

function useOffline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => !navigator.onLine,
    () => false,
  )
}
