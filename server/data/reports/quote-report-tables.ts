/** Whole halalas; PostgreSQL answers 64 bits as text. */
type Halalas = number | string | bigint

export type QuoteReportTables = {
  removed_requests: RemovedRequestsTable
  removed_request_products: RemovedRequestProductsTable
}

/** What a request that is no longer kept adds to its month. */
export type RemovedRequestsTable = {
  /** By chance: nothing leads from it to the request. */
  id: string
  month: string
  quoted_value: Halalas | null
  outcome: string | null
  won_value: Halalas
  answer_minutes: number | null
  in_time: number | null
}

export type RemovedRequestProductsTable = {
  month: string
  product_id: string
  requests: number
  pieces: Halalas
  quoted_value: Halalas
  won_value: Halalas
}
