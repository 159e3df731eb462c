import { useEffect } from 'react'
import { ListChecks } from 'lucide-react'
import { requestPage } from '#content/pages/request.ts'
import { quotePage } from '#content/pages/quote.ts'
import { mergedLines, type QuoteLine } from '#domain/quotes/quote-line.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { ListWaiting } from './list-waiting.tsx'
import { storedList, storeList } from './stored-list.ts'

/** Begins the list of a request again. */
export function RepeatForm() {
  const { repeat } = useWords(requestPage)
  return (
    <form method="post">
      <input type="hidden" name="intent" value="repeat" />
      <Button type="submit" kind="outline" className="w-full">
        {repeat}
      </Button>
    </form>
  )
}

/** A list that no cookie has room for: scripts put it into the device's own, browsers without them have no other place. */
export function RepeatedBeyondCookie({ lines }: { lines: QuoteLine[] }) {
  const list = useSitePath('/quote')
  useEffect(() => {
    storeList(mergedLines(storedList(), lines))
    location.replace(list)
  }, [lines, list])
  return (
    <ListWaiting className="wrap section">
      <ListIsFull />
    </ListWaiting>
  )
}

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
