import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { blogList } from '../../../../content/admin/blogs.ts'
import { POST_SORTS, type PostListQuery, type PostSort } from '../../../../domain/posts/post-list.ts'
import { useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'
import { TypedSearch } from '../typed-search.tsx'
import { useShownChoice } from '../use-shown-choice.ts'

/** Search and order of the list. Both live in the address, and work without scripts by a button. */
export function ListBar({ query }: { query: PostListQuery }) {
  const words = useWords(blogList)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const send = () => void submit(form.current, { replace: true, preventScrollReset: true })
  return (
    <Form ref={form} method="get" role="search" className="list-bar">
      <TypedSearch search={query.search} onSearch={send} label={words.search} />
      <SortChoice sort={query.sort} onChange={send} />
      <noscript>
        <Button type="submit" kind="outline" small>
          {words.apply}
        </Button>
      </noscript>
    </Form>
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
