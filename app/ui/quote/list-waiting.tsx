import type { ReactNode } from 'react'
import { quotePage } from '#content/pages/quote.ts'
import { useWords } from '#app/locale.ts'
import { Skeleton } from '#app/ui/base/state/skeleton.tsx'

/**
 * Until the device's list has been read. The children keep their room, so that nothing moves under a finger when an empty list
 * has been read, and are all that browsers without scripts show.
 */
export function ListWaiting({ className = '', children }: { className?: string; children: ReactNode }) {
  const { reading } = useWords(quotePage)
  return (
    <div className={`${className} list-waiting`.trim()}>
      <div>{children}</div>
      <div className="list-waiting-lines" role="status" aria-label={reading}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-20 w-full" />
        ))}
      </div>
    </div>
  )
}
