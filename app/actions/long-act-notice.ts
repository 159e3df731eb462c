import type { LongAct } from '#domain/records/lists/long-act.ts'
import type { Locale } from '#domain/text/locale.ts'
import { redirectWithNotice, shortNames } from './admin-notice.ts'

/** Leads from an act that went on behind its request to what is said of one that did not. */
export function longActNotice({ id, task, path, total, left }: LongAct, locale: Locale): Response {
  if ('undoes' in task) {
    return redirectWithNotice(path, 'undone', { undo: id, left: shortNames(left.names.map((name) => name[locale])) })
  }
  const done = { kind: task.kind, count: total - left.count, out: left.count }
  return redirectWithNotice(path, `marked-${task.act.to}`, { undo: id, done })
}
