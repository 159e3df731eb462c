/** What is said to whoever has no right to what he sent. */
export const forbiddenWords = {
  act: { ar: 'دورك لا يسمح بذلك. لم يتغيّر شيء.', en: 'Your role does not allow this. Nothing has changed.' },
  field: { ar: 'دورك لا يسمح بتغيير هذا الحقل.', en: 'Your role does not allow you to change this field.' },
}
