import { checked, lineOf, textBlockOf, type FormFields, type FormReading } from './message-form.ts'

/** What staff write to the sender of a message. */
export type AnswerContent = { subject: string; body: string }

export function readAnswerForm(fields: FormFields): FormReading<AnswerContent> {
  const content = { subject: lineOf(fields, 'subject'), body: textBlockOf(fields, 'body') }
  return checked(content, { required: ['subject', 'body'], blocks: ['body'] })
}
