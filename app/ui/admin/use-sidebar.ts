import { useState } from 'react'

/** Tells the server how wide to draw the sidebar, so that it does not jump when the page comes alive. */
export const SIDEBAR_COOKIE = 'sidebar'

const YEAR = 365 * 24 * 60 * 60

/** Whether only the icons of the sidebar are shown, and the switch for it. */
export function useSidebar(initial: boolean): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(initial)
  const toggle = () => {
    const next = !collapsed
    document.cookie = `${SIDEBAR_COOKIE}=${next ? 'collapsed' : 'open'}; Path=/admin; Max-Age=${YEAR}; SameSite=Strict`
    setCollapsed(next)
  }
  return [collapsed, toggle]
}
