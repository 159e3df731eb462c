import { savedViews } from '#content/admin/requests/inbox-rows.ts'
import type { ChosenList } from '#domain/accounts/staff-preferences.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import type { SaveArgs } from './record-action.ts'
import { answerForm } from './staff-form.ts'

type ViewChange = { list: ChosenList; intent: 'keep-view' | 'drop-view'; search: string }

export function isOfViews(intent: string): intent is ViewChange['intent'] {
  return intent === 'keep-view' || intent === 'drop-view'
}

/** Names the list that the address asks for, or forgets one. */
export async function changeSavedViews(
  args: Pick<SaveArgs, 'context' | 'request'>,
  { list, intent, search }: ViewChange,
) {
  const { staffPreferences } = args.context.get(servicesContext)
  const by = args.context.get(staffContext)
  const name = typedOf(args.context.get(fieldsContext), 'name')
  const { done, dropped, failed } = savedViews
  return answerForm(args, {
    intent,
    words: { done: intent === 'keep-view' ? done : dropped, unknown: failed, failed },
    work: () =>
      intent === 'keep-view'
        ? staffPreferences.keepView(list, { name, search }, by)
        : staffPreferences.dropView(list, name, by),
  })
}
