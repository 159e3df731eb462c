import { ListPlus } from 'lucide-react'
import { addToListWords } from '#content/add-to-list.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'

type AddFormProps = {
  /** What the button is named by: the pack's code or the product's name. */
  name: string
  /** Its size and colour, for whoever hears the button. */
  about?: string
  /** One pack, or several of which one is chosen, with what each is called. */
  stockCode?: string | { label: string; packs: readonly (readonly [code: string, name: string])[] }
  productId: string
  qty?: number
  /** With words beside the icon. */
  wide?: boolean
  className?: string
}

/** Adds a pack, or a product whose pack is chosen later, to the list. */
export function AddForm({ name, about = '', stockCode, productId, qty, wide, className }: AddFormProps) {
  const { add } = useWords(addToListWords)
  const [before, after] = add('\n').split('\n')
  return (
    <form method="post" action={useSitePath('/quote/add')} className={className}>
      {typeof stockCode === 'string' && <input type="hidden" name="stockCode" value={stockCode} />}
      {typeof stockCode === 'object' && (
        <Select name="stockCode" aria-label={stockCode.label}>
          {optionsOf(stockCode.packs, ([code, text]) => [code, text])}
        </Select>
      )}
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
