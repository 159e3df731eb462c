import type { CustomerCaller, Visitor } from '../../domain/accounts/caller.ts'
import type { Found, FoundStaff } from './staff-visitor.ts'

export type VisitorFinders = {
  staff(headers: Headers): Promise<FoundStaff>
  customer(headers: Headers): Promise<Found<CustomerCaller>>
}

/** Who sends a request. Nobody is looked up before a page or a call asks, and nobody twice. */
export function createIdentify(find: VisitorFinders): (request: Request) => Visitor {
  return ({ headers }) => {
    const cookies: string[] = []
    const once = <Answer extends { cookies: string[] }>(look: (headers: Headers) => Promise<Answer>) => {
      let found: Promise<Answer> | undefined
      return () =>
        (found ??= look(headers).then((answer) => {
          cookies.push(...answer.cookies)
          return answer
        }))
    }
    const [staff, customer] = [once(find.staff), once(find.customer)]
    return {
      staff: async () => (await staff()).caller,
      staffWithoutFactor: async () => (await staff()).withoutFactor,
      customer: async () => (await customer()).caller,
      cookies,
    }
  }
}
