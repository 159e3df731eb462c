import type { CustomerCaller, StaffCaller, Visitor } from '../../domain/caller.ts'
import type { Found } from './staff-visitor.ts'

export type VisitorFinders = {
  staff(headers: Headers): Promise<Found<StaffCaller>>
  customer(headers: Headers): Promise<Found<CustomerCaller>>
}

/** Who sends a request. Nobody is looked up before a page or a call asks, and nobody twice. */
export function createIdentify(find: VisitorFinders): (request: Request) => Visitor {
  return ({ headers }) => {
    const cookies: string[] = []
    const once = <Who>(look: (headers: Headers) => Promise<Found<Who>>) => {
      let found: Promise<Who | null> | undefined
      return () =>
        (found ??= look(headers).then((answer) => {
          cookies.push(...answer.cookies)
          return answer.caller
        }))
    }
    return { staff: once(find.staff), customer: once(find.customer), cookies }
  }
}
