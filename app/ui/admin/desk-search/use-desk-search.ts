import { useEffect, useState } from 'react'
import { shell } from '#content/admin/shell.ts'
import { can, type Role } from '#domain/accounts/permissions.ts'
import { foldText } from '#domain/text/fold.ts'
import type { Locale } from '#domain/text/locale.ts'
import { actToOpen } from '#app/staff-pages.ts'
import { ALL_SECTIONS } from '#app/ui/admin/sidebar/sections.ts'

export type DeskOption = { kind: string; id: string; title: string; detail: string; path: string }
type DeskOffer = { options: DeskOption[]; isDone: boolean; hasFailed: boolean }

/** So long nothing must be typed before the site is asked. */
const PAUSE_MS = 120

/** Screens that are called so. */
function screensCalled(text: string, { role, locale }: { role: Role; locale: Locale }): DeskOption[] {
  const words = foldText(text)
  if (words === '') return []
  return ALL_SECTIONS.filter(({ path }) => can(role, actToOpen(path)))
    .filter(({ name }) => Object.values(shell.sections[name]).some((label) => foldText(label).includes(words)))
    .map(({ name, path }) => ({ kind: 'screen', id: path, title: shell.sections[name][locale], detail: '', path }))
}

/** What answers the typed text: screens at once, the rest as the site says. */
export function useDeskSearch(typed: string, role: Role, locale: Locale): DeskOffer {
  const { options, ...state } = useDeskFound(typed, locale)
  const text = typed.trim()
  return text === ''
    ? { options, ...state }
    : { options: [...options, ...screensCalled(text, { role, locale })], ...state }
}

/** What the site has for the typed text. */
export function useDeskFound(typed: string, locale: Locale): DeskOffer {
  const text = typed.trim()
  const [found, setFound] = useState<{ text: string; options: DeskOption[] | null }>({ text: '', options: [] })
  useEffect(() => {
    if (text === '') return undefined
    const asking = new AbortController()
    const ask = async () => {
      const options = await fetchFound(text, locale, asking.signal)
      if (!asking.signal.aborted) setFound({ text, options })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text, locale])
  if (text === '') return { options: [], isDone: false, hasFailed: false }
  const isDone = found.text === text
  // While the next answer is on its way the last one stays.
  return { options: found.options ?? [], isDone, hasFailed: isDone && found.options === null }
}

async function fetchFound(text: string, locale: Locale, signal: AbortSignal): Promise<DeskOption[] | null> {
  try {
    const response = await fetch(`/api/admin/search.php?${new URLSearchParams({ q: text, locale })}`, { signal })
    return response.ok ? ((await response.json()) as { data: DeskOption[] }).data : null
  } catch {
    return null
  }
}
