import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useOnNextPage } from '#app/delivery/link.tsx'

/** No option is picked out: the text itself counts. */
const NONE = -1

/**
 * A text field with a list of options below it (ARIA 1.2). The field keeps the focus; arrows walk through the options
 * and back to the text, Enter follows the one that is picked out, Escape closes the list and nothing else. `keys`
 * identify the options: a picked one stays picked when a new list moves it, and is dropped when it is gone.
 */
export function useCombobox(keys: readonly string[]) {
  const count = keys.length
  const listId = useId()
  const [isShown, setShown] = useState(false)
  const [picked, setPicked] = useState<string | null>(null)
  const open = isShown && count > 0
  const active = open && picked !== null ? keys.indexOf(picked) : NONE
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (active !== NONE) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function turn(to: boolean) {
    setShown(to)
    setPicked(null)
  }
  const show = () => turn(true)
  const close = () => turn(false)
  useOnNextPage(close)

  /** Steps through the options; before the first and after the last stands the text. */
  function step(by: 1 | -1) {
    if (!open) return show()
    const places = count + 1
    setPicked(keys[((active + 1 + by + places) % places) - 1] ?? null)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys that write a letter of another script are not for us.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter') {
      if (active !== NONE) {
        event.preventDefault()
        document.getElementById(optionId(active))?.click()
      }
      close()
    }
  }

  return {
    open,
    active,
    show,
    close,
    optionId,
    listId,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-activedescendant': active === NONE ? undefined : optionId(active),
      onKeyDown,
      onBlur: close,
    } as const,
  }
}
