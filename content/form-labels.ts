/** Words of forms and dialogs, whatever they are about. */
export const formLabels = {
  optional: { ar: '(اختياري)', en: '(optional)' },
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  sending: { ar: 'جارٍ الإرسال...', en: 'Sending...' },
}
