/** Where the list stands in the browser's storage, and the event that tells of its change; without imports: every page has them. */
export const LIST_KEY = 'quote-list'
export const LIST_CHANGED = 'quote-list'
