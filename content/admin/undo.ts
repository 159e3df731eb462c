import { isolate } from '#domain/text/isolate.ts'

/** What is said of an act that is taken back, where a notice alone does not say it. */
export const undoWords = {
  verb: { ar: 'تراجع', en: 'Undo' },
  verbNamed: { ar: (name: string) => `تراجع: ${isolate(name, 'ar')}`, en: (name: string) => `Undo: ${name}` },
  except: {
    ar: (names: string) => `تم التراجع إلا عن ${names}: حُفظت بعد ذلك.`,
    en: (names: string) => `Done, except ${names}: saved since.`,
  },
  /** Between the names of those that were left alone. */
  comma: { ar: '، ', en: ', ' },
  /** After the last name where there are more. */
  more: '…',
}
