import { useRef, type ComponentType, type ReactNode } from 'react'
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
  /** What else narrows it. */
  Choices?: (choices: never) => ReactNode
}

type Shown = { query: ListQuery; beside: object }

/** Search and order of a list. They live in the address, and work without scripts by a button. */
export function ListBar({ query, beside, label, submit, sorts, sort, Choices }: BarWords & Shown) {
  const Narrowing = Choices as ComponentType<Shown & { onChange: () => void }> | undefined
  const locale = useLocale()
  const send = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const submitNow = () => void send(form.current, { replace: true, preventScrollReset: true })
  return (
    <Form ref={form} method="get" role="search" className="list-bar">
      {query.state && <input type="hidden" name="state" value={query.state} />}
      <TypedSearch search={query.search} onSearch={submitNow} label={label[locale]} />
      {Narrowing && <Narrowing query={query} beside={beside} onChange={submitNow} />}
      {sorts && (
        <ListChoice
          name="sort"
          chosen={query.sort ?? ''}
          options={Object.entries(sorts).map(([name, text]) => [name, text[locale]])}
          label={sort?.[locale]}
          onChange={submitNow}
        />
      )}
      <noscript>
        <Button type="submit" kind="outline" small>
          {submit[locale]}
        </Button>
      </noscript>
    </Form>
  )
}

type ListChoiceProps = {
  name: string
  chosen: string
  options: readonly (readonly [value: string, label: string])[]
  label: string | undefined
  onChange: () => void
}

export function ListChoice({ name, chosen, options, label, onChange }: ListChoiceProps) {
  return (
    <label className="list-sort">
      <span>{label}</span>
      <Select ref={useShownChoice(chosen)} name={name} defaultValue={chosen} onChange={onChange}>
        {optionsOf(options, ([value, text]) => [value, text])}
      </Select>
    </label>
  )
}
