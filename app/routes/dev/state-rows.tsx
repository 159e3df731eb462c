import { Package } from 'lucide-react'
import { componentsPage } from '#content/components-page.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import {
  CategoryCardsSkeleton,
  CategoryTilesSkeleton,
  PostGridSkeleton,
  ProductGridSkeleton,
} from '#app/ui/site/skeletons/cards.tsx'
import { Row } from './row.tsx'

export function StateRows() {
  const { rows, words } = useWords(componentsPage)
  return (
    <>
      <Row title={rows.states}>
        <div className="grid w-full gap-6 md:grid-cols-2">
          <StateBlock icon={Package} title={words.categoryEmpty} text={words.categoryEmptyText}>
            <ButtonLink to="/categories" kind="outline">
              {words.backToCategories}
            </ButtonLink>
          </StateBlock>
          <LoadError title={words.categoriesError} level={3} />
        </div>
      </Row>
      <Row title={rows.loading}>
        <div className="grid w-full gap-12">
          <ProductGridSkeleton count={4} />
          <CategoryTilesSkeleton count={4} />
          <CategoryCardsSkeleton count={2} />
          <PostGridSkeleton count={3} />
        </div>
      </Row>
    </>
  )
}
