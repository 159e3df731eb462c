import { data, type ActionFunctionArgs } from 'react-router'
import { forms, problemTexts } from '#content/forms.ts'
import { localeOfPath, type Locale, type Localized } from '#domain/text/locale.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { type FormReading, readFormSending } from '#domain/messages/message-form.ts'
import type { MessageContent } from '#domain/messages/message.ts'
import { fieldsContext, reportErrorContext, servicesContext, quotasContext } from '#app/context.ts'
import { isText } from './is-text.ts'
import type { FormAnswer } from '#app/ui/forms/form-answer.ts'
import { waitHeaders } from './waiting.ts'

type RequestForm = {
  read: (fields: FormFields) => FormReading<MessageContent>
  words: { sent: Localized; failed: Localized }
  productId?: string
}

type Args = Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>

/** Takes a form that was sent to its own page, as browsers without scripts do, and says in the page what became of it. */
export async function receiveForm(args: Args, { read, words, productId }: RequestForm) {
  const fields = args.context.get(fieldsContext)
  const locale = localeOfPath(args.url.pathname)
  const values = Object.fromEntries(Object.entries(fields).filter(isText))
  const answer = (
    message: string,
    status: number,
    more: Partial<Pick<FormAnswer, 'request' | 'errors'>> & { wait?: number } = {},
  ) => {
    const { errors = {}, wait, request } = more
    const headers = wait === undefined ? undefined : waitHeaders(wait)
    return data<FormAnswer>(
      { ok: status === 200, request, message, errors, values: status === 200 ? {} : values },
      { status, headers },
    )
  }

  const reading = read(fields)
  if (!reading.ok) return answer(forms.invalid[locale], 422, { errors: problemTexts(reading.problems, locale) })
  try {
    const submitted = await submit(args, { fields, content: reading.content, locale, productId })
    if (submitted.ok) return answer(words.sent[locale], 200, { request: submitted.request })
    return answer(forms.tooMany[locale](submitted.retryAfterSeconds), 429, { wait: submitted.retryAfterSeconds })
  } catch (error) {
    args.context.get(reportErrorContext)(error)
    return answer(words.failed[locale], 503)
  }
}

type Filled = { fields: FormFields; content: MessageContent; locale: Locale; productId: string | undefined }

type Submitted = { ok: true; request?: FormAnswer['request'] } | { ok: false; retryAfterSeconds: number }

/** Keeps it, or answers how many seconds its sender has to wait. */
async function submit({ url, context }: Args, { fields, content, locale, productId }: Filled): Promise<Submitted> {
  const quotas = context.get(quotasContext)
  const wait = await quotas.take('requests')
  if (wait !== null) return { ok: false, retryAfterSeconds: wait }
  return context
    .get(servicesContext)
    .requests.submit({
      content,
      sending: readFormSending(fields),
      locale,
      page: url.pathname,
      productId: productId ?? null,
      source: quotas.source,
    })
}
