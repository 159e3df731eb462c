import { useLoaderData, useSearchParams } from 'react-router'
import { ROW_PARAMETER } from '#content/admin/notices.ts'
import { nextOfForm, withQuery } from '#domain/accounts/staff-paths.ts'
import { recordKind } from '#domain/kinds.ts'
import type { FormVersions } from '#app/loading/versions-of.ts'

/** The list that staff came from, with what they had asked of it, and otherwise the whole list. */
export function useNext(list: string): string {
  const [parameters] = useSearchParams()
  return nextOfForm(parameters.get('next'), list)
}

/** Leads from the form of a record back to the list, to its row. */
export function useWayBack(list: string): string {
  const next = useNext(list)
  const { kind, id } = useLoaderData<{ versions?: FormVersions } | undefined>()?.versions ?? {}
  const hasRow = kind !== undefined && kind !== 'page' && recordKind(kind).hasDrafts
  return hasRow && id !== undefined ? atRow(next, id) : next
}

/** A list that shows this record to whoever comes back to it. */
export function atRow(list: string, id: string): string {
  return withQuery(list, { [ROW_PARAMETER]: id })
}

/** What the form of a kind shows beside the fields of its record, as the loader of its page has it. */
export function useBeside<Beside>(): Beside {
  return useLoaderData<{ beside: Beside }>().beside
}
