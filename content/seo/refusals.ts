/** Why an override or a redirect cannot be kept, in the words that staff read. */
export const seoRefusals = {
  keyMissing: {
    ar: 'اكتب معرّف منتج أو كلمات منه.',
    en: 'Write the id of a product, or words of it.',
  },
  keyTaken: {
    ar: 'توجد نصوص بهذا المفتاح. افتحها وعدّلها.',
    en: 'There already are texts with this key. Open and change those.',
  },
  notAPath: {
    ar: 'اكتب عنواناً من هذا الموقع يبدأ بشرطة مائلة، مثل ‎/about‎.',
    en: 'Write an address of this site that begins with a slash, such as /about.',
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
    en: 'A redirect from this address already exists. Open and change that one.',
  },
  toPartOfRecord: {
    ar: 'إلى منتج أو فئة أو مقال يصل التحويل إلى الصفحة كلها. احذف ما بعد ? أو # من العنوان.',
    en: 'To a product, a category or an article a redirect leads as a whole. Leave out what stands after ? or # in the address.',
  },
  toIsNoPage: {
    ar: 'لا توجد صفحة بهذا العنوان.',
    en: 'There is no page at this address.',
  },
}
