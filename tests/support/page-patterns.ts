import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The addresses of all pages of an entry of the table of pages; `:name` and `*` stand for what they name. */
export function patternsIn(entry: RouteConfigEntry, base = ''): string[] {
  const path = entry.path ? `${base}/${entry.path}` : base
  return entry.children ? entry.children.flatMap((child) => patternsIn(child, path)) : [path]
}
