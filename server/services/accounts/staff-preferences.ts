import type { StaffCaller } from '../../../domain/accounts/caller.ts'
import {
  FOLDED_AT_FIRST,
  firstScreensOf,
  isFirstScreen,
  SIDEBAR_GROUPS,
  USUAL_FIRST_SCREEN,
  type FirstScreen,
  type SidebarGroupName,
  type StaffPreferences,
} from '../../../domain/accounts/staff-preferences.ts'
import { failure, success, type Outcome } from '../../../domain/records/errors.ts'
import { accountWords } from '../../../content/admin/account.ts'
import { listStaffPreferences, saveStaffPreference } from '../../data/accounts/staff-preferences-store.ts'
import type { Db } from '../../data/engine/database.ts'

/** How each of staff likes the staff area; everybody changes what is his own. */
export type StaffPreferencesService = {
  get(staffId: string): Promise<StaffPreferences>
  fold(staffId: string, group: SidebarGroupName, isFolded: boolean): Promise<void>
  /** Chooses what the staff area opens with, among what the role may open. */
  openWith(screen: string, by: StaffCaller): Promise<Outcome<void>>
}

export function createStaffPreferences({ db }: { db: Db }): StaffPreferencesService {
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
  }
}

const FIRST_SCREEN = 'first-screen'
const FOLDED = 'folded'
const OPEN = 'open'

export function saveFirstScreen(db: Db, staffId: string, screen: FirstScreen): Promise<void> {
  return saveStaffPreference(db, staffId, FIRST_SCREEN, screen)
}

function foldOf(group: SidebarGroupName): string {
  return `sidebar.${group}`
}
