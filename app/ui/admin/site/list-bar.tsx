import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { siteContent } from '#content/admin/site/site-content.ts'
import type { StateCounts } from '#domain/records/lists/list-state.ts'
import type { ListKind } from '#domain/site/content/content-kinds.ts'
import { contentListPath, type ContentQuery } from '#domain/site/content/content-list-query.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { StateChips } from '#app/ui/admin/records/state-chips.tsx'
import { TypedSearch } from '#app/ui/admin/typed-search.tsx'

type ContentListBarProps = { kind: ListKind; query: ContentQuery; counts: StateCounts }

/** State and search of a list. They live in the address, and work without scripts by a button. */
export function ContentListBar({ kind, query, counts }: ContentListBarProps) {
  const words = useWords(siteContent)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const send = () => void submit(form.current, { replace: true, preventScrollReset: true })
  return (
    <>
      <StateChips
        kind={kind}
        state={query.state}
        counts={counts}
        search={query.search}
        to={(state) => contentListPath(kind, { ...query, state })}
      />
      <Form ref={form} method="get" role="search" className="list-bar">
        {query.state && <input type="hidden" name="state" value={query.state} />}
        <TypedSearch search={query.search} onSearch={send} label={words.search} />
        <noscript>
          <Button type="submit" kind="outline" small>
            {words.searchButton}
          </Button>
        </noscript>
      </Form>
    </>
  )
}
