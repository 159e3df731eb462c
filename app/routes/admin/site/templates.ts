import { redirect } from 'react-router'
import { SITE_PATH } from '#domain/accounts/staff-paths.ts'

/** Templates stand among the other texts of the site. */
export function loader() {
  return redirect(`${SITE_PATH}/templates`)
}
