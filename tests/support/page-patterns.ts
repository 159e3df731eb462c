import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** The addresses of all pages of an entry of the table of pages; `:name` and `*` stand for what they name. */
export function patternsIn(entry: RouteConfigEntry, base = ''): string[] {
  const path = entry.path ? `${base}/${entry.path}` : base
  return entry.children ? entry.children.flatMap((child) => patternsIn(child, path)) : [path]
}

/** An address of every page behind the guard of the staff area, as the table of pages has it. */
export function guardedPaths(): string[] {
  const area = routes.find((route) => route.id === 'admin')
  const guarded = area?.children?.find((route) => route.id === 'staff')
  const patterns = (guarded?.children ?? []).flatMap((entry) => patternsIn(entry, '/admin'))
  return patterns.map((path) => path.replaceAll(/:\w+\??/g, 'some').replace('*', 'no-such-page'))
}
