import type { Locale } from '#domain/text/locale.ts'
import type { ContentFieldsOf } from './content-kinds.ts'
import { fillTexts } from './fill-texts.ts'

/** A question in one language: its answer as the page shows it, and without marks for programs. */
export type QuestionView = { id: string; question: string; html: string; answer: string }

export function toQuestionViews(
  questions: (ContentFieldsOf<'question'> & { id: string })[],
  locale: Locale,
  values: Readonly<Record<string, string>>,
): QuestionView[] {
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]))
  return questions
    .filter(({ question, answer }) => question[locale] !== '' && answer[locale] !== '')
    .map(({ id, question, answer }) => {
      const html = fillTexts(answer[locale], escaped)
      return { id, question: fillTexts(question[locale], values), html, answer: withoutMarks(html) }
    })
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0', amp: '&' }

/** The words of clean HTML, a line for each paragraph or item. */
function withoutMarks(html: string): string {
  const words = html.replaceAll(/<(?:br|\/p|\/li|\/h\d|\/tr|\/blockquote)\b[^>]*>/g, '\n').replaceAll(/<[^>]*>/g, '')
  const text = words.replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (_whole, name: string) => ENTITIES[name] ?? '')
  return text.replaceAll(/[^\S\n]*\n\s*/g, '\n').trim()
}
