import { Check } from 'lucide-react'
import { itemsPage } from '#content/admin/items.ts'
import type { ProductGap } from '#domain/products/product-gaps.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

/** Whether a product is complete, or the most pressing thing that it lacks and how many more there are. */
export function GapBadges({ gaps }: { gaps: ProductGap[] }) {
  const words = useWords(itemsPage)
  const [first, ...others] = gaps
  if (first === undefined) {
    return (
      <Badge tone="ok">
        <Check />
        {words.complete}
      </Badge>
    )
  }
  const rest = others.map((gap) => words.gaps[gap]).join(LIST_SIGN)
  return (
    <span className="gap-badges">
      <Badge tone="warn">{words.gaps[first]}</Badge>
      {rest !== '' && (
        <Badge tone="warn">
          <span aria-hidden="true" title={rest}>
            <Ltr>+{others.length}</Ltr>
          </span>
          <span className="sr-only">{rest}</span>
        </Badge>
      )}
    </span>
  )
}

const LIST_SIGN = ' · '
