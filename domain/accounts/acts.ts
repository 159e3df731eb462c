import { isRecordKind } from '#domain/kinds.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import type { AuditEntry } from './staff.ts'

/** What staff can add, change and delete. */
export type RecordSubject =
  | 'file'
  | 'category'
  | 'brand'
  | 'product'
  | 'post'
  | 'document'
  | 'seo'
  | 'redirect'
  | 'settings'
  | 'synonyms'
  | 'alias'
  | 'customer'
  | 'webhook'
  | 'attribute'
  | 'price'
  | 'order'
  | ContentKind

/** What can be shown to people without an account before it is on the site. */
export type SharedSubject = 'category' | 'brand' | 'product' | 'post' | SharedContent
/** Visitors see no answer template. */
export type SharedContent = Exclude<ContentKind, 'template'>

export type RecordVerb = 'create' | 'update' | 'delete'

export type MessageAct =
  | 'add'
  | 'open'
  | 'state'
  | 'assign'
  | 'note'
  | 'answer'
  | 'resend'
  | 'delete'
  | 'release'
  | 'refuse-source'
  | 'accept-source'
  | 'renew-link'
  | 'withdraw-news'
  | 'contact'
  | 'outcome'
  | 'remind'
  | 'duplicate'
  | 'file'
  | 'write'
  | 'change-list'
  | 'cancel'

export type QuotationAct =
  | 'remind'
  | 'proforma'
  | 'create'
  | 'update'
  | 'send'
  | 'ask-approval'
  | 'approve'
  | 'send-back'
  | 'revise'
  | 'withdraw'
  | 'accept'
  | 'change'
  | 'decline'

type Accounts =
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-out'
  | 'sessions-ended'
  | 'add'
  | 'invite'
  | 'uninvite'
  | 'join'
  | 'role'
  | 'disable'
  | 'enable'
  | 'remove'
  | 'password'
  | 'own-password'
  | 'reset-asked'
  | 'reset'
  | 'own-session-ended'
  | 'own-sessions-ended'
  | 'own-email'
  | 'own-email-removed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-required'
  | 'second-factor-optional'
  | 'recovery-codes'

/** What is done to accounts of staff and to the tokens of programs. */
export type StaffActName = `staff.${Accounts}` | 'token.add' | 'token.revoke'

/** Every act that the record of what was done may name. The log has words for each of them. */
export type ActName =
  | `${RecordSubject}.${RecordVerb}`
  | `${SharedSubject}.${'share' | 'unshare'}`
  | 'category.empty'
  | 'document.withdraw'
  | 'record.purge'
  | 'record.not-published'
  | 'record.not-taken-off'
  | `message.${MessageAct}`
  | `quote.${QuotationAct}`
  | StaffActName
  | 'inbox.export'
  | 'inbox.clean-up'
  | 'account.delete'
  | 'missed-search.delete'
  | 'backup.take'
  | 'backup.download'
  | 'mail.test'
  | 'price.limits'
  | 'webhook.secret'
  | 'webhook.replay'

export const UNDO_DAYS = 30
/** Minutes for which the notice of an act offers to undo it. */
export const UNDO_OFFERED_MINUTES = 30

const DAY_MS = 24 * 60 * 60 * 1000

const VERBS = ['create', 'update', 'delete']

/** Whether a line of the log tells of an act that can still be undone. */
export function isUndoable({ action, at, record }: AuditEntry, now: Date): boolean {
  const [kind, verb = ''] = action.split('.')
  if (!isRecordKind(kind) || !VERBS.includes(verb) || !record || record.key === null) return false
  const isKept = record.number !== null || verb === 'delete'
  return isKept && record.undoneBy === null && now.getTime() - Date.parse(at) < UNDO_DAYS * DAY_MS
}
