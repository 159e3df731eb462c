import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { comparePage } from '#content/choice/compare.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { collect, COMPARE_LIST, compareList, storeCompareList } from './compare-list.ts'

/** What is collected for a comparison, and the way to it. `added`: the product whose link was pressed last. */
export function CompareBar({ added }: { added: readonly string[] }) {
  const words = useWords(comparePage).bar
  const [ids, setIds] = useState(compareList)
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    const read = () => setIds(compareList())
    addEventListener('storage', read)
    addEventListener(COMPARE_LIST, read)
    return () => {
      removeEventListener('storage', read)
      removeEventListener(COMPARE_LIST, read)
    }
  }, [])

  useEffect(() => {
    const add = () => added.forEach((id) => setFull(!collect(id)))
    add()
  }, [added])

  if (ids.length === 0) return null
  return (
    <aside className="compare-bar" aria-label={words.title}>
      <div role="status">
        <ButtonLink to={`/compare?p=${ids.map(encodeURIComponent).join(',')}#compare`} small rel="nofollow">
          {words.compare(ids.length)}
        </ButtonLink>
        {isFull && <p>{words.full}</p>}
      </div>
      <Button kind="quiet" small icon aria-label={words.clear} onClick={() => storeCompareList([])}>
        <X />
      </Button>
    </aside>
  )
}
