import { useLocation, useRouteLoaderData, useSearchParams } from 'react-router'
import {
  DONE_PARAMETER,
  isNoticeName,
  LEFT_PARAMETER,
  NOTICE_PARAMETER,
  ROW_PARAMETER,
  UNDO_PARAMETER,
  type NoticeName,
} from '#content/admin/notices.ts'
import { readManyDone, type ManyDone } from '#domain/records/lists/bulk.ts'
import type { StaffFrame } from '#app/ui/admin/admin-shell.tsx'

type Notice = {
  name: NoticeName
  /** The act that it tells of, while it is offered to undo it. */
  act: string | null
  /** Of an act on many. */
  done: ManyDone | null
  /** Names of what an undo left alone. */
  left: string[]
}

/** What the address says of the step before this screen. */
export function useNotice(): Notice | null {
  const [parameters] = useSearchParams()
  const frame = useRouteLoaderData<StaffFrame>('staff')
  const fresh = frame?.freshAct ?? null
  const name = parameters.get(NOTICE_PARAMETER)
  if (!isNoticeName(name)) return null
  return {
    name,
    act: fresh !== null && parameters.get(UNDO_PARAMETER) === fresh ? fresh : null,
    done: readManyDone(parameters.get(DONE_PARAMETER)),
    left: parameters.getAll(LEFT_PARAMETER),
  }
}

const NOTICE_PARAMETERS = [ROW_PARAMETER, NOTICE_PARAMETER, UNDO_PARAMETER, LEFT_PARAMETER, DONE_PARAMETER]

/** The query of an address without what a notice has put there. */
export function withoutNotice(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of NOTICE_PARAMETERS) parameters.delete(name)
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** The address of this screen without its notice: where an act that is asked for here leads back to. */
export function useOwnPath(): string {
  const { pathname, search } = useLocation()
  return pathname + withoutNotice(search)
}
