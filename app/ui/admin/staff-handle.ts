import { useMatches } from 'react-router'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'

/** What a screen tells the frame round it: `export const handle: StaffHandle = { failed: itemsPage.failed }`. */
export type StaffHandle = {
  /** What is said where nothing of it could be loaded. */
  failed?: Localized
}

/** What the opened screen says where nothing of it could be loaded; null where it says nothing of its own. */
export function useFailedScreen(): string | null {
  const handle = useMatches().at(-1)?.handle as StaffHandle | undefined
  const locale = useLocale()
  return handle?.failed?.[locale] ?? null
}
