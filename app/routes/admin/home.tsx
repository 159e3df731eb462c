import { redirect } from 'react-router'

/** The staff area opens with the categories (specification, section 2.1). */
export function loader() {
  return redirect('/admin/categories')
}
