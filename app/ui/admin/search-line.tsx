import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Search } from 'lucide-react'

type SearchLineProps = {
  /** Where the list stands. */
  action: string
  label: string
  submit: string
  value: string
  /** What else was chosen, as hidden fields. */
  children?: ReactNode
}

/** Searches a list; what is looked for stands in its address. It begins again with every list. */
export function SearchLine({ action, label, submit, value, children }: SearchLineProps) {
  return (
    <Form key={value} action={action} role="search" className="admin-search">
      {children}
      <SearchBox label={label} submit={submit} value={value} />
    </Form>
  )
}

type SearchBoxProps = { id?: string; label: string; submit: string; value: string }

/** A box of a list's form that is searched from by its button. */
export function SearchBox({ id, label, submit, value }: SearchBoxProps) {
  return (
    <div className="search-box">
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={value}
        className="control"
        placeholder={label}
        aria-label={label}
      />
      <button type="submit" aria-label={submit}>
        <Search />
      </button>
    </div>
  )
}
