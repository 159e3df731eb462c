import { redirectsWords } from '#content/admin/redirects.ts'
import { decodedPath, type Redirect } from '#domain/records/redirect.ts'
import { servicesContext } from '#app/context.ts'
import { REDIRECTS_PATH } from '#domain/accounts/staff-paths.ts'
import { saveRecord, type SaveArgs } from './record-action.ts'

/** A redirect as its form shows it. */
export function toRedirectValues({ from, to }: Pick<Redirect, 'from' | 'to'>) {
  return { from: [from], to: [decodedPath(to)] }
}

/** Saves the form of a redirect: a new one, or the one from this address. */
export function saveRedirectForm(args: SaveArgs, before: string | null) {
  const { redirects } = args.context.get(servicesContext)
  const { refused, unknown } = redirectsWords.form
  return saveRecord<Redirect>(args, {
    save: (fields, by) => redirects.edit(before, fields, by),
    toFields: toRedirectValues,
    files: { single: {} },
    done: { path: REDIRECTS_PATH, notice: 'redirect-saved' },
    refused: (message, locale) => (message === null ? unknown[locale] : refused[locale]),
  })
}
