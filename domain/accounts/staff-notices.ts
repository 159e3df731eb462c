import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import type { StaffReader } from '#domain/messages/staff-mailboxes.ts'

/** Which new requests somebody is notified of: `unassigned` are those that nobody is responsible for. */
export const NEW_NOTICES = ['all', 'unassigned', 'none'] as const
export type NewNotices = (typeof NEW_NOTICES)[number]

/** When somebody is notified of what is due: at once, or once in the morning. */
export const DUE_NOTICES = ['now', 'daily', 'none'] as const
export type DueNotices = (typeof DUE_NOTICES)[number]

/** Which mails a member of staff wants at the confirmed address. */
export type StaffNotices = { new: NewNotices; assigned: boolean; customer: boolean; due: DueNotices }

/** Until somebody chooses less, nothing is missed. */
export const USUAL_NOTICES: StaffNotices = { new: 'all', assigned: true, customer: true, due: 'now' }

/** The fields of the form; under these names they are stored, too. */
export const NOTICE_FIELDS = {
  new: 'notify_new',
  assigned: 'notify_assigned',
  customer: 'notify_customer',
  due: 'notify_due',
} as const satisfies Record<keyof StaffNotices, string>

/** Somebody of staff who can be written to, and who may read requests. */
export type NotifiedMember = StaffReader & { id: string; notices: StaffNotices }

/** Whom a request concerns: whoever is responsible for it, or everybody where that is nobody who can be written to. */
export function concernedBy(members: readonly NotifiedMember[], assigneeId: string | null): readonly NotifiedMember[] {
  const assignee = members.find(({ id }) => id === assigneeId)
  return assignee ? [assignee] : members
}

export function wantsNew({ notices }: NotifiedMember, assigneeId: string | null): boolean {
  return notices.new === 'all' || (notices.new === 'unassigned' && assigneeId === null)
}

export function notifiedOfCustomer(members: readonly NotifiedMember[], assigneeId: string | null): NotifiedMember[] {
  return concernedBy(members, assigneeId).filter(({ notices }) => notices.customer)
}

/** Every address once, however it is written: nobody gets a mail twice. */
export function eachOnce(readers: readonly StaffReader[]): StaffReader[] {
  const spelled = readers.map(({ email }) => email.toLowerCase())
  return readers
    .filter((_, place) => spelled.indexOf(spelled[place]!) === place)
    .map(({ email, locale }) => ({ email, locale }))
}

/** What a form says; null for what none of its fields offers. A box that is not ticked is not sent. */
export function readNoticesForm(fields: FormFields): StaffNotices | null {
  const [forNew, forDue] = [typedOf(fields, NOTICE_FIELDS.new), typedOf(fields, NOTICE_FIELDS.due)]
  const [wanted, due] = [NEW_NOTICES.find((one) => one === forNew), DUE_NOTICES.find((one) => one === forDue)]
  if (!wanted || !due) return null
  return {
    new: wanted,
    assigned: isTicked(fields, NOTICE_FIELDS.assigned),
    customer: isTicked(fields, NOTICE_FIELDS.customer),
    due,
  }
}

function isTicked(fields: FormFields, name: string): boolean {
  return !['', '0', 'no', 'off', 'false'].includes(typedOf(fields, name))
}

/** As they are stored: a text for each field. What cannot be read any more is as usual. */
export function noticeTexts(notices: StaffNotices): Record<(typeof NOTICE_FIELDS)[keyof StaffNotices], string> {
  return {
    notify_new: notices.new,
    notify_assigned: notices.assigned ? '1' : '0',
    notify_customer: notices.customer ? '1' : '0',
    notify_due: notices.due,
  }
}

export function storedNotices(stored: ReadonlyMap<string, string>): StaffNotices {
  return readNoticesForm({ ...noticeTexts(USUAL_NOTICES), ...Object.fromEntries(stored) }) ?? USUAL_NOTICES
}
