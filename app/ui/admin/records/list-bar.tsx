import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type { Localized } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'
import type { ListQuery } from '#app/record-lists.ts'
import { TypedSearch } from '#app/ui/admin/typed-search.tsx'
import { useShownChoice } from '#app/ui/admin/use-shown-choice.ts'
import { Button } from '#app/ui/base/button.tsx'
import { optionsOf, Select } from '#app/ui/base/field/text-field.tsx'

export type BarWords = {
  label: Localized
  /** On the button without scripts. */
  submit: Localized
  /** The orders that the list has, and what the choice of one is called. */
  sorts?: Readonly<Record<string, Localized>>
  sort?: Localized
}

/** Search and order of a list. They live in the address, and work without scripts by a button. */
export function ListBar({ query, label, submit, sorts, sort }: BarWords & { query: ListQuery }) {
  const locale = useLocale()
  const send = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const submitNow = () => void send(form.current, { replace: true, preventScrollReset: true })
  return (
    <Form ref={form} method="get" role="search" className="list-bar">
      {query.state && <input type="hidden" name="state" value={query.state} />}
      <TypedSearch search={query.search} onSearch={submitNow} label={label[locale]} />
      {sorts && <SortChoice chosen={query.sort ?? ''} sorts={sorts} label={sort?.[locale]} onChange={submitNow} />}
      <noscript>
        <Button type="submit" kind="outline" small>
          {submit[locale]}
        </Button>
      </noscript>
    </Form>
  )
}

type SortChoiceProps = {
  chosen: string
  sorts: Readonly<Record<string, Localized>>
  label: string | undefined
  onChange: () => void
}

function SortChoice({ chosen, sorts, label, onChange }: SortChoiceProps) {
  const locale = useLocale()
  return (
    <label className="list-sort">
      <span>{label}</span>
      <Select ref={useShownChoice(chosen)} name="sort" defaultValue={chosen} onChange={onChange}>
        {optionsOf(Object.entries(sorts), ([name, text]) => [name, text[locale]])}
      </Select>
    </label>
  )
}
