import type { CustomerCaller, Visitor } from '#domain/accounts/caller.ts'
import { UNASKED } from '#domain/accounts/staff-paths.ts'
import type { Found, FoundStaff } from './staff-visitor.ts'

type VisitorFinders = {
  staff(headers: Headers, isUnasked: boolean): Promise<FoundStaff>
  customer(headers: Headers): Promise<Found<CustomerCaller>>
}

/** Who sends a request. Nobody is looked up before a page or a call asks, and nobody twice. */
export function createIdentify(find: VisitorFinders): (request: Request) => Visitor {
  return ({ headers, url }) => {
    const cookies: string[] = []
    const once = <Answer extends { cookies: string[] }>(look: (headers: Headers) => Promise<Answer>) => {
      let found: Promise<Answer> | undefined
      return () =>
        (found ??= look(headers).then((answer) => {
          cookies.push(...answer.cookies)
          return answer
        }))
    }
    const isUnasked = url.includes(UNASKED) && new URL(url).searchParams.has(UNASKED)
    const [staff, customer] = [once((of) => find.staff(of, isUnasked)), once(find.customer)]
    return {
      staff: async () => (await staff()).caller,
      staffWithoutFactor: async () => (await staff()).withoutFactor,
      customer: async () => (await customer()).caller,
      cookies,
    }
  }
}
