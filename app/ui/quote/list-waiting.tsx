import type { ReactNode } from 'react'
import { quotePage } from '#content/pages/quote.ts'
import { useWords } from '#app/locale.ts'
import { Skeleton } from '#app/ui/base/state/skeleton.tsx'

/** Until the device's list has been read; browsers without scripts have none, and are shown the children. */
export function ListWaiting({ className = '', children }: { className?: string; children: ReactNode }) {
  const { reading } = useWords(quotePage)
  return (
    <>
      <noscript>{children}</noscript>
      <div className={`${className} list-waiting`.trim()} role="status" aria-label={reading}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-20 w-full" />
        ))}
      </div>
    </>
  )
}
