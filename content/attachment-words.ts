import { formatNumber } from '#domain/text/format.ts'
import { formatPhone } from '#domain/messages/phone.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { isolateText } from '#domain/text/isolate.ts'
import type { Locale, Localized, Words } from '#domain/text/locale.ts'

/** Words of files that go with requests and answers. */
export const attachmentWords = {
  label: { ar: 'الملفات', en: 'Files' },
  more: { ar: 'إضافة ملفات', en: 'Add files' },
  hint: {
    ar: 'PDF أو صور JPEG وPNG وWebP أو XLSX أو CSV. حتى 10 ميغابايت للملف، و5 ملفات و20 ميغابايت معاً.',
    en: 'PDF, JPEG, PNG, WebP, XLSX or CSV. Up to 10 MB each, 5 files and 20 MB at a time.',
  },
  refused: { ar: 'ملفات لم تُقبل', en: 'Files that were not accepted' },
  send: { ar: 'إرسال الملفات', en: 'Send the files' },
  missing: { ar: 'اختر ملفاً أولاً.', en: 'Choose a file first.' },
  download: { ar: (name: string) => `تنزيل ${name}`, en: (name: string) => `Download ${name}` },
  fromVisitor: { ar: 'من العميل', en: 'From the customer' },
  fromStaff: { ar: 'من فريقنا', en: 'From our team' },
}

/** Why a file is not taken. */
export const attachmentProblems = {
  kind: {
    ar: 'هذا النوع غير مقبول. أرسله بصيغة PDF أو JPEG أو PNG أو WebP أو XLSX أو CSV.',
    en: 'This kind is not accepted. Send it as PDF, JPEG, PNG, WebP, XLSX or CSV.',
  },
  tooLarge: { ar: 'حجم الملف يتجاوز 10 ميغابايت.', en: 'The file is larger than 10 MB.' },
  tooMany: { ar: 'يمكن إرسال 5 ملفات في المرة. أرسل هذا بعدها.', en: 'Five files at a time. Send it afterwards.' },
  together: {
    ar: 'يتجاوز مجموع الملفات 20 ميغابايت. أرسله بعدها.',
    en: 'The files are larger than 20 MB together. Send it afterwards.',
  },
  full: {
    ar: 'بلغ الطلب الحد الأقصى للملفات. أرسله بالبريد.',
    en: 'This request has all the files it can hold. Send it by email.',
  },
  cutOff: {
    ar: 'مجموع الملفات أكبر مما يُرسل مرة واحدة. اختر ملفات أصغر أو أقل. بقي كل ما كتبته.',
    en: 'The files are larger together than can be sent at once. Choose smaller or fewer ones. All you wrote is still here.',
  },
  away: { ar: 'تعذّر حفظ الملف الآن. أعد إرساله بعد قليل.', en: 'The file couldn’t be saved. Try again shortly.' },
} satisfies Words

/** Why no visitor's file is taken now, and how else it can be sent. */
export function noRoomForFile({ salesEmail, email, messagingNumber }: Reach): Localized {
  const [mail, chat] = [salesEmail || email, messagingNumber && isolateText(formatPhone(`+${messagingNumber}`))]
  const ways = {
    ar: [mail && `بالبريد (${isolateText(mail)})`, chat && `بواتساب (${chat})`].filter(Boolean).join(' أو '),
    en: [mail && `by email (${mail})`, chat && `by WhatsApp (${chat})`].filter(Boolean).join(' or '),
  }
  return {
    ar: `لا يمكن استلام ملفات أخرى هنا الآن. أرسله ${ways.ar || 'غداً'}.`,
    en: `No more files can be taken here for now. Send it ${ways.en || 'tomorrow'}.`,
  }
}

type Reach = Pick<SiteSettings, 'salesEmail' | 'email' | 'messagingNumber'>

/** A size as people read it. */
export function fileSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < MB ? [Math.max(1, Math.round(bytes / KB)), 'KB'] : [bytes / MB, 'MB']
  const number = formatNumber(Math.round(value * 10) / 10, locale)
  return locale === 'ar' ? `${number} ${unit === 'KB' ? 'كيلوبايت' : 'ميغابايت'}` : `${number} ${unit}`
}

const KB = 1024
const MB = 1024 * KB
