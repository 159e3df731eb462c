import { useLayoutEffect, type RefObject } from 'react'

/**
 * Ctrl S, or Command S, presses the button that saves the form, in place of saving the page. As a layout effect it works as
 * soon as the form is seen: a key that came before a later effect would open the browser's own window.
 */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyS'
      if (!isSave) return
      event.preventDefault()
      button.current?.form?.requestSubmit(button.current)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [button])
}
