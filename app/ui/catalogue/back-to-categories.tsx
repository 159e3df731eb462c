import { categoryPage } from '#content/pages/category.ts'
import { aliasPath } from '#domain/site/paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { WholeLink } from '#app/delivery/link.tsx'

export function BackToCategories() {
  const { back } = useWords(categoryPage)
  return (
    <WholeLink href={aliasPath(useLocale(), '/categories')} className="button button-outline">
      {back}
    </WholeLink>
  )
}
