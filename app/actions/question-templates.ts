import { questionTemplates } from '#content/templates/questions.ts'
import { contentListPath } from '#domain/site/content/content-kinds.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { redirectWithNotice, refuseForbidden } from './staff-form.ts'

/** Adds the questions that a list may begin with, as drafts. */
export async function addQuestionTemplates({ context }: Pick<Route.ActionArgs, 'context'>) {
  const { editing } = context.get(servicesContext)
  const by = context.get(staffContext)
  try {
    for (const [index, { question, answer }] of questionTemplates.entries()) {
      const fields = {
        question_ar: question.ar,
        question_en: question.en,
        answer_ar: answer.ar,
        answer_en: answer.en,
        sort_id: String(index + 1),
        intent: 'draft',
      }
      await editing.question.add(fields, by)
    }
  } catch (error) {
    refuseForbidden(error)
    throw error
  }
  return redirectWithNotice(contentListPath('question'), 'draft-saved')
}
