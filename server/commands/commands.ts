import { backUpNow, listBackups } from './backup-commands.ts'
import { checkStore } from './check-command.ts'
import type { Command, StoreCommand } from './command.ts'
import { importCatalogue } from './exchange-commands.ts'
import { exportCatalogue } from './export-command.ts'
import { makeFactorOptional, removeFactor } from './factor-commands.ts'
import { testMail } from './mail-commands.ts'
import { moveSite } from './move-command.ts'
import { retryPictures } from './picture-commands.ts'
import { endSessions } from './session-commands.ts'
import { addToken, listTokens, revokeToken } from './token-commands.ts'
import {
  addUser,
  disableUser,
  enableUser,
  listUsers,
  removeUser,
  setUserPassword,
  setUserRole,
} from './user-commands.ts'
import { showVersion } from './version-command.ts'

/** Every command of `npm run manage`, in the order of its help. */
export const COMMANDS: readonly (Command | StoreCommand)[] = [
  listUsers,
  addUser,
  setUserPassword,
  setUserRole,
  disableUser,
  enableUser,
  removeUser,
  removeFactor,
  makeFactorOptional,
  endSessions,
  listTokens,
  addToken,
  revokeToken,
  listBackups,
  backUpNow,
  testMail,
  importCatalogue,
  exportCatalogue,
  checkStore,
  retryPictures,
  moveSite,
  showVersion,
]
