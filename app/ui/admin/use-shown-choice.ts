import { useEffect, useRef } from 'react'

/**
 * A select that shows what the address asks for, also when back, forward or a link leads to something else. It is not
 * rendered again for that, since keyboard users would lose their place.
 */
export function useShownChoice(value: string) {
  const choice = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (choice.current) choice.current.value = value
  }, [value])
  return choice
}

export function useShownTick(ticked: boolean) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.checked = ticked
  }, [ticked])
  return box
}
