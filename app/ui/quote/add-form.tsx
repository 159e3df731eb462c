import type { ReactNode } from 'react'
import { ListPlus } from 'lucide-react'
import { addToListWords } from '#content/add-to-list.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'

type AddFormProps = {
  /** What the button is named by: the pack's code or the product's name. */
  name: string
  /** Its size and colour, for whoever hears the button. */
  about?: string
  stockCode?: string
  productId: string
  qty?: number
  /** With words beside the icon. */
  wide?: boolean
  className?: string
  /** What chooses the pack, where there are several. */
  children?: ReactNode
}

/** Adds a pack, or a product whose pack is chosen later, to the list. */
export function AddForm({ name, about = '', stockCode, productId, qty, wide, className, children }: AddFormProps) {
  const { add } = useWords(addToListWords)
  const [before, after] = add('\n').split('\n')
  return (
    <form method="post" action={useSitePath('/quote/add')} className={className}>
      {stockCode && <input type="hidden" name="stockCode" value={stockCode} />}
      {children}
      <input type="hidden" name="productId" value={productId} />
      {qty !== undefined && <input type="hidden" name="qty" value={qty} />}
      <Button
        type="submit"
        kind={wide ? 'outline' : 'quiet'}
        small={!wide}
        icon={!wide}
        aria-label={wide ? undefined : add(name) + about}
        className={wide ? 'w-full' : undefined}
      >
        <ListPlus />
        {wide && (
          <span>
            {before}
            <span className="sr-only">{name}</span>
            {after}
          </span>
        )}
      </Button>
    </form>
  )
}
