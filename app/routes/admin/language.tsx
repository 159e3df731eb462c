import { data, redirect } from 'react-router'
import { nextPath } from '../../../domain/next-path.ts'
import { isLocale } from '../../../domain/locale.ts'
import { LANGUAGE_COOKIE } from '../../../domain/staff-locale.ts'
import type { Route } from './+types/language.ts'

const YEAR = 365 * 24 * 60 * 60

/** Chooses the language of the staff area. A form that names where it stood is led back there. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const locale = form.get('locale')
  if (!isLocale(locale)) throw data(null, { status: 400 })
  const cookie = `${LANGUAGE_COOKIE}=${locale}; Path=/admin; Max-Age=${YEAR}; SameSite=Lax`
  const headers = { 'Set-Cookie': cookie }
  return form.has('next') ? redirect(nextPath(form.get('next'), '/admin'), { headers }) : data(null, { headers })
}

export function loader() {
  return redirect('/admin')
}
