import { MOST_ADDRESSES } from '#domain/accounts/address.ts'
import type { Localized } from '#domain/text/locale.ts'
import { labels } from './labels.ts'

/** Why a record cannot be stored as it was sent, or not go, in the words that staff read. */
export const refusals = {
  slugMissing: { ar: 'اكتب معرّف الرابط بحروف أو أرقام.', en: 'Use letters or digits in the slug.' },
  slugTaken: {
    ar: 'معرّف الرابط مستخدم في سجل آخر. اختر معرّفاً غيره.',
    en: 'Another record already uses this slug. Choose a different one.',
  },
  idTaken: { ar: 'يوجد سجل آخر بهذا المعرّف.', en: 'A record with this ID already exists.' },
  pageUnknown: { ar: 'لا توجد صفحة بهذا الاسم.', en: 'There is no page of this name.' },
  segmentReserved: {
    ar: 'هذا المعرّف محجوز لإحدى صفحات الموقع. اختر معرّفاً غيره.',
    en: 'The site keeps this address for one of its own pages. Choose a different slug.',
  },
  relatedUnknown: { ar: 'لا يوجد منتج آخر بأحد هذه المعرّفات.', en: 'One of these IDs is not that of another product.' },
  categoryUnknown: { ar: 'الفئة المختارة غير موجودة.', en: 'The chosen category does not exist.' },
  moveToItself: {
    ar: 'لا يمكن نقل المنتجات إلى الفئة التي ستُحذف.',
    en: 'Products cannot move to the category that is being deleted.',
  },
  fileUnknown: { ar: 'الملف غير موجود. ارفعه مرة أخرى.', en: 'The file does not exist. Upload it again.' },
  notAPicture: { ar: 'هذا الملف ليس صورة.', en: 'This file is not a picture.' },
  notAPdf: { ar: 'هذا الملف ليس بصيغة PDF.', en: 'This file is not a PDF.' },
  ratingOutOfRange: { ar: 'التقييم رقم من 0 إلى 5.', en: 'The rating is a number from 0 to 5.' },
  priceNegative: { ar: 'السعر رقم لا يقل عن صفر.', en: 'The price is a number of 0 or more.' },
  notAWholeNumber: { ar: 'اكتب رقماً صحيحاً.', en: 'Enter a whole number.' },
  minutesMissing: { ar: 'اكتب عدداً صحيحاً من الدقائق، دقيقة واحدة على الأقل.', en: 'Enter whole minutes, at least 1.' },
  stateUnknown: { ar: 'القيمة published أو draft أو scheduled.', en: 'This is published, draft or scheduled.' },
  dateInvalid: { ar: 'التاريخ غير صحيح.', en: 'Date input not valid.' },
  usernameInvalid: {
    ar: 'اسم المستخدم حروف وأرقام دون مسافات، بحد أقصى 60 حرفاً.',
    en: 'Usernames use letters and digits, no spaces, up to 60 characters.',
  },
  usernameTaken: { ar: 'اسم المستخدم محجوز.', en: 'This username is taken.' },
  lastOwner: { ar: 'لا بد أن يبقى مالك واحد للموقع على الأقل.', en: 'At least one owner must remain.' },
  ownAccount: {
    ar: 'هذا حسابك أنت: غيّر كلمة مرورك والتحقق بخطوتين في صفحة «حسابي».',
    en: 'This is your own account: change your password and two-step verification on the page “My account”.',
  },
  ownFactorFirst: {
    ar: 'أعدّ التحقق بخطوتين في حسابك أولاً، ثم اطلبه من الجميع.',
    en: 'Set up two-step verification for your own account first. Then you can require it for everyone.',
  },
  factorRequired: {
    ar: 'التحقق بخطوتين مطلوب من الجميع، فلا يمكن إيقافه. يستطيع المالك جعله اختيارياً من صفحة المستخدمين.',
    en: 'Two-step verification is required for everyone and cannot be turned off. An owner can make it optional on the Users page.',
  },
  addressesFull: {
    ar: `لا يمكن حفظ أكثر من ${MOST_ADDRESSES} عنوان. احذف عنواناً لا تحتاج إليه أولاً.`,
    en: `You can save up to ${MOST_ADDRESSES} addresses. Delete one you no longer need first.`,
  },
  positionInvalid: { ar: 'الموقع على الخريطة غير صحيح.', en: 'The location on the map is not valid.' },
}

/** What a product was said to be, and cannot be. */
export const attributeRefusals = {
  unknownKey: {
    ar: (name: string) => `لا توجد سمة بهذا الاسم: ${name}`,
    en: (name: string) => `There is no attribute of this name: ${name}`,
  },
  unknownValue: {
    ar: (name: string) => `لا توجد قيمة بهذا الاسم: ${name}`,
    en: (name: string) => `There is no value of this name: ${name}`,
  },
  oneValue: {
    ar: (name: string) => `لهذه السمة قيمة واحدة: ${name}`,
    en: (name: string) => `This attribute has one value: ${name}`,
  },
}

/** Of one product as of many: what follows the number names neither. */
export function categoryNotEmpty(count: number): Localized {
  return {
    ar: `في هذه الفئة ${labels.products.ar(count)}. انقل ما فيها إلى فئة أخرى أو اتركه دون تصنيف.`,
    en: `This category has ${labels.products.en(count)}. Move what is in it to another category or leave it uncategorized.`,
  }
}
