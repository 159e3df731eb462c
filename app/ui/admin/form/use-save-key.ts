import { useEffect, type RefObject } from 'react'

/** Ctrl S, or Command S, saves the form in place of the page. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyS'
      if (!isSave) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [form])
}
