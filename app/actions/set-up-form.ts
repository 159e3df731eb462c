import { redirect } from 'react-router'
import { typedOf } from '#domain/messages/message-form.ts'
import { isSetUpItem } from '#domain/site/set-up.ts'
import { START_PATH } from '#domain/accounts/staff-paths.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../routes/admin/+types/start.ts'
import { refuseForbidden } from './forbidden.ts'

/** Says that a step of the set-up is not needed here (`skip`), or that it is after all (`need`). */
export async function receiveSetUpForm({ context }: Pick<Route.ActionArgs, 'context'>) {
  const fields = context.get(fieldsContext)
  const [intent, item] = [typedOf(fields, 'intent'), typedOf(fields, 'item')]
  if ((intent !== 'skip' && intent !== 'need') || !isSetUpItem(item)) throw notFound()
  try {
    await context.get(servicesContext).setUp.skip(item, intent === 'skip', context.get(staffContext))
  } catch (error) {
    refuseForbidden(error)
    throw error
  }
  return redirect(START_PATH)
}
