import type { StaffCaller } from '#domain/accounts/caller.ts'
import { can, type Role } from '#domain/accounts/permissions.ts'
import { SET_UP_ITEMS, SET_UP_PLACES, type SetUpItem, type SetUpStep } from '#domain/site/set-up.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { listStaff } from '#server/data/accounts/staff-store.ts'
import {
  addSetUpMark,
  listSetUpMarks,
  removeSetUpMark,
  COMES_WITH_TEXTS,
  listContentLoads,
} from '#server/data/site/set-up-store.ts'
import { loadSettings } from '#server/data/site/settings-store.ts'
import { idAt } from '#server/data/site/sitemap-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { ContentService } from '#server/services/site/content/content.ts'
import type { OperationsService } from '#server/services/site/operations.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

type SetUpService = {
  /** The steps that a role can take, in their order. */
  steps(role: Role): Promise<SetUpStep[]>
  /** Says that a step is not needed here, or that it is after all. */
  skip(item: SetUpItem, isSkipped: boolean, by: StaffCaller): Promise<void>
}

type SetUpDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsService, 'staffMailboxes'>
  operations: Pick<OperationsService, 'backups'>
  content: Pick<ContentService, 'list' | 'page'>
  contentList: { countDemo(): Promise<number> }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether each step is done, by what there is. */
type Facts = Record<SetUpItem, () => Known | Promise<Known>>
/** Undefined where the site has no such thing yet; a number is what is left to do. */
type Known = boolean | number | undefined

export function createSetUp(deps: SetUpDeps): SetUpService {
  const { db, clock } = deps
  return {
    async steps(role) {
      const shown = SET_UP_ITEMS.filter((item) => can(role, SET_UP_PLACES[item].act))
      if (shown.length === 0) return []
      const marks = await listSetUpMarks(db)
      const facts = await factsOf(deps, marks)
      const steps = shown.map(async (item) => {
        const known = await facts[item]()
        if (known === undefined) return null
        const isDone = known === true || known === 0
        const step = { item, isDone, isSkipped: !isDone && marks.has(`skip.${item}`) }
        return typeof known === 'number' ? { ...step, count: known } : step
      })
      return (await Promise.all(steps)).filter((step) => step !== null)
    },
    skip: (item, isSkipped, by) =>
      inTransaction(db, async (tx) => {
        await authorize(tx, by, SET_UP_PLACES[item].act)
        if (isSkipped) await addSetUpMark(tx, `skip.${item}`, toInstant(clock()))
        else await removeSetUpMark(tx, `skip.${item}`)
      }),
  }
}

async function factsOf(
  { db, clock, settings, operations, content, contentList }: SetUpDeps,
  marks: Set<string>,
): Promise<Facts> {
  const { values: set } = await loadSettings(db)
  const owners = (await listStaff(db)).filter(({ role, disabled }) => role === 'owner' && !disabled)
  const has = async (table: 'categories' | 'posts' | 'products') => (await idAt(db, table, 0)) !== null
  const isThere = async (name: 'about' | 'home' | 'look' | 'policy' | 'privacy') => (await content.page(name)) !== null
  return {
    // What nobody has saved is the example that the site came with.
    name: () => set.name !== undefined,
    logo: async () => Boolean((await content.page('identity'))?.logo),
    look: () => isThere('look'),
    contact: () => Boolean(set.phone) || Boolean(set.email),
    sales_mail: async () => (await settings.staffMailboxes()).source !== 'shown' && marks.has('test-mail'),
    registration: () => Boolean(set.commercialRegistration) && Boolean(set.vatNumber),
    slide: async () => (await content.list('slide')).length > 0,
    home: () => isThere('home'),
    category: () => has('categories'),
    product: () => has('products'),
    policy: () => isThere('policy'),
    privacy: () => isThere('privacy'),
    article: () => has('posts'),
    about: () => isThere('about'),
    async demo() {
      const left = await contentList.countDemo()
      return left > 0 || (await listContentLoads(db)).has(COMES_WITH_TEXTS) ? left : undefined
    },
    async backup() {
      const newest = (await operations.backups())?.stored[0]
      return newest !== undefined && clock().getTime() - Date.parse(newest.takenAt) <= DAY_MS
    },
    second_factor: () => owners.every(({ twoFactorEnabled }) => twoFactorEnabled),
    second_owner: () => owners.length > 1,
    indexed: () => set.indexed !== 'no',
  }
}
