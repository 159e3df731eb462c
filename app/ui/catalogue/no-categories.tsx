import { LayoutGrid } from 'lucide-react'
import { categoriesPage } from '#content/pages/categories.ts'
import { useWords } from '#app/locale.ts'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'

/** A range that nobody has filled yet: the visitor can still ask. */
export function NoCategories() {
  const { title, text, button } = useWords(categoriesPage).empty
  return <StateBlock icon={LayoutGrid} title={title} text={text} link={{ to: '/contact', label: button }} />
}
