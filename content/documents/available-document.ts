import type { Template } from '#domain/messages/answer-draft.ts'
import type { DocumentSubject } from '#domain/messages/inbox-view.ts'
import { documentSubject } from './doc-names.ts'

/** Said of a request for a document that is on the site by now. */
export const availableDocument = {
  title: { ar: 'المستند متوفر الآن', en: 'Document available now' },
  answer: { ar: 'الرد بالرابط', en: 'Answer with the link' },
}

/** What such a request is answered, whole. */
export function availableAnswer(asked: DocumentSubject, url: string): Template {
  const [ar, en] = [documentSubject(asked, 'ar'), documentSubject(asked, 'en')]
  return {
    subject: { ar: `المستند الذي طلبته: ${ar}`, en: `The document you asked for: ${en}` },
    body: {
      ar: `السلام عليكم {name}،\n\nالمستند الذي طلبته متوفر الآن:\n${ar}\n${url}\n\nلأي استفسار رد على هذا البريد.\n\nمع التحية\n{company}`,
      en: `Hello {name},\n\nThe document you asked for is available now:\n${en}\n${url}\n\nIf you have any questions, reply to this email.\n\nKind regards\n{company}`,
    },
  }
}
