/** Why an override or a redirect cannot be kept, in the words that staff read. */
export const seoRefusals = {
  changedMeanwhile: {
    ar: 'عدّل شخص آخر هذا السجل بعد أن فتحته. انسخ ما كتبته، ثم أعد تحميل الصفحة وأضفه.',
    en: 'Somebody else has changed this since you opened it. Copy what you wrote, load the page again and add it.',
  },
  keyMissing: {
    ar: 'اكتب معرّف منتج أو كلمات منه.',
    en: 'Write the id of a product, or words of it.',
  },
  keyTaken: {
    ar: 'توجد نصوص بهذا المفتاح. افتحها وعدّلها.',
    en: 'There already are texts with this key. Open and change those.',
  },
}
