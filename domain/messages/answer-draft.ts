import type { AnswerFacts } from './answer-facts.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import type { ContentFieldsOf } from '#domain/site/content/content-kinds.ts'
import type { Locale } from '#domain/text/locale.ts'

export type AnswerDraft = { template: string; locale: Locale; subject: string; body: string }

export type Template = Pick<ContentFieldsOf<'template'>, 'subject' | 'body'>

/** Stands where a figure or a name is to go. */
const GAP = '…'

/** A name in braces of a subject, with what leads to it. */
const NAMED = /\s*[:،,-]?\s*\{([a-z_]+)\}/g

function filled(facts: AnswerFacts, blank: string): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact ?? blank]))
}

/** What a template says of a message. A subject leaves out what is not known, as a product that the message is not about. */
export function answerDraft(
  template: Template,
  locale: Locale,
  facts: AnswerFacts,
): Pick<AnswerDraft, 'subject' | 'body'> {
  const subject = template.subject[locale].replaceAll(NAMED, (named, name: string) =>
    facts[name as keyof AnswerFacts] === null ? '' : named,
  )
  return {
    subject: fillTexts(subject, filled(facts, '')).trim(),
    body: fillTexts(template.body[locale], filled(facts, GAP)),
  }
}

/** An answer that begins with nothing: where there is no such template any more. */
export const NO_TEMPLATE: Template = { subject: { ar: '', en: '' }, body: { ar: '', en: '' } }
