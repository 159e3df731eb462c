import { useEffect, useState, type ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import { itemForm } from '#content/admin/items.ts'
import { useWords } from '#app/locale.ts'
import { FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { TYPED_CODE } from '#app/record-address.ts'
import type { ItemChoices } from '#app/loading/records/item-choices.ts'

/** Nobody types slower within a code. */
const TYPING_MS = 300

/** Asking for owners of a code may fail or meet the sign-in: the form with what was typed stays, and nothing is said. */
export async function loadBehindForm<Data>({ url, serverLoader }: Asked<Data>): Promise<Data> {
  if (!url.searchParams.has(TYPED_CODE)) return serverLoader()
  // Nobody but the field has asked with a code, and it takes null.
  return serverLoader().catch(() => null as Data)
}

type Asked<Data> = { url: URL; serverLoader: () => Promise<Data> }

/** The code on the pack. Two products may have one, so whoever types it is told and not refused. */
export function CodeField({ owners, ...field }: ComponentProps<typeof FormText> & { owners: string[] }) {
  const { codeShared } = useWords(itemForm.fields)
  const { current, setTyped } = useOwners(owners)
  const hint = current.length > 0 ? codeShared(current.join(' · ')) : undefined
  return (
    <>
      <FormText
        {...field}
        ltr
        hint={hint}
        className={hint && 'field-doubt'}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className="sr-only" role="status">
        {hint}
      </p>
    </>
  )
}

/** Who has the code that was typed last; until something is typed, who has the product's own. */
function useOwners(first: string[]) {
  const [typed, setTyped] = useState<string | null>(null)
  const { load, data } = useFetcher<{ beside: ItemChoices } | null>()
  useEffect(() => {
    if (typed === null) return undefined
    const asking = setTimeout(() => void load(`?${new URLSearchParams({ [TYPED_CODE]: typed })}`), TYPING_MS)
    return () => clearTimeout(asking)
  }, [typed, load])
  return { current: data?.beside.codeOwners ?? first, setTyped }
}
