import { accountWords } from '../../../content/admin/account.ts'
import { actorOf } from '../../../domain/caller.ts'
import type { FormWords } from '../../staff-form.ts'
import { servicesContext, staffContext } from '../../context.ts'
import { useWords } from '../../locale.ts'
import { notFound } from '../../not-found.ts'
import { adminMeta } from '../../seo/admin-meta.ts'
import { answerForm, fieldOf } from '../../staff-form.ts'
import { PasswordGroup } from '../../ui/admin/account/password-group.tsx'
import { RecoveryGroup } from '../../ui/admin/account/recovery-group.tsx'
import { SecondFactorGroup } from '../../ui/admin/account/second-factor-group.tsx'
import { AdminPage } from '../../ui/admin/admin-page.tsx'
import type { Route } from './+types/account.ts'

export const meta = adminMeta(accountWords.title)

export async function loader({ context }: Route.LoaderArgs) {
  const member = await context.get(servicesContext).staff.get(context.get(staffContext).id)
  if (!member) throw notFound()
  return { username: member.username, secondFactor: member.twoFactorEnabled }
}

const { password, secondFactor, recovery, failed } = accountWords
const wordsOf = (done: FormWords['done']): FormWords => ({ done, unknown: failed, failed })

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const form = await request.formData()
  const { ownAccount, settings } = context.get(servicesContext)
  const by = actorOf(context.get(staffContext))
  const field = (name: string) => fieldOf(form, name)
  const cookies = (value: { cookies: string[] }) => value.cookies
  const intent = field('intent')
  const answer = <T,>(
    done: FormWords['done'],
    work: Parameters<typeof answerForm<{ result: T; cookies: string[] }>>[1]['work'],
  ) => answerForm(args, { intent, words: wordsOf(done), work, cookies })
  const { headers } = request
  switch (intent) {
    case 'password':
      return answer(password.saved, () =>
        ownAccount.changePassword(headers, { current: field('current'), next: field('password') }, by),
      )
    case 'begin':
      return answer(secondFactor.scan, async () =>
        ownAccount.beginSecondFactor(headers, field('password'), (await settings.get()).name.en),
      )
    case 'confirm':
      return answer(secondFactor.turnedOn, () =>
        ownAccount.confirmSecondFactor(headers, field('code').replaceAll(/\s/g, ''), by),
      )
    case 'end':
      return answer(secondFactor.ended, () => ownAccount.endSecondFactor(headers, field('password'), by))
    case 'recovery':
      return answer(recovery.text, () => ownAccount.newRecoveryCodes(headers, field('password'), by))
    default:
      throw notFound()
  }
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const words = useWords(accountWords)
  return (
    <AdminPage title={words.title}>
      <div className="admin-groups">
        <PasswordGroup username={loaderData.username} />
        <SecondFactorGroup username={loaderData.username} isOn={loaderData.secondFactor} />
        {loaderData.secondFactor && <RecoveryGroup username={loaderData.username} />}
      </div>
    </AdminPage>
  )
}
