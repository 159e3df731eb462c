import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { quotasContext, reportErrorContext, servicesContext, siteUrlContext, staffContext } from '#app/context.ts'
import type { Quotas } from '#server/middleware/rate-limit.ts'
import type { Services } from '#server/services/services.ts'

/** What a page's loader answered: data (with the status and headers beside it) or a response such as a redirect. */
export type Loaded<T> = { value: T; status: number; headers: Headers; reported: unknown[] }

type Asked = { services: Services; path: string; params?: Record<string, string>; staff?: StaffCaller; quotas?: Quotas }

/** Runs a page's loader as the server does, and gives what it returned or threw. */
export async function load<T>(
  loader: (args: never) => Promise<T>,
  { services, path, params = {}, staff, quotas }: Asked,
): Promise<Loaded<T extends { data: infer Data } ? Data : T>> {
  const reported: unknown[] = []
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  if (staff) context.set(staffContext, staff)
  if (quotas) context.set(quotasContext, quotas)
  context.set(siteUrlContext, 'https://site.example')
  context.set(reportErrorContext, (error) => reported.push(error))
  const url = new URL(path, 'https://site.example')
  const args = { params, url, context, request: new Request(url), pattern: path } satisfies LoaderFunctionArgs
  const answer: unknown = await loader(args as never).catch((thrown: unknown) => thrown)
  if (answer instanceof Error) throw answer
  return { ...read(answer), reported } as never
}

function read(answer: unknown) {
  if (answer instanceof Response) return { value: null, status: answer.status, headers: answer.headers }
  if (!isData(answer)) return { value: answer, status: 200, headers: new Headers() }
  return { value: answer.data, status: answer.init?.status ?? 200, headers: new Headers(answer.init?.headers) }
}

function isData(answer: unknown): answer is { data: unknown; init: ResponseInit | null } {
  return typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'DataWithResponseInit'
}
