import { useState } from 'react'
import type { SidebarGroupName } from '#domain/accounts/staff-preferences.ts'
import { SIDEBAR_PATH } from '#domain/accounts/staff-paths.ts'

/** The groups of the sidebar that are folded, and what folds or opens one: at once here, and for the account everywhere. */
export function useFoldedGroups(initial: readonly SidebarGroupName[]) {
  const [folded, setFolded] = useState(initial)
  const fold = (group: SidebarGroupName, isFolded: boolean) => {
    setFolded((before) => [...before.filter((name) => name !== group), ...(isFolded ? [group] : [])])
    const body = new URLSearchParams({ [isFolded ? 'fold' : 'open']: group })
    // Where it cannot be kept, it lasts as long as this page.
    void fetch(SIDEBAR_PATH, { method: 'POST', body, keepalive: true }).catch(() => {})
  }
  return [folded, fold] as const
}
