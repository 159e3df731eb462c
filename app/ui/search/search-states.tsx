import { Search } from 'lucide-react'
import { searchPage } from '#content/pages/search.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { useDemoText } from '#app/ui/site/site-context.tsx'
import { WhereToBegin } from './where-to-begin.tsx'

/** Nothing was searched yet. */
export function StartSearching({ codes }: { codes: string[] }) {
  const { start } = useWords(searchPage)
  return (
    <>
      <StateBlock icon={Search} title={start.title} text={start.text}>
        <ButtonLink to="/" kind="outline">
          {start.button}
        </ButtonLink>
      </StateBlock>
      <WhereToBegin codes={codes} />
    </>
  )
}

/** Nothing was found. */
export function NoResults({ codes }: { codes: string[] }) {
  const { none, start } = useWords(searchPage)
  return (
    <>
      <StateBlock icon={Search} title={none.title} text={useDemoText(none.text) ?? start.text}>
        <ButtonLink to="/categories" kind="outline">
          {none.categories}
        </ButtonLink>
        <ButtonLink to="/" kind="outline">
          {none.home}
        </ButtonLink>
      </StateBlock>
      <WhereToBegin codes={codes} />
    </>
  )
}
