import { expect, test } from 'vitest'
import { faqStructuredData } from './faq-structured-data.ts'

test('a search engine reads each question with its answer', () => {
  expect(faqStructuredData([{ question: 'كيف أتابع طلبي؟', answer: 'برقم المتابعة.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'كيف أتابع طلبي؟', acceptedAnswer: { '@type': 'Answer', text: 'برقم المتابعة.' } },
  ])
})
