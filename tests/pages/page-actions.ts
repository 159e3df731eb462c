import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'

/** A page that takes forms, as the table of pages has it. */
export type PageAction = {
  /** In English where it has two languages; `:name` stands for a part of the path. */
  pattern: string
  module: string
  /** Whether it stands behind the guard of the staff area, or of owners. */
  guard: 'nobody' | 'staff' | 'owner'
}

const APP = join(import.meta.dirname, '../../app')
const ACTION = /export (?:async )?(?:function action\b|const action\b)/
const GUARDS: Record<string, PageAction['guard']> = {
  'routes/admin/layout.tsx': 'staff',
  'routes/admin/owners.tsx': 'owner',
}

/** Every page that takes forms; of the trees of languages the English one stands for all. */
export const pageActions: PageAction[] = routes
  .filter(({ id }) => id !== 'ar')
  .flatMap((entry) => actionsIn(entry, '', 'nobody'))

function actionsIn(entry: RouteConfigEntry, base: string, outer: PageAction['guard']): PageAction[] {
  const path = [base, entry.path?.replace('en?', 'en')].filter(Boolean).join('/')
  const source = readFileSync(join(APP, entry.file), 'utf8')
  const guard = GUARDS[entry.file] ?? (source.includes('middleware = [requireStaff]') ? 'staff' : outer)
  const own = ACTION.test(source) ? [{ pattern: `/${path}`, module: entry.file, guard }] : []
  return [...own, ...(entry.children ?? []).flatMap((child) => actionsIn(child, path, guard))]
}
