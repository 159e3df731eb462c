import { Search } from 'lucide-react'

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
