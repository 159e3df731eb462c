import { useEffect, type RefObject } from 'react'
import { unfold } from './form-part.tsx'

/** A link to a part of the form opens it where it is folded, and one to a field goes into the field. */
function reach(event: MouseEvent, form: HTMLElement) {
  const { target } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
  const part = link && partAt(form, link.hash)
  if (!part) return
  // The router knows nothing of a hash, and could not ask about changes at the way back from there.
  event.preventDefault()
  unfold(part)
  part.scrollIntoView()
  const { field } = link.dataset
  const control = field === undefined ? part.querySelector<HTMLElement>('summary, .control') : controlOf(part, field)
  control?.focus({ preventScroll: field === undefined })
}

/** The control of a field; where that is hidden, as the name of a file is, or there is none, the first one at its place. */
function controlOf(part: Element, field: string) {
  const named = part.querySelector<HTMLElement>(`:is([name="${field}"], [name="${field}[]"])`)
  const place = named?.closest('.upload') ?? named?.closest('.field, .bilingual-side') ?? part
  const controls = place.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable="true"], button')
  return [named, ...controls].find((one) => one?.matches(':not([type=hidden], :disabled)') && one.checkVisibility())
}

function partAt(form: HTMLElement, hash: string) {
  return hash.length > 1 ? form.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`) : null
}

/** Opens the part that the address or a followed link points to. */
export function useReached(place: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const form = place.current
    if (!form) return undefined
    const part = partAt(form, location.hash)
    if (part) {
      unfold(part)
      part.scrollIntoView()
    }
    const press = (event: MouseEvent) => reach(event, form)
    form.addEventListener('click', press)
    return () => form.removeEventListener('click', press)
  }, [place])
}
