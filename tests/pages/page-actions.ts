import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { actOfPage } from '#app/staff-pages.ts'
import type { Act } from '#domain/accounts/permissions.ts'

/** A page that takes forms, as the table of pages has it. */
export type PageAction = {
  /** In English where it has two languages; `:name` stands for a part of the path. */
  pattern: string
  module: string
  /** The right that sending its form needs; null for pages that stand before the guard of the staff area. */
  act: Act | null
}

const APP = join(import.meta.dirname, '../../app')
const ACTION = /export (?:async )?(?:function action\b|const action\b)/
/** Every page that takes forms; of the trees of languages the English one stands for all. */
export const pageActions: PageAction[] = routes
  .filter(({ id }) => id !== 'ar')
  .flatMap((entry) => actionsIn(entry, '', false))

function actionsIn(entry: RouteConfigEntry, base: string, isBehindGuard: boolean): PageAction[] {
  const path = [base, entry.path?.replace('en?', 'en')].filter(Boolean).join('/')
  const source = readFileSync(join(APP, entry.file), 'utf8')
  const isGuarded = isBehindGuard || source.includes('middleware = [requireStaff]')
  const pattern = `/${path}`
  const act = isGuarded ? actOfPage(pattern, 'POST') : null
  if (isGuarded && ACTION.test(source) && act === null)
    throw new Error(`${pattern} says who may send its forms nowhere`)
  const own = ACTION.test(source) ? [{ pattern, module: entry.file, act }] : []
  return [...own, ...(entry.children ?? []).flatMap((child) => actionsIn(child, path, isGuarded))]
}
