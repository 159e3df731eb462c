import { noticeWords } from '#content/admin/requests/notice-words.ts'
import { actorOf, type StaffCaller } from '#domain/accounts/caller.ts'
import {
  keptNotices,
  NOTICE_FIELDS,
  noticeTexts,
  readNoticesForm,
  type StaffNotices,
} from '#domain/accounts/staff-notices.ts'
import { inboxKept } from '#content/admin/requests/inbox-rows.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { toStoredPhone } from '#domain/messages/phone.ts'
import type { QuotationSalesman } from '#domain/quotes/quotation.ts'
import { MOST_LENGTH } from '#domain/records/form-fields.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { saveStaffLocale } from '#server/data/accounts/notified-staff-store.ts'
import {
  FOLDED_AT_FIRST,
  firstScreensOf,
  isFirstScreen,
  SIDEBAR_GROUPS,
  USUAL_FIRST_SCREEN,
  MOST_VIEWS,
  VIEW_NAME_LENGTH,
  type InboxViewKept,
  type FirstScreen,
  type SidebarGroupName,
  type StaffPreferences,
} from '#domain/accounts/staff-preferences.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { accountWords } from '#content/admin/account.ts'
import { findStaff } from '#server/data/accounts/staff-store.ts'
import { listStaffPreferences, saveStaffPreference } from '#server/data/accounts/staff-preferences-store.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { beginDailyNotices } from '#server/services/notices/daily-notices.ts'
import { authorize } from '#server/auth/authorization.ts'

/** How each of staff likes the staff area; everybody changes what is his own. */
export type StaffPreferencesService = {
  get(staffId: string): Promise<StaffPreferences>
  fold(staffId: string, group: SidebarGroupName, isFolded: boolean): Promise<void>
  /** Chooses what the staff area opens with, among what the role may open. */
  openWith(screen: string, by: StaffCaller): Promise<Outcome<void>>
  /** Chooses how quotations name him. */
  sign(signature: QuotationSalesman, by: StaffCaller): Promise<Outcome<void>>
  /** Lists of the inbox that somebody has named, in the order of naming. */
  inboxViews(staffId: string): Promise<InboxViewKept[]>
  /** Names a list; the same name again names another one. */
  keepInboxView(view: InboxViewKept, by: StaffCaller): Promise<Outcome<void>>
  dropInboxView(name: string, by: StaffCaller): Promise<Outcome<void>>
  /** Which mails about requests somebody wants. */
  notices(staffId: string): Promise<StaffNotices>
  /** Chooses them, and the language of the form for them. */
  saveNotices(fields: FormFields, by: StaffCaller, locale: Locale): Promise<Outcome<void>>
}

export function createStaffPreferences({ db, clock }: { db: Db; clock: Clock }): StaffPreferencesService {
  return {
    async get(staffId) {
      const values = await listStaffPreferences(db, staffId)
      const screen = values.get(FIRST_SCREEN)
      return {
        folded: SIDEBAR_GROUPS.filter((group) => {
          const usual = FOLDED_AT_FIRST.includes(group) ? FOLDED : OPEN
          return (values.get(foldOf(group)) ?? usual) === FOLDED
        }),
        firstScreen: isFirstScreen(screen) ? screen : USUAL_FIRST_SCREEN,
        signature: signatureIn(values),
      }
    },
    // Each group is a row, so that two of them folded at once are both kept.
    fold: (staffId, group, isFolded) => saveStaffPreference(db, staffId, foldOf(group), isFolded ? FOLDED : OPEN),
    async openWith(screen, by) {
      if (!isFirstScreen(screen) || !firstScreensOf(by.role).includes(screen)) {
        return failure({ kind: 'invalid', fields: { first_screen: accountWords.firstScreen.unknown } })
      }
      return success(await saveFirstScreen(db, by.id, screen))
    },
    async sign({ name, mobile }, by) {
      await saveStaffPreference(db, by.id, SIGNATURE.name, name.trim().slice(0, MOST_LENGTH.line))
      await saveStaffPreference(db, by.id, SIGNATURE.mobile, toStoredPhone(mobile.trim().slice(0, MOST_LENGTH.line)))
      return success(undefined)
    },
    inboxViews: async (staffId) => viewsIn(await listStaffPreferences(db, staffId)),
    keepInboxView: ({ name: typed, search }, by) =>
      changeViews(db, by, (views) => {
        const name = cleanLine(typed).slice(0, VIEW_NAME_LENGTH)
        const others = views.filter((view) => view.name !== name)
        if (name === '') return failure({ kind: 'invalid', fields: { name: inboxKept.nameMissing } })
        if (others.length >= MOST_VIEWS) return failure({ kind: 'conflict', message: inboxKept.full })
        return success([...others, { name, search }])
      }),
    dropInboxView: (name, by) => changeViews(db, by, (views) => success(views.filter((view) => view.name !== name))),
    notices: async (staffId) => keptNotices(await listStaffPreferences(db, staffId)),
    async saveNotices(fields, by, locale) {
      const notices = readNoticesForm(fields)
      if (notices === null) return failure({ kind: 'invalid', fields: { [NOTICE_FIELDS.new]: noticeWords.unknown } })
      await inTransaction(db, async (tx) => {
        await authorize(tx, actorOf(by), 'requests')
        const before = keptNotices(await listStaffPreferences(tx, by.id))
        for (const [name, value] of Object.entries(noticeTexts(notices)))
          await saveStaffPreference(tx, by.id, name, value)
        await saveStaffLocale(tx, by.id, locale)
        // The mail of this morning is not sent at noon to whoever has just asked for it.
        if (notices.due === 'daily' && before.due !== 'daily') await beginDailyNotices(tx, by.id, clock())
      })
      return success(undefined)
    },
  }
}

function viewsIn(values: ReadonlyMap<string, string>): InboxViewKept[] {
  return parsedJson(values.get(INBOX_VIEWS) ?? '[]') as InboxViewKept[]
}

function changeViews(
  db: Db,
  by: StaffCaller,
  change: (views: InboxViewKept[]) => Outcome<InboxViewKept[]>,
): Promise<Outcome<void>> {
  return inTransaction(db, async (tx) => {
    await authorize(tx, actorOf(by), 'requests')
    const changed = change(viewsIn(await listStaffPreferences(tx, by.id)))
    if (!changed.ok) return changed
    return success(await saveStaffPreference(tx, by.id, INBOX_VIEWS, JSON.stringify(changed.value)))
  })
}

const INBOX_VIEWS = 'inbox.views'
const FIRST_SCREEN = 'first-screen'
const SIGNATURE = { name: 'signature.name', mobile: 'signature.mobile' }
const FOLDED = 'folded'
const OPEN = 'open'

export function saveFirstScreen(db: Db, staffId: string, screen: FirstScreen): Promise<void> {
  return saveStaffPreference(db, staffId, FIRST_SCREEN, screen)
}

/** Who signs a quotation: whoever takes care of its request, as he wants to be named there. */
export async function salesmanOf(db: Db, staffId: string | null): Promise<QuotationSalesman> {
  const member = staffId === null ? null : await findStaff(db, { id: staffId })
  if (!member) return { name: '', mobile: '' }
  const { name, mobile } = signatureIn(await listStaffPreferences(db, member.id))
  return { name: name || member.username, mobile }
}

function signatureIn(values: ReadonlyMap<string, string>): QuotationSalesman {
  return { name: values.get(SIGNATURE.name) ?? '', mobile: values.get(SIGNATURE.mobile) ?? '' }
}

function foldOf(group: SidebarGroupName): string {
  return `sidebar.${group}`
}
