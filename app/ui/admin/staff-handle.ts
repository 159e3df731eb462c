import { useMatches } from 'react-router'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'

/** What a screen tells the frame round it: `export const handle: StaffHandle = { failed: itemsPage.failed }`. */
export type StaffHandle = {
  /** What is said where nothing of it could be loaded. */
  failed?: Localized | ((pathname: string) => Localized | undefined)
}

/** What the opened screen says where nothing of it could be loaded; null where it says nothing of its own. */
export function useFailedScreen(): string | null {
  const match = useMatches().at(-1)
  const { failed } = (match?.handle ?? {}) as StaffHandle
  const locale = useLocale()
  return (typeof failed === 'function' ? failed(match?.pathname ?? '') : failed)?.[locale] ?? null
}
