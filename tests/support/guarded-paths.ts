import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'

/** An address of every page behind the guard of the staff area, as the table of pages has it. */
export function guardedPaths(): string[] {
  const area = routes.find((route) => route.id === 'admin')
  const guarded = area?.children?.find((route) => route.id === 'staff')
  const paths = (entry: RouteConfigEntry, base: string): string[] => {
    const path = entry.path ? `${base}/${entry.path}` : base
    return entry.children ? entry.children.flatMap((child) => paths(child, path)) : [path]
  }
  const patterns = (guarded?.children ?? []).flatMap((entry) => paths(entry, '/admin'))
  return patterns.map((path) => path.replaceAll(/:\w+\??/g, 'some').replace('*', 'no-such-page'))
}
