import { createContext } from 'react-router'
import type { StaffCaller, Visitor } from '#domain/accounts/caller.ts'
import type { Choice } from '#domain/reports/daily-count.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { Quotas } from '#server/middleware/rate-limit.ts'
import type { Services } from '#server/services/services.ts'

/** The one door from pages to data. The server puts it into the context of every request. */
export const servicesContext = createContext<Services>()

/** For whatever pages make of what a service answers. */
export type AppServices = Services

/** Who sends the request, from its session; never from what it says of itself. */
export const visitorContext = createContext<Visitor>()

/** The member of staff whom the guard of the staff area let in. */
export const staffContext = createContext<StaffCaller>()

/** The public origin as configured, e.g. `https://example.com`; never taken from a request. */
export const siteUrlContext = createContext<string>()

/** What a page is rendered from, beside its address. */
export type PageData = { status: number; loaderData: unknown; actionData: unknown; errors: unknown }

export type RenderedDocument = { html: string; scripts: string }

/** What the entry answers with: the page stands beside the body, which would be encoded, streamed and read again. */
export type DocumentResponse = Response & { document: RenderedDocument }

export function documentResponse(document: RenderedDocument, init: ResponseInit): DocumentResponse {
  return Object.assign(new Response(null, init), { document })
}

/** Takes the data of a page before it is rendered. False: the page that was made of the same data is still cached. */
export const isWantedContext = createContext<(data: PageData) => boolean>()

/** Where the tiles of maps come from, as configured: an address with `{z}`, `{x}` and `{y}` in it. */
export const mapTilesUrlContext = createContext<string>()

/** Takes errors that a page can live with, such as one part of it that failed to load, so that they reach the log. */
export const reportErrorContext = createContext<(error: unknown) => void>()

/** Takes what was searched and not found, for staff to see what people miss. */
export const missedSearchContext = createContext<(text: string, isClosest?: boolean) => void>()

/** Takes how the page answers who is choosing a product, to be counted at each visit of it. */
export const choiceContext = createContext<(choice: Choice) => void>()

/** A visitor's quotas of what may be done only so often. */
export const quotasContext = createContext<Quotas>()

/**
 * What was sent with the request: the fields and files of its form by their names, `name[]` as a list. They are read
 * and checked once, before the page; actions take them from here and leave the request's body alone.
 */
export const fieldsContext = createContext<FormFields>({})
