import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { blogList } from '#content/admin/blogs.ts'
import { BLOGS_PATH } from '#domain/accounts/staff-paths.ts'
import { POST_SORTS, postListSearch, type PostListQuery, type PostSort } from '#domain/posts/post-list.ts'
import type { StateCounts } from '#domain/records/lists/list-state.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { StateChips } from '#app/ui/admin/records/state-chips.tsx'
import { TypedSearch } from '#app/ui/admin/typed-search.tsx'
import { useShownChoice } from '#app/ui/admin/use-shown-choice.ts'

/** State, search and order of the list. They live in the address, and work without scripts by a button. */
export function ListBar({ query, counts }: { query: PostListQuery; counts: StateCounts }) {
  const words = useWords(blogList)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const send = () => void submit(form.current, { replace: true, preventScrollReset: true })
  return (
    <>
      <StateChips
        kind="post"
        state={query.state}
        counts={counts}
        search={query.search}
        to={(state) => BLOGS_PATH + postListSearch({ ...query, state, page: 1 })}
      />
      <Form ref={form} method="get" role="search" className="list-bar">
        {query.state && <input type="hidden" name="state" value={query.state} />}
        <TypedSearch search={query.search} onSearch={send} label={words.search} />
        <SortChoice sort={query.sort} onChange={send} />
        <noscript>
          <Button type="submit" kind="outline" small>
            {words.apply}
          </Button>
        </noscript>
      </Form>
    </>
  )
}

function SortChoice({ sort, onChange }: { sort: PostSort; onChange: () => void }) {
  const words = useWords(blogList)
  return (
    <label className="list-sort">
      <span>{words.sort}</span>
      <span className="select">
        <select ref={useShownChoice(sort)} name="sort" defaultValue={sort} className="control" onChange={onChange}>
          {POST_SORTS.map((name) => (
            <option key={name} value={name}>
              {words.sorts[name]}
            </option>
          ))}
        </select>
        <ChevronDown />
      </span>
    </label>
  )
}
