import { serialize } from 'node:v8'
import type { Visitor } from '#domain/accounts/caller.ts'
import type { Choice } from '#domain/reports/daily-count.ts'
import { isAway } from '#server/away.ts'
import { contentDigest } from '#server/etag.ts'
import type { Log } from '#server/log.ts'
import type { Quotas } from '#server/middleware/rate-limit.ts'
import type { PageData } from '#app/context.ts'
import type { Fields } from './request/request-body.ts'

/** A page is compared with its own earlier states, and carries this: half of a digest tells them apart. */
const ENOUGH = 11

/** Tells data of a page from what they were before: the same digest is the same data. Null for what cannot be compared. */
function dataDigest(data: unknown): string | null {
  try {
    return contentDigest(serialize(data)).slice(0, ENOUGH)
  } catch {
    return null
  }
}

/** What a page can tell and ask the server while it is made. */
export type PageScope = {
  /** Takes errors that visitors do not see, or see as one sentence. */
  report(error: unknown): void
  /** Takes the pattern of the page's address. */
  matched(pattern: string): void
  /** Takes the data of the page before it is rendered. False: the page that was made of the same data is still cached. */
  isWanted(data: PageData): boolean
  /** Takes what was searched and not found. */
  missed(text: string, isClosest?: boolean): void
  /** Takes how the page answers who is choosing a product. */
  chose(choice: Choice): void
  /** Who sends the request. */
  visitor: Visitor
  quotas: Quotas
  /** What was sent with the request, read and checked once. */
  fields: Fields
}

export type Visit = {
  /** Names the request in the log. */
  requestId: string
  visitor: Visitor
  quotas: Quotas
  fields: Fields
  /** Takes what the visitor has searched and not found. */
  missed(text: string, isClosest?: boolean): void
}

export class PageMaking {
  route = 'page'
  choice: Choice | null = null
  /** A part of the page failed; the rest stands. */
  partFailed = false
  /** It failed because the database is away. */
  isCutOff = false
  /** Somebody was asked for by name or allowance, so the page is for them alone. */
  isPersonal = false
  isUnchanged = false
  digest: string | null = null

  /** `kept` is the digest of the data of the page that is cached, `day` the date on which the page is made. */
  scopeFor(visit: Visit, log: Log, { kept, day }: { kept: string | null; day: string }): PageScope {
    const reported = new Set<unknown>()
    return {
      report: (error) => {
        // The framework reports some errors twice, and visitors' mistakes (a form sent to a page without one) too.
        if (reported.has(error) || isVisitorsMistake(error)) return
        reported.add(error)
        this.partFailed = true
        this.isCutOff ||= isAway(error)
        log.error('page failed', { id: visit.requestId, error })
      },
      matched: (pattern) => {
        this.route = `/${pattern}`
      },
      isWanted: (data) => {
        this.digest = dataDigest([day, data])
        this.isUnchanged = this.digest !== null && this.digest === kept && !this.partFailed
        return !this.isUnchanged
      },
      missed: visit.missed,
      chose: (choice) => {
        this.choice = choice
      },
      visitor: this.#noticed(visit.visitor),
      quotas: this.#noticed(visit.quotas),
      fields: visit.fields,
    }
  }

  /** The same object; whoever reads anything of it makes the page personal. */
  #noticed<T extends object>(one: T): T {
    return new Proxy(one, {
      get: (target, name) => {
        this.isPersonal = true
        return Reflect.get(target, name)
      },
    })
  }
}

function isVisitorsMistake(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500
}
