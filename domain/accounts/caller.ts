import type { Role } from './permissions.ts'
import type { Actor } from './staff.ts'

/** Where something was sent from: the visitor (an address, or the /64 of one) and their neighbourhood (/24 or /48). */
export type Source = { visitor: string; network: string }

/** A member of staff, or a program with a token of staff's rights. */
export type StaffCaller = { kind: 'staff'; id: string; name: string; role: Role; via: 'session' | 'token' }

export type CustomerCaller = { kind: 'customer'; uuid: string; email: string }

/** Who calls, as far as the call wants to know it. */
export type Caller = { kind: 'anyone' } | CustomerCaller | StaffCaller

/** Who sends a request. One browser may be signed in as both; each is looked up once, when it is asked for. */
export type Visitor = {
  staff(): Promise<StaffCaller | null>
  /** A member of staff who is signed in and let in nowhere before they have set up the second factor that is required. */
  staffWithoutFactor(): Promise<StaffCaller | null>
  customer(): Promise<CustomerCaller | null>
  /** What the answer has to set so that they stay signed in; known once they were looked up. */
  readonly cookies: readonly string[]
}

export const UNKNOWN_VISITOR: Visitor = {
  staff: async () => null,
  staffWithoutFactor: async () => null,
  customer: async () => null,
  cookies: [],
}

/** Who makes a change: staff by the site, or the product itself for whoever sits at its terminal. */
export type ChangeMaker = StaffCaller | Actor

/** How the record of what was done names whoever made a change. */
export function actorOf(by: ChangeMaker): Actor {
  return 'via' in by ? { kind: by.via === 'token' ? 'token' : 'staff', id: by.id, name: by.name } : by
}
