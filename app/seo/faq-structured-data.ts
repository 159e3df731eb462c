type Question = { question: string; answer: string }

/** Questions with their answers as search engines read them (schema.org, FAQPage). */
export function faqStructuredData(questions: Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
