import { shared } from '#content/staff-labels.ts'
import { formatNumber } from '#domain/text/format.ts'

/** What an undo would do, before it does it. */
export const undoLookWords = {
  title: shared.undo,
  undone: {
    ar: (count: number) => `يعود كما كان: ${formatNumber(count, 'ar')}`,
    en: (count: number) => `Go back to what they were: ${formatNumber(count, 'en')}`,
  },
  binned: {
    ar: (count: number) => `يُنقل الجديد إلى السلة: ${formatNumber(count, 'ar')}`,
    en: (count: number) => `New ones that go to the bin: ${formatNumber(count, 'en')}`,
  },
  changedSince: { ar: 'تغيّر بعد ذلك', en: 'Changed since' },
  changedText: {
    ar: 'يبقى ما يلي كما هو. أشّر على ما تريد أن يعود أيضاً.',
    en: 'These stay as they are. Tick those that are to go back too.',
  },
  submit: shared.undo,
  leave: shared.cancel,
  refusals: {
    already: shared.alreadyUndone,
    'too-late': {
      ar: 'فات الأوان: لم تعد الإصدارات السابقة محفوظة.',
      en: 'Too late: the earlier versions are no longer stored.',
    },
    'under-way': shared.importUnderWay,
    impossible: { ar: 'لا شيء هنا يمكن التراجع عنه.', en: 'There is nothing here to undo.' },
  },
} as const
