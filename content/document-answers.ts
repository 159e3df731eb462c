/** The pages shown when a document cannot be sent. */
export const documentAnswers = {
  making: { ar: 'يُجهَّز المستند…', en: 'The document is being made…' },
  available: { ar: 'متوفر باللغات:', en: 'Available in:' },
  search: { ar: 'ابحث في المستندات', en: 'Search the documents' },
  request: { ar: 'اطلب المستند', en: 'Request the document' },
  expired: { ar: 'انتهت صلاحية هذا المستند في {date}.', en: 'This document expired on {date}.' },
  withdrawn: { ar: 'سُحب هذا المستند.', en: 'This document was withdrawn.' },
}
