import { ListChecks } from 'lucide-react'
import { quotePage } from '#content/pages/quote.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'

/** What is said where nothing was added: the list is as it was. */
export function ListIsFull({ isFull = true }: { isFull?: boolean }) {
  const { title, full } = useWords(quotePage)
  return (
    <div className="wrap section">
      <StateBlock icon={ListChecks} title={title} {...(isFull && { text: full })} level={1}>
        <ButtonLink to="/quote">{title}</ButtonLink>
      </StateBlock>
    </div>
  )
}
