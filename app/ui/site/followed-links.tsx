import { WifiOff } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useFollowedLinks } from '#app/delivery/follow-links.ts'
import { useLabels } from '#app/locale.ts'

const SHOWN_MS = 6000

/** Follows links; shows nothing but that one was pressed while there was no connection. */
export function FollowedLinks() {
  /** Which press the notice tells of, so that every press is told anew. */
  const [press, setPress] = useState<number | null>(null)
  useFollowedLinks(useCallback(() => setPress((last) => (last ?? 0) + 1), []))
  const onEnd = useCallback(() => setPress(null), [])
  return press === null ? null : <OfflineNotice key={press} onEnd={onEnd} />
}

function OfflineNotice({ onEnd }: { onEnd: () => void }) {
  const { offline } = useLabels()
  useEffect(() => {
    const timer = setTimeout(onEnd, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onEnd])
  return (
    <div className="toast-place" role="alert">
      <span className="toast">
        <WifiOff />
        <span className="grow">{offline}</span>
      </span>
    </div>
  )
}
