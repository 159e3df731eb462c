import type { MiddlewareHandler } from 'hono'
import { refusal } from '../web/refusal.ts'
import { targetProblem } from '../web/request/request-target.ts'
import { rawTarget, type HttpScope } from './http-scope.ts'

/** Refuses odd paths once, before anything is routed, so that every later layer reads the same address. */
export function targetCheck(): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const status = targetProblem(rawTarget(c))
    return status === null ? next() : refusal(c, status)
  }
}
