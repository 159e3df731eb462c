import { useEffect, useRef } from 'react'

/** For a search box: it shows what the address asks for, whatever led there. */
export function useShownSearch(search: string) {
  const box = useRef<HTMLInputElement>(null)
  // Back, forward and links lead to other searches; what is just being typed is not touched.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = search
  }, [search])
  return box
}
