import routes from '#app/routes.ts'
import { patternsIn } from './page-patterns.ts'

/** An address of every page behind the guard of the staff area, as the table of pages has it. */
export function guardedPaths(): string[] {
  const area = routes.find((route) => route.id === 'admin')
  const guarded = area?.children?.find((route) => route.id === 'staff')
  const patterns = (guarded?.children ?? []).flatMap((entry) => patternsIn(entry, '/admin'))
  return patterns.map((path) => path.replaceAll(/:\w+\??/g, 'some').replace('*', 'no-such-page'))
}
