import { isIn, isTest, type Rule } from './layer-rules.ts'
import type { SourceModule } from './source-module.ts'

/** Where what delivers pages stands, and nowhere else. */
const ROOMS = ['app/delivery', 'server/delivery', 'scripts/delivery']
/** What components and routes may know of it: a link, what is below the fold, a cached fragment, a lazy component, hydration. */
const DOORS = ['link.tsx', 'below-fold.tsx', 'cached-fragment.tsx', 'lazy-component.ts', 'hydration.ts'].map(
  (file) => `app/delivery/${file}`,
)
/** Of the framework what it does not promise to keep, and the marks by which rooms, page and stylesheet know each other. */
const INNARDS =
  /\bUNSAFE_\w+|__reactRouter\w*|data-below-fold|window\.showWhenNear\b|critical-css["']|split-stylesheet\.json/g

/** It reads what the build has split; it marks the blocks of articles, which are no components. */
const READERS = ['server/start.ts', 'domain/posts/post-page.ts']

export const deliveryRules: Rule[] = [
  { name: 'the innards of the delivery stand in its rooms', violations: innards },
  { name: 'components and routes know five modules of the delivery', violations: shortcuts },
]

function innards({ path, text }: SourceModule): string[] {
  const isOwn = isIn(path, ...ROOMS) || isTest(path) || !isIn(path, 'app', 'content', 'domain', 'server')
  return isOwn || READERS.includes(path) ? [] : [...text.matchAll(INNARDS)].map(([word]) => `names ${word}`)
}

function shortcuts({ path, imports }: SourceModule): string[] {
  if (!isIn(path, 'app/actions', 'app/loading', 'app/routes', 'app/seo', 'app/ui') || isTest(path)) return []
  return imports.filter(({ to }) => isIn(to, 'app/delivery') && !DOORS.includes(to)).map(({ to }) => `imports ${to}`)
}
