import { actorOf, type StaffCaller } from '#domain/accounts/caller.ts'
import {
  storedNotices,
  NOTICE_FIELDS,
  noticeTexts,
  readNoticesForm,
  type StaffNotices,
} from '#domain/accounts/staff-notices.ts'
import { savedViews } from '#content/admin/requests/inbox-rows.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { toStoredPhone } from '#domain/messages/phone.ts'
import type { QuotationSalesman } from '#domain/quotes/quotation.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import {
  FOLDED_AT_FIRST,
  firstScreensOf,
  isFirstScreen,
  SIDEBAR_GROUPS,
  USUAL_FIRST_SCREEN,
  MOST_VIEWS,
  VIEW_NAME_LENGTH,
  type ChosenList,
  type FirstScreen,
  type SidebarGroupName,
  type StaffPreferences,
  type SavedView,
} from '#domain/accounts/staff-preferences.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { accountWords, noticeWords } from '#content/admin/account.ts'
import { findStaff } from '#server/data/accounts/staff-store.ts'
import {
  listStaffPreferences,
  saveStaffPreference,
  saveStaffLocale,
} from '#server/data/accounts/staff-preferences-store.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { beginDailyNotices } from '#server/services/notices/daily-notices.ts'
import { authorize } from '#server/auth/authorization.ts'

/** How each of staff likes the staff area; everybody changes what is their own. */
type StaffPreferencesService = {
  get(staffId: string): Promise<StaffPreferences>
  fold(staffId: string, group: SidebarGroupName, isFolded: boolean): Promise<void>
  /** Chooses what the staff area opens with, among what the role may open. */
  openWith(screen: string, by: StaffCaller): Promise<Outcome<void>>
  /** Chooses how quotations name them. */
  sign(signature: QuotationSalesman, by: StaffCaller): Promise<Outcome<void>>
  /** What somebody has named of a list, in the order of naming. */
  views(list: ChosenList, staffId: string): Promise<SavedView[]>
  /** Names what is shown of a list; the same name again names something else. */
  keepView(list: ChosenList, view: SavedView, by: StaffCaller): Promise<Outcome<void>>
  dropView(list: ChosenList, name: string, by: StaffCaller): Promise<Outcome<void>>
  /** The columns of a list that somebody wants to see; null for the usual ones. */
  columns(list: ChosenList, staffId: string): Promise<string[] | null>
  chooseColumns(list: ChosenList, columns: readonly string[], by: StaffCaller): Promise<void>
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
    // Each group is a row, so that two of them folded at once are both stored.
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
    views: async (list, staffId) => viewsIn(await listStaffPreferences(db, staffId), list),
    keepView: (list, { name: typed, search }, by) =>
      changeViews(db, list, by, (views) => {
        const name = cleanLine(typed).slice(0, VIEW_NAME_LENGTH)
        const others = views.filter((view) => view.name !== name)
        if (name === '') return failure({ kind: 'invalid', fields: { name: savedViews.nameMissing } })
        if (others.length >= MOST_VIEWS) return failure({ kind: 'conflict', message: savedViews.full })
        return success([...others, { name, search }])
      }),
    dropView: (list, name, by) =>
      changeViews(db, list, by, (views) => success(views.filter((view) => view.name !== name))),
    columns: async (list, staffId) =>
      (await listStaffPreferences(db, staffId)).get(columnsOf(list))?.split(',') ?? null,
    chooseColumns: (list, columns, by) => saveStaffPreference(db, by.id, columnsOf(list), columns.join(',')),
    notices: async (staffId) => storedNotices(await listStaffPreferences(db, staffId)),
    async saveNotices(fields, by, locale) {
      const notices = readNoticesForm(fields)
      if (notices === null) return failure({ kind: 'invalid', fields: { [NOTICE_FIELDS.new]: noticeWords.unknown } })
      await inTransaction(db, async (tx) => {
        await authorize(tx, actorOf(by), 'requests')
        const before = storedNotices(await listStaffPreferences(tx, by.id))
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

function viewsIn(values: ReadonlyMap<string, string>, list: ChosenList): SavedView[] {
  return parsedJson(values.get(viewsOf(list)) ?? '[]') as SavedView[]
}

function changeViews(
  db: Db,
  list: ChosenList,
  by: StaffCaller,
  change: (views: SavedView[]) => Outcome<SavedView[]>,
): Promise<Outcome<void>> {
  return inTransaction(db, async (tx) => {
    await authorize(tx, actorOf(by), list === 'inbox' ? 'requests' : 'own-account')
    const changed = change(viewsIn(await listStaffPreferences(tx, by.id), list))
    if (!changed.ok) return changed
    return success(await saveStaffPreference(tx, by.id, viewsOf(list), JSON.stringify(changed.value)))
  })
}

const viewsOf = (list: ChosenList) => `${list}.views`
const columnsOf = (list: ChosenList) => `${list}.columns`
const FIRST_SCREEN = 'first-screen'
const SIGNATURE = { name: 'signature.name', mobile: 'signature.mobile' }
const FOLDED = 'folded'
const OPEN = 'open'

export function saveFirstScreen(db: Db, staffId: string, screen: FirstScreen): Promise<void> {
  return saveStaffPreference(db, staffId, FIRST_SCREEN, screen)
}

/** Who signs a quotation: whoever takes care of its request, as they want to be named there. */
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
