import { data, Form, Link, useNavigation } from 'react-router'
import { login, passwordResetWords } from '#content/admin/login.ts'
import { LOGIN_PATH } from '#domain/accounts/staff-paths.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { success } from '#domain/records/errors.ts'
import { answerForm, localeOfStaff, type StaffAnswer } from '#app/actions/staff-form.ts'
import { pageThatWaits, waitHeaders } from '#app/actions/waiting.ts'
import { fieldsContext, quotasContext, servicesContext } from '#app/context.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AnswerMessage } from '#app/ui/admin/group.tsx'
import { LoginFrame } from '#app/ui/admin/login/login-frame.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import type { Route } from './+types/forgot.ts'

const { forgot } = passwordResetWords

export const meta = adminMeta(forgot.title)

export const headers = pageThatWaits

/** Whoever asks is answered the same, whether there is such an account or not. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const account = typedOf(context.get(fieldsContext), 'account').slice(0, MOST_LENGTH.email)
  const locale = localeOfStaff(request)
  const quotas = context.get(quotasContext)
  const seconds = await quotas.take('codes')
  if (seconds !== null) return tooMany(login.tooMany[locale](seconds), account, seconds)
  return answerForm(args, {
    intent: 'forgot',
    values: { account },
    words: { done: forgot.sent, unknown: forgot.failed, failed: forgot.failed },
    async work() {
      const { passwordReset } = context.get(servicesContext)
      return success(await passwordReset.request({ account, locale, from: quotas.source.network }))
    },
  })
}

function tooMany(message: string, account: string, seconds: number) {
  const answer: StaffAnswer<void> = { ok: false, intent: 'forgot', message, errors: {}, values: { account } }
  return data(answer, { status: 429, headers: waitHeaders(seconds) })
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  const words = useWords(forgot)
  const busy = useNavigation().state !== 'idle'
  return (
    <LoginFrame title={words.title} lead={words.lead}>
      <AnswerMessage answer={actionData} />
      {actionData?.ok ? (
        <p>{words.without}</p>
      ) : (
        <Form method="post" className="login-form">
          <TextField
            label={words.account}
            name="account"
            defaultValue={actionData?.values?.['account']}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MOST_LENGTH.email}
            ltr
            required
          />
          <Button type="submit" busy={busy} busyText={words.sending}>
            {words.send}
          </Button>
        </Form>
      )}
      <Link to={LOGIN_PATH} className="login-again">
        {words.back}
      </Link>
    </LoginFrame>
  )
}
