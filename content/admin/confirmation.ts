/** Said where an act asks for the password again. */
export const confirmationWords = {
  label: { ar: 'كلمة مرورك', en: 'Your password' },
  missing: { ar: 'أدخل كلمة مرورك للتأكيد.', en: 'Enter your password to confirm.' },
  wrong: { ar: 'ليست كلمة مرورك.', en: 'That is not your password.' },
}
