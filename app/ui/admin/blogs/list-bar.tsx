import { ChevronDown, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { blogList } from '../../../../content/admin/blogs.ts'
import { POST_SORTS, type PostListQuery } from '../../../../domain/post-list.ts'
import { useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'

/** Typing is searched for once it rests. */
const REST_MS = 250

/** Search and order of the list. Both live in the address, and work without scripts by a button. */
export function ListBar({ query }: { query: PostListQuery }) {
  const words = useWords(blogList)
  const submit = useSubmit()
  const waiting = useRef<number | undefined>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const send = (form: HTMLFormElement | null, rest = 0) => {
    clearTimeout(waiting.current)
    waiting.current = window.setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), rest)
  }
  return (
    <Form method="get" role="search" className="list-bar">
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
          onChange={({ currentTarget }) => send(currentTarget.form, REST_MS)}
        />
      </div>
      <label className="list-sort">
        <span>{words.sort}</span>
        <span className="select">
          <select
            name="sort"
            defaultValue={query.sort}
            className="control"
            onChange={({ currentTarget }) => send(currentTarget.form)}
          >
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
