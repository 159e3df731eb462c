import { SearchX } from 'lucide-react'
import { categoryPage } from '#content/pages/category.ts'
import { useWords } from '#app/locale.ts'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { BackToCategories } from './back-to-categories.tsx'

export function CategoryMissing() {
  const { title, text } = useWords(categoryPage).missing
  return (
    <div className="wrap section">
      <StateBlock icon={SearchX} title={title} text={text} level={1}>
        <BackToCategories />
      </StateBlock>
    </div>
  )
}
