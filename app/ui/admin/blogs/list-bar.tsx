import { ChevronDown, Search } from 'lucide-react'
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { blogList } from '../../../../content/admin/blogs.ts'
import { POST_SORTS, type PostListQuery } from '../../../../domain/post-list.ts'
import { useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'
import { useTypedSearch } from '../use-typed-search.ts'

/** Search and order of the list. Both live in the address, and work without scripts by a button. */
export function ListBar({ query }: { query: PostListQuery }) {
  const words = useWords(blogList)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const send = () => void submit(form.current, { replace: true, preventScrollReset: true })
  const { type } = useTypedSearch(send)
  return (
    <Form ref={form} method="get" role="search" className="list-bar">
      <div className="list-search">
        <Search aria-hidden />
        <input
          type="search"
          name="q"
          defaultValue={query.search}
          placeholder={words.search}
          aria-label={words.search}
          autoComplete="off"
          className="control"
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
      <label className="list-sort">
        <span>{words.sort}</span>
        <span className="select">
          <select name="sort" defaultValue={query.sort} className="control" onChange={send}>
            {POST_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </select>
          <ChevronDown />
        </span>
      </label>
      <noscript>
        <Button type="submit" kind="outline" small>
          {words.apply}
        </Button>
      </noscript>
    </Form>
  )
}
