/** A group of words that mean the same, as staff keep it. */
export type SynonymEntry = { id: string; words: string[] }
