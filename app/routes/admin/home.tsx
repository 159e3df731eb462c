import { redirect } from 'react-router'
import { CATEGORIES_PATH } from '../../../domain/accounts/staff-paths.ts'

/** The staff area opens with the categories (docs/specification 2.1). */
export function loader() {
  return redirect(CATEGORIES_PATH)
}
