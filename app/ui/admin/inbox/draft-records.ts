import { typedOf, type FormFields } from '#domain/messages/message-form.ts'

/** Each beginning of an answer has a draft of its own: its text would be a strange offer under another one. */
export function answerRecord(id: string, { template, locale }: { template: string; locale: string }): string {
  return `answer/${id}/${template}/${locale}`
}

export function noteRecord(id: string): string {
  return `note/${id}`
}

/** The draft that is needed no more once this form has done its work; null where it has none. */
export function recordOfForm(id: string, fields: FormFields): string | null {
  const intent = typedOf(fields, 'intent')
  if (intent === 'note') return noteRecord(id)
  if (intent !== 'answer') return null
  return answerRecord(id, { template: typedOf(fields, 'template'), locale: typedOf(fields, 'locale') })
}
