import { CloudOff } from 'lucide-react'
import { live } from '#content/admin/requests/live.ts'
import { useWords } from '#app/locale.ts'

/** Says that what stands on the screen may be a minute old. */
export function AwayMark({ isAway }: { isAway: boolean }) {
  const { away } = useWords({ away: live.away })
  return (
    <p aria-live="polite" className="away-mark" title={isAway ? away : undefined}>
      {isAway && (
        <>
          <CloudOff />
          <span>{away}</span>
        </>
      )}
    </p>
  )
}
