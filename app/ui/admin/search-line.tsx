import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { SearchBox } from './search-box.tsx'

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
