import { data, redirect } from 'react-router'
import { nextPath } from '#domain/accounts/next-path.ts'
import { isLocale } from '#domain/text/locale.ts'
import { preferenceCookie } from '#domain/site/preference-cookie.ts'
import { LANGUAGE_COOKIE, NEW_LANGUAGE_COOKIE } from '#domain/accounts/staff-locale.ts'
import { fieldsContext } from '#app/context.ts'
import { STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import type { Route } from './+types/language.ts'

/** Seconds that a slow page has to be hydrated and note the choice; one that never does leaves nothing behind. */
const UNTIL_NOTED = 300

/** Chooses the language of the staff area. A form that names where it stood is led back there. */
export function action({ url, context }: Route.ActionArgs) {
  const { locale, next } = context.get(fieldsContext)
  if (!isLocale(locale)) throw data(null, { status: 400 })
  const isSecure = url.protocol === 'https:'
  const headers = new Headers({ 'Set-Cookie': `${preferenceCookie(LANGUAGE_COOKIE, locale, isSecure)}; HttpOnly` })
  if (next === undefined) return data(null, { headers })
  headers.append('Set-Cookie', preferenceCookie(NEW_LANGUAGE_COOKIE, locale, isSecure, UNTIL_NOTED))
  return redirect(nextPath(next, STAFF_PATH), { headers })
}

export function loader() {
  return redirect(STAFF_PATH)
}
