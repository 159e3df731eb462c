import type { Question } from '#domain/records/seo-override.ts'
import { partId, type Place, type Thing } from './thing.ts'

/** Questions with their answers, all of which stand on the page. */
export function questionsOf(questions: Question[]) {
  return questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
}

/** The questions of a page that is about something else. */
export function faqPart(place: Place, questions: Question[]): Thing {
  return {
    '@type': 'FAQPage',
    '@id': partId(place, 'questions'),
    inLanguage: place.locale,
    mainEntity: questionsOf(questions),
  }
}
