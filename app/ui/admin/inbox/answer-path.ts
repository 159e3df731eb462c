import type { Locale } from '#domain/text/locale.ts'
import { messagePath } from '#domain/accounts/staff-paths.ts'

type Place = { id: string; search: string; template: string; locale: Locale }

/** Where a message is answered: its own screen, with the beginning of the answer in the address. */
export function answerPath({ id, search, template, locale }: Place): string {
  const parameters = new URLSearchParams(search)
  parameters.set('answer', template)
  parameters.set('in', locale)
  return `${messagePath(id)}?${parameters.toString()}#answer`
}
