/** Why an override or a redirect cannot be stored, in the words that staff read. */
export const seoRefusals = {
  keyMissing: { ar: 'اكتب معرّف منتج أو كلمات منه.', en: 'Enter a product ID, or words from it.' },
  keyTaken: {
    ar: 'توجد نصوص بهذا المفتاح. افتحها وعدّلها.',
    en: 'Texts with this key already exist. Open and edit them.',
  },
  notAPath: {
    ar: 'اكتب عنواناً من هذا الموقع يبدأ بشرطة مائلة، مثل ‎/about‎.',
    en: 'Enter an address of this site that begins with a slash, such as /about.',
  },
  fromReserved: {
    ar: 'هذا العنوان مخصص للملفات أو للإدارة، ولا يمكن تحويله.',
    en: 'This address belongs to files or to the staff area and cannot be redirected.',
  },
  fromIsAPage: {
    ar: 'توجد صفحة بهذا العنوان، والتحويل يخفيها. احذف الصفحة أو غيّر معرّفها أولاً.',
    en: 'There is a page at this address, which a redirect would hide. Delete the page or change its slug first.',
  },
  fromTaken: {
    ar: 'يوجد تحويل من هذا العنوان. افتحه وعدّله.',
    en: 'A redirect from this address already exists. Open and edit it.',
  },
  toPartOfRecord: {
    ar: 'إلى منتج أو فئة أو مقال يصل التحويل إلى الصفحة كلها. احذف ما بعد ? أو # من العنوان.',
    en: 'A redirect to a product, category or article leads to the whole page. Leave out ? or # and what follows it.',
  },
  toIsNoPage: { ar: 'لا توجد صفحة بهذا العنوان.', en: 'There is no page at this address.' },
}
