import { useEffect, type ReactNode } from 'react'
import { previewWords } from '#content/pages/preview.ts'
import { useWords } from '#app/locale.ts'

/** What somebody is shown who was sent a link, below a line that says so. */
export function PreviewPage({ children }: { children: ReactNode }) {
  const { bar } = useWords(previewWords)
  useUnsentForms()
  return (
    <>
      <p role="note" className="bg-ink px-4 py-3 text-center text-white">
        {bar}
      </p>
      {children}
    </>
  )
}

/** Nobody asks for a quote of what is not on the site; searching goes on. */
function useUnsentForms() {
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'post') return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('submit', hold, { capture: true })
    return () => removeEventListener('submit', hold, { capture: true })
  }, [])
}
