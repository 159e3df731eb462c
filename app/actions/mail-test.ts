import { sitePagePath } from '#domain/accounts/staff-paths.ts'
import { actorOf } from '#domain/accounts/caller.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { MAIL_NAMES } from '#domain/site/content/pages/mails-fields.ts'
import type { NoticeName } from '#content/admin/notices.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { redirectWithNotice, localeOfStaff, refuseForbidden } from './staff-form.ts'

/** Sends whoever asks the mail that is named, with sample data, as it is saved. */
export async function sendMailTest({ context, request }: Pick<Route.ActionArgs, 'context' | 'request'>) {
  const mail = MAIL_NAMES.find((name) => name === typedOf(context.get(fieldsContext), 'mail'))
  if (mail === undefined) throw notFound()
  const by = actorOf(context.get(staffContext))
  try {
    const outcome = await context.get(servicesContext).testMails.sendSample(mail, by, localeOfStaff(request))
    return redirectWithNotice(sitePagePath('mails'), outcome === null ? 'mail-test-unaddressed' : NOTICES[outcome.kind])
  } catch (error) {
    refuseForbidden(error)
    throw error
  }
}

const NOTICES = {
  taken: 'mail-test-sent',
  off: 'mail-test-off',
  refused: 'mail-test-refused',
} as const satisfies Record<string, NoticeName>
