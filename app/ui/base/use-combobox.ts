import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useOnNextPage } from '#app/delivery/link.tsx'

/** No option is picked out: the text itself counts. */
const NONE = -1

/**
 * A text field with a list of options below it (ARIA 1.2). The field keeps the focus; arrows walk through the options
 * and back to the text, Enter follows the one that is picked out, Escape closes the list and nothing else.
 */
export function useCombobox(count: number) {
  const listId = useId()
  const [isShown, setShown] = useState(false)
  const [picked, setPicked] = useState(NONE)
  const open = isShown && count > 0
  const active = open && picked < count ? picked : NONE
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (active !== NONE) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function turn(to: boolean) {
    setShown(to)
    setPicked(NONE)
  }
  const show = () => turn(true)
  const close = () => turn(false)
  useOnNextPage(close)

  /** Steps through the options; before the first and after the last stands the text. */
  function step(by: 1 | -1) {
    if (!open) return show()
    const places = count + 1
    setPicked(((active + 1 + by + places) % places) - 1)
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
