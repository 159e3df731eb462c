/** An answer that waits to be sent. Headers are a list of names and values in turn, as Node takes them. */
export type ReadyAnswer = {
  body: Buffer<ArrayBuffer>
  etag: string | null
  headers: string[]
  /** The headers of "you have it already", which describe no content. */
  unchanged: string[]
}
