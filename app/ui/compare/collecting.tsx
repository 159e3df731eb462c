import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '#app/delivery/lazy-component.ts'

const CompareBar = lazyComponent(async () => (await import('./compare-bar.tsx')).CompareBar)

/** Links that compare one product collect it here; without scripts they lead to the comparison. */
export function Collecting() {
  const [added, setAdded] = useState<string[]>()

  useEffect(() => {
    const hear = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')?.href ?? ''
      const id = /\/compare\?p=([^,&#]+)$/.exec(link)?.[1]
      if (id === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setAdded([decodeURIComponent(id)])
    }
    const begin = () => {
      try {
        if (localStorage.getItem('compare-list')) setAdded([])
      } catch {
        // Storage can be blocked.
      }
    }
    begin()
    // Before the router's own links hear of it.
    addEventListener('click', hear, true)
    return () => removeEventListener('click', hear, true)
  }, [])

  return (
    added && (
      <Suspense>
        <CompareBar added={added} />
      </Suspense>
    )
  )
}
