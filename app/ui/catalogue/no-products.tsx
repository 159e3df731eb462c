import { Package } from 'lucide-react'
import { productsPage } from '#content/pages/products.ts'
import { useWords } from '#app/locale.ts'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'

/** A range that nobody has filled yet: the visitor can still ask. */
export function NoProducts() {
  const { title, text, button } = useWords(productsPage).empty
  return <StateBlock icon={Package} title={title} text={text} link={{ to: '/contact', label: button }} />
}
