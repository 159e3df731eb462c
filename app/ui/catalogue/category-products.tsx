import { Package } from 'lucide-react'
import { loadErrors } from '../../../content/messages.ts'
import { categoryPage } from '../../../content/pages/category.ts'
import type { ProductCard } from '../../../domain/product-view.ts'
import { useWords } from '../../locale.ts'
import type { Part } from '../../part.ts'
import { LoadError } from '../base/load-error.tsx'
import { StateBlock } from '../base/state-block.tsx'
import { BackToCategories } from './back-to-categories.tsx'
import { ProductGrid } from './product-grid.tsx'

export function CategoryProducts({ products }: { products: Part<ProductCard[]> }) {
  const { empty } = useWords(categoryPage)
  const errors = useWords(loadErrors)
  if (!products.ok) return <LoadError title={errors.products} />
  if (products.value.length > 0) return <ProductGrid products={products.value} />
  return (
    <StateBlock icon={Package} title={empty.title} text={empty.text}>
      <BackToCategories />
    </StateBlock>
  )
}
