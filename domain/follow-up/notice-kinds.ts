/** What staff are notified of by mail, of a request that is there already. */
const NOTICE_KINDS = ['assigned', 'due', 'reminder', 'quote-waiting', 'quote-ending'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** `mark` tells one from the next of its kind: the time that is due, the revision of a quotation. */
export type Notice = { messageId: string; kind: NoticeKind; mark: string }
