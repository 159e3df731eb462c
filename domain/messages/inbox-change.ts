/** What happened to a message or its quotation, as screens of staff hear of it. */
const INBOX_CHANGE_KINDS = ['new', 'state', 'assign', 'answer', 'accepted', 'declined', 'change', 'due'] as const
export type InboxChangeKind = (typeof INBOX_CHANGE_KINDS)[number]

/** Without persons. Ids grow in the order in which changes can be seen, one by one. */
export type InboxChange = {
  id: number
  kind: InboxChangeKind
  messageId: string
  /** Of a request; null of a message, and of what is gone. */
  number: string | null
}
