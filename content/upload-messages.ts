import type { Words } from '#domain/text/locale.ts'

/** Why an uploaded file is refused, as staff read it beside the field. */
export const uploadMessages = {
  missing: { ar: 'اختر ملفاً.', en: 'Choose a file.' },
  kindMissing: { ar: 'حدّد نوع الملف: image أو pdf.', en: 'State the kind of file: image or pdf.' },
  empty: { ar: 'الملف فارغ.', en: 'The file is empty.' },
  notAPicture: {
    ar: 'الملف ليس صورة يمكن استخدامها. اختر صورة JPEG أو PNG أو WebP أو AVIF.',
    en: 'This picture cannot be used. Choose a JPEG, PNG, WebP or AVIF.',
  },
  pictureTooLarge: {
    ar: 'حجم الصورة يتجاوز 25 ميغابايت. اختر صورة أصغر.',
    en: 'The picture is larger than 25 MB. Choose a smaller one.',
  },
  heic: {
    ar: 'تعذّرت قراءة صورة HEIC. اختر من إعدادات الآيفون: الكاميرا › الصيغ › الأكثر توافقاً، أو أرسلها بصيغة JPEG.',
    en: 'This HEIC picture could not be read. On the iPhone choose Settings › Camera › Formats › Most Compatible, or send it as JPEG.',
  },
  tooManyPixels: {
    ar: 'أبعاد الصورة كبيرة جداً. الحد الأعلى 100 ميغابكسل لصور JPEG و50 لغيرها.',
    en: 'The picture has too many pixels. The limit is 100 megapixels for JPEG and 50 for others.',
  },
  animated: {
    ar: 'الصور المتحركة غير مدعومة. اختر صورة ثابتة.',
    en: 'Animated pictures are not supported. Choose a still one.',
  },
  damagedPicture: {
    ar: 'الصورة تالفة أو غير مكتملة. افتحها واحفظها من جديد ثم أعد المحاولة.',
    en: 'The picture is damaged or incomplete. Open it, save it again and try once more.',
  },
  pictureTooSlow: {
    ar: 'استغرقت قراءة الصورة وقتاً طويلاً. اختر نسخة أصغر منها.',
    en: 'The picture took too long to read. Choose a smaller version of it.',
  },
  notALogo: {
    ar: 'الملف ليس شعاراً يمكن استخدامه. اختر SVG أو PNG أو WebP.',
    en: 'This file cannot be used as a logo. Choose an SVG, PNG or WebP.',
  },
  logoTooSmall: {
    ar: 'عرض الصورة أقل من 512 بكسل. اختر صورة أعرض، أو ملف SVG.',
    en: 'The picture is less than 512 pixels wide. Choose a wider one, or an SVG.',
  },
  logoOpaque: {
    ar: 'خلفية الشعار ليست شفافة. احفظه بخلفية شفافة (PNG أو WebP أو SVG).',
    en: 'The logo has no transparent background. Save it with one, as PNG, WebP or SVG.',
  },
  markNotSquare: {
    ar: 'العلامة ليست مربعة. اختر صورة عرضها يساوي ارتفاعها.',
    en: 'The mark is not square. Choose a picture as wide as it is high.',
  },
  drawingActive: {
    ar: 'يحتوي ملف SVG على نصوص برمجية أو روابط أو عناصر خارجية. صدّره من برنامج الرسم بدونها.',
    en: 'The SVG contains scripts, links or outside parts. Export it from your drawing program without them.',
  },
  damagedDrawing: {
    ar: 'تعذّرت قراءة ملف SVG. صدّره من جديد ثم أعد المحاولة.',
    en: 'The SVG could not be read. Export it again and try once more.',
  },
  infected: {
    ar: 'وجد برنامج مكافحة الفيروسات في هذا الملف برمجية ضارة، فلم يُقبل. افحص جهازك واختر ملفاً آخر.',
    en: 'The virus scanner found something harmful in this file, so it was rejected. Check your computer and choose another file.',
  },
  notScanned: {
    ar: 'تعذّر فحص الملف من الفيروسات الآن، فلم يُقبل. أعد المحاولة بعد قليل.',
    en: 'The file could not be checked for viruses just now, so it was not accepted. Try again later.',
  },
  pdfNotUnderstood: {
    ar: 'هذا الملف مضغوط بطريقة لا يمكن فحصها. احفظه من جديد بصيغة PDF (طباعة إلى PDF) ثم أعد المحاولة.',
    en: 'This file is packed in a way that cannot be checked. Save it again as a PDF (print to PDF) and try again.',
  },
  pdfReachesOut: {
    ar: 'في ملف PDF روابط بملفات أو برامج، لا بصفحات ويب. احفظه بدونها (طباعة إلى PDF) ثم أعد المحاولة.',
    en: 'The PDF has links to files or programs rather than web pages. Save it without them (print to PDF) and try again.',
  },
  pdfTooComplex: {
    ar: 'مكوّنات ملف PDF أكثر من أن تُفحص. احفظه من جديد (طباعة إلى PDF) أو قسّمه ثم أعد المحاولة.',
    en: 'The PDF has too many parts to be checked. Save it again (print to PDF) or split it, and try again.',
  },
  notChecked: {
    ar: 'تعذّر فحص الملف الآن، والملف نفسه ليس السبب. أعد المحاولة بعد قليل.',
    en: 'The file could not be checked just now, through no fault of its own. Try again in a moment.',
  },
  notAPdf: { ar: 'الملف ليس ملف PDF سليماً.', en: 'This is not a valid PDF file.' },
  catalogueTooLarge: { ar: 'حجم الملف يتجاوز 30 ميغابايت.', en: 'The file is larger than 30 MB.' },
  pdfTooLarge: { ar: 'حجم الملف يتجاوز 20 ميغابايت.', en: 'The file is larger than 20 MB.' },
  pdfEncrypted: {
    ar: 'ملف PDF محمي أو مشفّر. احفظه بلا حماية ثم أعد المحاولة.',
    en: 'The PDF is protected or encrypted. Save it without protection and try again.',
  },
  pdfActive: {
    ar: 'يحتوي ملف PDF على نصوص برمجية أو ملفات مرفقة أو وسائط. احفظه بدونها ثم أعد المحاولة.',
    en: 'The PDF contains scripts, attached files or media. Save it without them and try again.',
  },
} satisfies Words
