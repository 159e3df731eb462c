/** Who put a file there: a visitor, staff, or the site, for a quotation as it was sent. */
export type FileSender = 'visitor' | 'staff' | 'quote'

/** A file of people: what came with a request, went with an answer, or is a quotation. */
export type PrivateFile = {
  id: string
  /** The request it belongs to; null once that is gone, and until it is kept. */
  messageId: string | null
  quoteId: string | null
  sentBy: FileSender
  /** As its sender called it, with the ending of its content. */
  name: string
  mime: string
  bytes: number
  key: string
  createdAt: string
}
