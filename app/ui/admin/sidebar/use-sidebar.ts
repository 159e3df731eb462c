import { useState } from 'react'
import { preferenceCookie } from '#domain/site/preference-cookie.ts'

/** Tells the server how wide to draw the sidebar, so that it does not jump when the page is hydrated. */
export const SIDEBAR_COOKIE = 'sidebar'

/** Whether only the icons of the sidebar are shown, and the switch for it. */
export function useSidebar(initial: boolean): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(initial)
  const toggle = () => {
    const next = !collapsed
    document.cookie = preferenceCookie(SIDEBAR_COOKIE, next ? 'collapsed' : 'open', location.protocol === 'https:')
    setCollapsed(next)
  }
  return [collapsed, toggle]
}
