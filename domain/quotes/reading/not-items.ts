import { foldText } from '#domain/text/fold.ts'

const folded = (texts: string) =>
  texts
    .trim()
    .split('\n')
    .flatMap((row) => row.split(','))
    .map((phrase) => foldText(phrase.trim()))
    .filter((phrase) => phrase !== '')

const anyOf = (phrases: readonly string[]) =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`))
    .join('|')

const whole = (phrases: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyOf(phrases)})(?![\p{L}\p{N}])`, 'u')
const beginning = (phrases: readonly string[]) =>
  new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${anyOf(phrases)})(?![\p{L}\p{N}])`, 'u')

/** Adds up others. */
const TOTAL = beginning(
  folded(`
    المجموع, مجموع, الإجمالي, إجمالي, الاجمالي, العدد الإجمالي, العدد الكلي, المجموع الكلي, الكمية الإجمالية, اجمالي الكمية, عدد الأصناف, عدد البنود
    total, totals, grand total, sub total, subtotal, sum, total qty, net total, vat, ضريبة القيمة المضافة, الضريبة, القيمة المضافة, الخصم, discount`),
)

/** Who writes, from where, and when. */
const PERSON = beginning(
  folded(`
    م., م /, م/, مهندس, المهندس, أ., أ/, د., السيد, السادة, الأستاذ, الاستاذ, استاذ, أخوكم, اخوكم, أبو, ابو, ام, eng, engr, engineer, mr, mrs, ms., dr
    مدير, المدير, مسؤول, مسئول, المشتريات, قسم, إدارة, ادارة, مؤسسة, شركة, مصنع, مكتب, manager, purchasing, procurement, company, est, establishment, dept, department
    جوال, الجوال, هاتف, تلفون, تليفون, واتساب, واتس, فاكس, tel, telephone, mob, mobile, phone, fax, cell, whatsapp, ext, ت:, ج:
    العنوان, عنوان, address, ص.ب, ص ب, صندوق بريد, p.o. box, po box, p.o, شارع, طريق, حي, street, st., road, district, الرياض, جدة, الدمام, الخبر, مكة, riyadh, jeddah, dammam, الموقع, موقع, location, site
    التاريخ, تاريخ, date, الوقت, time, رقم الطلب, ref, reference, our ref, po no, p.o no, rfq no, سجل تجاري, السجل التجاري, الرقم الضريبي, vat no, cr no, c.r, iban, ايبان, email, e-mail, ايميل, البريد
    مرسل من, أرسلت من, sent from, get outlook`),
)

const SOCIAL = whole(
  folded(`
    السلام عليكم, سلام عليكم, وعليكم السلام, السلام, ورحمة الله, صباح الخير, مساء الخير, صباح النور, مساء النور, مرحبا, مرحبتين, أهلا, اهلا وسهلا, هلا, هلا والله, حياك الله, حياكم الله, الله يحييك
    شكرا, وشكرا, شكرا لكم, شكراً, الشكر, شاكرين, شاكر, نشكركم, نشكر, تعاونكم, تقديرنا, احترامي, مشكور, مشكورين, مشكورة, تسلم, تسلمون, يعطيك العافية, الله يعطيك العافية, يعطيكم العافية, الله يسعدك, الله يعافيك, الله يوفقك, بارك الله فيك, جزاك الله خير, جزاكم الله, ما قصرت, ما قصرتوا, تحياتي, مع التحية, وتقبلوا تحياتنا, وتفضلوا بقبول, تحية طيبة, وبعد, المحترم, المحترمين, حفظه الله, كيف الحال, كيفك, شلونك, شخبارك, ان شاء الله, إن شاء الله, في أمان الله, مع السلامة, دمتم, طال عمرك, يا غالي, عزيزي, اخوي, أخي, اخي, يا اخ
    hi, hello, dear, hey, greetings, good morning, good afternoon, good evening, good day, morning, regards, best regards, kind regards, warm regards, thanks, thank you, thx, many thanks, sincerely, respectfully, cheers, salam, salamalaikum, assalam, thanking you, yours, brgds, br`),
)

const HEADING = whole(
  folded(`
    تسعيرة, تسعيره, تسعير, سعر لنا, عرض سعر, عرض أسعار, عروض أسعار, أسعار, اسعاركم, اسعار, سعرها, السعر والمدة, طلبية, طلبيه, الطلبية, طلب شراء, طلب تسعير, طلبنا, الطلب, المطلوب, مطلوب, مطلوبة, المواد, الأصناف, الاصناف, البنود, الكميات, القائمة, قائمة, التالي, التالية, الآتي, الاتي, الآتية, أدناه, ادناه, المذكورة, كالتالي, لمشروع, مشروع, مشروعنا, تزويدنا, افادتنا, موافاتنا, التوفر, متوفر, توفرها, الرد, وبعد, الدفع, التوصيل, التسليم, توصيل, تسليم
    quote, quotation, quotations, rfq, inquiry, enquiry, price list, pricing, prices, offer, below, following, listed, items, item, materials, material list, list, requirement, requirements, required, order, purchase order, project, delivery, delivered, deliver, payment, availability, available, description, subject, attached, as per, advise, confirm, waiting, await`),
)

/** Polite words beside whatever is wanted. */
const POLITE = whole(
  folded(`
    لو سمحت, لو سمحتم, لو تكرمت, من فضلك, ارجو, أرجو, الرجاء, نرجو, يرجى, نأمل, آمل, مستعجل, مستعجلين, عاجل, ضروري, نحتاج, احتاج, محتاج, محتاجين, نبي, نبغى, ابغى, أبغى, ابي, أبي
    kindly, please, pls, plz, need, needed, want, asap, urgent, urgently`),
)

/** What a chat puts in the place of pictures and deleted messages. */
const MEDIA = whole(
  folded(`
    تم استبعاد الوسائط, تم حذف هذه الرسالة, حذفت هذه الرسالة, الوسائط غير مدرجة, الصورة غير مدرجة, الرسائل والمكالمات مشفرة
    media omitted, image omitted, video omitted, audio omitted, document omitted, sticker omitted, message was deleted, you deleted this message, missed voice call`),
)

/** Where somebody is, wherever it stands in a line. */
const PLACE = whole(folded('شارع, طريق, حي, street, road, district, p.o. box, po box, ص.ب'))

const PHONE = /(?:\+|00)?\d[\d\s\-().]{6,16}\d/
const CONTACT = /[\w.+-]+@[\w-]+\.[\w.]+|https?:\/\/|\bwww\./i
const DATE_ALONE =
  /^\s*(?:(?:الاحد|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|السبت|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\s*[,،]?\s*)?(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{1,2}:\d{2}(?:\s*\p{L}{1,3})?|\d{1,2}\s+\p{L}{3,10}\s+\d{4})[\s\p{P}هم]*$/u

/** Whether a line is surely none of what is asked for, whatever words of the catalogue stand in it. */
export function isNeverItem(text: string): boolean {
  const line = foldText(text).replaceAll('\t', ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(line) || MEDIA.test(line) || DATE_ALONE.test(line)) return true
  return TOTAL.test(line) || isPhoneLine(line) || CONTACT.test(line)
}

const EXTENSION = /(?:ext|extension|تحويله|داخلي)\.?\s*\d+/u

/** A telephone number with words round it. */
function isPhoneLine(line: string): boolean {
  const found = PHONE.exec(line)
  if (!found) return false
  const digits = found[0].replaceAll(/\D/g, '')
  const isPhone =
    /^(?:00966|966)\d{8,9}$/.test(digits) || /^0\d{8,9}$/.test(digits) || /^(?:800|9200)\d{5,7}$/.test(digits)
  // Beside another number it may be said of an item.
  return isPhone && !/\d/.test(line.replace(found[0], '').replace(EXTENSION, ''))
}

/** A line that a message leads in or ends with, where nothing of ours stands in it: `greeting` alone, or names and places. */
export function isSpeech(text: string): boolean {
  const line = foldText(text).trim()
  return isHeading(text) || POLITE.test(line) || PERSON.test(line) || PLACE.test(line)
}

/** Headings and greetings even where words of the catalogue stand in them. */
export function isHeading(text: string): boolean {
  const line = foldText(text).trim()
  return HEADING.test(line) || SOCIAL.test(line) || /[:：]$/.test(line)
}

const COLUMNS = new Set(
  folded(`
    م, رقم, الرقم, مسلسل, تسلسل, ت, no, sr, s/n, sn, sl, sl no, s.no, sr no, item no, #
    الصنف, صنف, اسم الصنف, البيان, الوصف, المادة, المنتج, اسم المنتج, item, description, item description, material, product, product name, details, particulars
    رمز المخزون, رمز الصنف, رمز المنتج, الكود, كود, كود الصنف, الرمز, code, item code, product code, stock code, part no, part number, sku, model, الموديل
    الوحدة, وحدة, وحدة القياس, unit, uom, u/m, units
    الكمية, كمية, العدد, عدد, الكمية المطلوبة, qty, quantity, required qty, qty required, q.ty
    السعر, سعر الوحدة, سعر, price, unit price, rate, target price, u.price
    الإجمالي, المجموع, القيمة, total, amount, total price
    ملاحظات, ملاحظة, note, notes, remarks, remark, brand, الماركة, اللون, colour, color, size, المقاس`),
)

export type Column = 'serial' | 'qty' | 'unit' | 'price' | 'words'

const OF_COLUMN: [Column, RegExp][] = [
  ['serial', /^(?:م|ت|رقم|الرقم|مسلسل|تسلسل|no|sr|sn|sl|#|sl no|sr no|item no|s no|s n)$/u],
  ['qty', /^(?:.*كميه.*|العدد|عدد|.*qty.*|.*quantity.*|q ty)$/u],
  ['unit', /^(?:الوحده|وحده|وحده القياس|unit|units|uom|u m)$/u],
  ['price', /^(?:.*سعر.*|.*price.*|rate|الاجمالي|المجموع|القيمه|total|amount)$/u],
]

/** The columns that a row of headings names; null for a row that is none. */
export function columnsOf(cells: readonly string[]): Column[] | null {
  const names = cells.map((cell) =>
    foldText(cell)
      .replaceAll(/[^\p{L}\p{N}#]+/gu, ' ')
      .trim(),
  )
  const known = names.filter((name) => COLUMNS.has(name) || OF_COLUMN.some(([, pattern]) => pattern.test(name)))
  const filled = names.filter((name) => name !== '')
  if (known.length < 2 || known.length < filled.length / 2) return null
  return names.map((name) => OF_COLUMN.find(([, pattern]) => pattern.test(name))?.[0] ?? 'words')
}

/** A telephone number, an e-mail address or a place: what is said of people. */
export function isPersonal(text: string): boolean {
  const line = foldText(text)
  const digits = PHONE.exec(line)?.[0].replaceAll(/\D/g, '').length ?? 0
  return digits >= MOST_DIGITS || CONTACT.test(line) || PLACE.test(line)
}

/** Longer figures are telephones. */
const MOST_DIGITS = 9

const NOTHING_SAID = new Set(
  folded(`
    لو, سمحت, سمحتم, ما, عليك, امر, تكرمت, فضلك, تكفى, الله, يعافيك, يسعدك, يعطيك, العافيه, شكرا, اخوي, اخي, ياليت, بالله, فقط, لا, غير, حوالي, تقريبا, المطلوبه, المطلوب, مطلوب, نريد, ابغى, نبغى, عندك, لكم, لنا
    اصلي, اصليه, ممتاز, ممتازه, جوده, عاليه, نوعيه, زين, جيد, جديد, جديده, عادي, عاديه, اللون, لون, مقاس, حجم, سعه, صنف, رقم, موديل, ماركه, اجمالي, كامل
    please, pls, kindly, thanks, approx, approximately, about, around, original, quality, new, only, color, colour, size, model, item, type, required, ty, kind, brand, make, each`),
)

/** Words beside what is wanted, where it is named by no code. */
export function saysNothing(word: string): boolean {
  return NOTHING_SAID.has(word)
}
