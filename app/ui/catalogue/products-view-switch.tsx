import { LayoutGrid, List } from 'lucide-react'
import { productsPage } from '#content/pages/products.ts'
import { PRODUCTS_VIEWS, type ProductsView } from '#domain/catalogue/products-view.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { ChipButton } from '#app/ui/base/chip.tsx'

const ICONS = { cards: LayoutGrid, list: List }

/** Asks for the other view; what is chosen is remembered. */
export function ProductsViewSwitch({ view }: { view: ProductsView }) {
  const { views } = useWords(productsPage)
  return (
    <form method="post" action={useSitePath('/products')} aria-label={views.label} className="flex gap-2">
      {PRODUCTS_VIEWS.map((one) => {
        const Icon = ICONS[one]
        return (
          <ChipButton key={one} type="submit" name="view" value={one} on={one === view}>
            <Icon />
            {views[one]}
          </ChipButton>
        )
      })}
    </form>
  )
}
