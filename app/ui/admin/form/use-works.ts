import { useCallback, useState } from 'react'

/** The works that saving waits for, and whether any is under way. */
export function useWorks() {
  const [works] = useState(() => new Set<Promise<unknown>>())
  const [isUploading, setUploading] = useState(false)
  const awaitWork = useCallback(
    (work: Promise<unknown>) => {
      works.add(work)
      setUploading(true)
      void Promise.allSettled([work]).then(() => {
        works.delete(work)
        setUploading(works.size > 0)
      })
    },
    [works],
  )
  return { works, isUploading, awaitWork }
}
