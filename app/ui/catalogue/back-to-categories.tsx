import { Link } from 'react-router'
import { categoryPage } from '../../../content/pages/category.ts'
import { aliasPath } from '../../../domain/paths.ts'
import { useLocale, useWords } from '../../locale.ts'

export function BackToCategories() {
  const { back } = useWords(categoryPage)
  return (
    <Link to={aliasPath(useLocale(), '/categories')} className="button button-outline">
      {back}
    </Link>
  )
}
