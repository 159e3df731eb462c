import { synonymsWords } from '#content/admin/search.ts'
import type { SynonymEntry } from '#domain/search/synonym-form.ts'
import { servicesContext } from '#app/context.ts'
import { searchListPath } from '#domain/accounts/staff-paths.ts'
import { saveRecord, type SaveArgs } from './record-action.ts'

/** A group as its form shows it. */
export function toSynonymValues(names: readonly string[]) {
  return { words: [names.join('\n')] }
}

/** Saves the form of a group of synonyms: the one with this id, or a new one. */
export function saveSynonymsForm(args: SaveArgs, id: string | null) {
  const { synonyms } = args.context.get(servicesContext)
  const { refused, unknown } = synonymsWords.form
  return saveRecord<SynonymEntry>(args, {
    save: (fields, by) => synonyms.edit(id, fields, by),
    toFields: ({ words }) => toSynonymValues(words),
    files: { single: {} },
    done: { path: searchListPath('synonyms'), notice: 'synonyms-saved' },
    refused: (message, locale) => (message === null ? unknown[locale] : refused[locale]),
  })
}
