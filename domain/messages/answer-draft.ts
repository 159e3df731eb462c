import type { AnswerFacts } from './answer-facts.ts'
import { fillTexts } from '../site/content/fill-texts.ts'
import type { ContentFieldsOf } from '../site/content/content-kinds.ts'
import type { Locale } from '../text/locale.ts'

/** The beginning of an answer, by the id of its template. */
export type AnswerDraft = { template: string; locale: Locale; subject: string; body: string }

export type Template = Pick<ContentFieldsOf<'template'>, 'subject' | 'body'>

/** Stands where a figure or a name is to go. */
const GAP = '…'

/** What a template says of a message. A subject leaves out a product that the message is not about. */
export function answerDraft(
  template: Template,
  locale: Locale,
  { name, company, phone, product }: AnswerFacts,
): Pick<AnswerDraft, 'subject' | 'body'> {
  const facts = { name, company, phone, site: company }
  const subject = template.subject[locale]
  const asked = product === null ? subject.replace(/\s*[:،,-]?\s*\{product\}/g, '') : subject
  return {
    subject: fillTexts(asked, { ...facts, product: product ?? '' }),
    body: fillTexts(template.body[locale], { ...facts, product: product ?? GAP }),
  }
}

/** An answer that begins with nothing: where there is no such template any more. */
export const NO_TEMPLATE: Template = { subject: { ar: '', en: '' }, body: { ar: '', en: '' } }
