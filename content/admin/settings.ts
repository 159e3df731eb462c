import { shared } from '#content/staff-labels.ts'
/** A line of the field of groups of prices. */
export const PRICE_GROUP_EXAMPLE = 'contractors | مقاولون | Contractors | 7.5'

/** Lines of the field of holidays, as they are typed. */
export const HOLIDAY_EXAMPLES = {
  day: '2026-09-23 | اليوم الوطني | National Day',
  range: '2027-03-09..2027-03-13 | عيد الفطر | Eid al-Fitr',
  hours: '2027-02-08..2027-03-08 | رمضان | Ramadan | 10:00-16:00',
}

/** The settings of the site: who it belongs to, and what search engines read of it. */
export const settingsScreen = {
  title: shared.settings,
  save: { ar: 'حفظ الإعدادات', en: 'Save settings' },
  unreachable: { ar: 'تعذّر حفظ الإعدادات.', en: 'The settings could not be saved.' },
  refused: {
    ar: (message: string) => `لم تُحفظ الإعدادات: ${message}`,
    en: (message: string) => `The settings were not saved: ${message}`,
  },
  failed: { ar: 'تعذّر تحميل الإعدادات', en: 'Could not load the settings' },
  atOnce: { ar: 'ما تحفظه هنا يظهر في صفحات الموقع فوراً.', en: 'Changes appear on the public pages immediately.' },
  sections: {
    identity: { ar: 'هوية الموقع', en: 'Identity' },
    contact: { ar: 'بيانات التواصل', en: 'Contact' },
    place: { ar: 'العنوان والخريطة', en: 'Address and map' },
    social: { ar: 'شبكات التواصل', en: 'Social links' },
    legal: { ar: 'الأرقام الرسمية', en: 'Official numbers' },
    seo: shared.searchEngines,
    rating: { ar: 'التقييم', en: 'Ratings' },
    quotes: shared.quotations,
    prices: shared.prices,
    work: { ar: 'ساعات العمل والرد', en: 'Working hours and answers' },
    privacy: shared.requests,
    versions: shared.versionsAndBin,
  },

  fields: {
    name: shared.siteName,
    slogan: { ar: 'العبارة التعريفية', en: 'Slogan' },
    company: { ar: 'اسم الشركة', en: 'Company' },
    summary: { ar: 'تعريف قصير في أسفل الصفحات', en: 'Short description in the footer' },
    phone: shared.telephone,
    salesPhone: { ar: 'هاتف المبيعات', en: 'Sales phone' },
    messagingNumber: { ar: 'رقم واتساب', en: 'WhatsApp number' },
    email: shared.email,
    salesEmail: shared.salesEmail,
    supportEmail: { ar: 'بريد الدعم', en: 'Support email' },
    privacyEmail: { ar: 'بريد الخصوصية', en: 'Privacy email' },
    notifyEmails: { ar: 'من يُبلَّغ بالطلبات', en: 'Who is notified of requests' },
    documentEmails: { ar: 'من يُبلَّغ بانتهاء المستندات', en: 'Who is notified of expiring documents' },
    hours: { ar: 'ساعات العمل', en: 'Business hours' },
    address: shared.address,
    map: { map_link: { ar: 'رابط الخريطة', en: 'Map link' } },
    commercialRegistration: shared.commercialRegistration,
    vatNumber: shared.vatNumber,
    description: { ar: 'وصف الرئيسية', en: 'Description of the home page' },
    keywords: { ar: 'الكلمات المفتاحية', en: 'Keywords' },
    indexed: { ar: 'مفتوح لمحركات البحث', en: 'Open to search engines' },
    showRatings: { ar: 'إظهار النجوم في الموقع', en: 'Show stars on the site' },
    structuredRating: {
      rating_shown: { ar: 'إظهار التقييم لمحركات البحث', en: 'Show the rating to search engines' },
      rating_value: { ar: 'المتوسط من 5', en: 'Average of 5' },
      rating_count: { ar: 'عدد التقييمات', en: 'Number of reviews' },
    },
    quoteValidityDays: { ar: 'مدة صلاحية العرض بالأيام', en: 'Days a quote is valid' },
    quoteDelivery: { ar: 'التوصيل', en: 'Delivery' },
    quotePayment: shared.payment,
    quoteTerms: shared.terms,
    bankName: { ar: 'البنك', en: 'Bank' },
    bankAccount: { ar: 'اسم صاحب الحساب', en: 'Account name' },
    bankIban: { ar: 'رقم الآيبان', en: 'IBAN' },
    priceGroups: { ar: 'فئات الأسعار', en: 'Price groups' },
    maxDiscount: { ar: 'أقصى خصم للمبيعات بلا موافقة %', en: 'Largest discount by sales without approval, %' },
    maxDiscountOwner: { ar: 'أقصى خصم للمالك بلا موافقة %', en: 'Largest discount by owners without approval, %' },
    salesSeeCost: { ar: 'يرى موظفو المبيعات التكلفة', en: 'Sales see costs' },
    priceVisibility: { ar: 'السعر في صفحات المنتجات', en: 'Price on product pages' },
    answerHours: { ar: 'ساعات الرد على الطلبات', en: 'Hours to answer requests' },
    workDays: { ar: 'أيام العمل', en: 'Working days' },
    workHours: {
      work_from: { ar: 'بداية الدوام', en: 'Work starts' },
      work_to: { ar: 'نهاية الدوام', en: 'Work ends' },
    },
    holidays: { ar: 'الإجازات والدوام الخاص', en: 'Holidays and other hours' },
    requestMonths: { ar: 'مدة حفظ الطلبات والرسائل بالأشهر', en: 'Months to keep requests' },
    quoteYears: { ar: 'مدة حفظ عروض الأسعار المقبولة بالسنوات', en: 'Years to keep accepted quotes' },
    binDays: { ar: 'مدة بقاء المحذوف في السلة بالأيام', en: 'Days to keep deleted records in the bin' },
    versionMonths: { ar: 'مدة حفظ الإصدارات القديمة بالأشهر', en: 'Months to keep older versions' },
  },

  confirmTitle: { ar: 'تأكيد التغيير', en: 'Confirm the change' },
  confirmHint: {
    ar: 'تُطلب عند تغيير العناوين وأرقام الهواتف وإظهار الأسعار وساعات العمل والرد ومدد الحفظ.',
    en: 'Required to change email addresses, phone numbers, price visibility, working hours, answer hours and retention periods.',
  },
  peopleNote: { ar: 'يغيّرها مالك الموقع.', en: 'Only an owner can change these.' },
  companyHint: {
    ar: 'الاسم في السجل التجاري، إن اختلف عن اسم الموقع.',
    en: 'The registered name, where it differs from the site name.',
  },
  privacyEmailHint: {
    ar: 'تذكره سياسة الخصوصية. من دونه يُذكر البريد العام.',
    en: 'Named by the privacy policy. Without it, the general address is.',
  },
  mapLinkHint: { ar: 'رابط «مشاركة» من خرائط Google مثلاً.', en: 'For example the “Share” link of Google Maps.' },
  salesPhoneHint: { ar: 'يتصل به زر الاتصال على الجوال.', en: 'Dialled by the call button on phones.' },
  notifyEmailsHint: {
    ar: 'بريد في كل سطر، حتى 20. تصل إليها رسائل الموقع إلى فريقك، ويرد العملاء على أولها.',
    en: 'One address a line, up to 20. The site’s emails to your team go there; customers reply to the first.',
  },
  documentEmailsHint: {
    ar: 'بريد في كل سطر. إن تُرك فارغاً وصل التنبيه إلى من يُبلَّغ بالطلبات.',
    en: 'One address per line. If empty, those notified of requests are notified.',
  },
  /** Where they go now, and what says so. */
  mailsTo: {
    ar: (addresses: string[], from: string) => `تصل الآن إلى ${addresses.join('، ')} (من ${from})`,
    en: (addresses: string[], from: string) => `Now sent to ${addresses.join(', ')} (from ${from})`,
  },
  mailsToNobody: { ar: 'لا تصل الآن إلى أحد.', en: 'They are sent to nobody now.' },
  mailboxSources: {
    notify_emails: { ar: 'هذه القائمة', en: 'this list' },
    sales_email: shared.salesEmail,
    SALES_EMAIL: { ar: 'SALES_EMAIL', en: 'SALES_EMAIL' },
    shown: { ar: 'البريد المعروض في الموقع', en: 'the address shown on the site' },
  },
  socialHint: {
    ar: 'اكتب الرابط كاملاً. اترك الحقل فارغاً لإخفاء الشبكة.',
    en: 'Enter the full link. Leave a field empty to hide that network.',
  },
  registrationHint: shared.tenDigits,
  vatHint: { ar: '15 رقماً، تبدأ بالرقم 3 وتنتهي به.', en: '15 digits, starting and ending with 3.' },
  descriptionHint: {
    ar: 'يظهر في نتائج البحث وعند مشاركة الرابط. يُفضّل أقل من 160 حرفاً.',
    en: 'Shown in search results and with shared links. Best under 160 characters.',
  },
  keywordsHint: { ar: 'كلمة في كل سطر، لكل صفحة لا كلمات لها.', en: 'One per line, for pages without their own.' },
  yes: shared.yes,
  no: shared.no,
  indexedHint: {
    ar: 'عند اختيار «لا» تطلب كل صفحة من محركات البحث ألا تعرضها، وتخلو خريطة الموقع.',
    en: 'With “No”, every page asks search engines not to show it, and the sitemap is empty.',
  },
  ratingNote: {
    ar: 'تشترط محركات البحث أن يكون التقييم حقيقياً وأن يراه الزوار في الموقع. إذا لم يكن كذلك فأوقفه.',
    en: 'Search engines require the rating to be genuine and visible to visitors. If yours is not, switch it off.',
  },
  quotesNote: {
    ar: 'يبدأ بها كل عرض جديد، ويمكن تغييرها فيه.',
    en: 'Every new quote starts with these; each can change them.',
  },
  quoteValidityDaysHint: { ar: 'من 1 إلى 180، بدءاً من يوم العرض.', en: 'From 1 to 180, from the day of the quote.' },
  priceVisibilityHint: {
    ar: 'للمنتجات التي لم يُختر لها غير ذلك. لا يصل إلى محركات البحث إلا ما تعرضه الصفحة.',
    en: 'For products without a choice of their own. Search engines see only what the page shows.',
  },
  answerHoursHint: {
    ar: 'من 1 إلى 200 ساعة عمل. بعدها يُعدّ الطلب متأخراً. يسري التغيير على الطلبات الجديدة.',
    en: 'From 1 to 200 business hours. After that a request counts as late. Changes count for new requests.',
  },
  usualHours: { ar: 'ساعات الدوام', en: 'Usual working hours' },
  weekDays: {
    sun: { ar: 'الأحد', en: 'Sunday' },
    mon: { ar: 'الاثنين', en: 'Monday' },
    tue: { ar: 'الثلاثاء', en: 'Tuesday' },
    wed: { ar: 'الأربعاء', en: 'Wednesday' },
    thu: { ar: 'الخميس', en: 'Thursday' },
    fri: { ar: 'الجمعة', en: 'Friday' },
    sat: { ar: 'السبت', en: 'Saturday' },
  },
  priceGroupsHint: {
    ar: `سطر لكل فئة: رمزها، ثم الاسمان، ثم الخصم من القائمة. مثل: ${PRICE_GROUP_EXAMPLE}`,
    en: `One a line: its id, both names, per cent off the list. Like: ${PRICE_GROUP_EXAMPLE}`,
  },
  maxDiscountHint: {
    ar: 'ما زاد عليه لا يُرسل قبل موافقة مالك. فارغ: بلا حد.',
    en: 'Beyond it, a quote is sent only after an owner approves. Empty is no limit.',
  },
  maxDiscountOwnerHint: {
    ar: 'ما زاد عليه يوافق عليه مالك قبل إرساله، ولو كان هو المرسل. فارغ: بلا حد.',
    en: 'Beyond it, an owner approves before it is sent, even the one who sends it. Empty is no limit.',
  },
  yesNo: { yes: shared.yes, no: shared.no },
  workHoursHint: { ar: 'بتوقيت الرياض، مثل 08:00', en: 'Riyadh time, like 08:00' },
  holidaysHint: {
    ar: 'سطر لكل إجازة: التاريخ أو المدة، ثم الاسمان، ثم ساعات الدوام إن كانت مختلفة.',
    en: 'One a line: a day or a range, then both names, then the hours where they differ.',
  },
  holidayExamples: {
    day: { ar: 'يوم', en: 'A day' },
    range: { ar: 'مدة', en: 'A range' },
    hours: { ar: 'دوام مختلف', en: 'Other hours' },
  },
  requestMonthsHint: {
    ar: 'من 1 إلى 120. بعدها تُحذف تلقائياً، وتذكرها سياسة الخصوصية.',
    en: 'From 1 to 120. After that they are deleted; the privacy policy states this period.',
  },
  quoteYearsHint: {
    ar: 'من 1 إلى 30. يبقى العرض المقبول وملفه سجلاً تجارياً ولو حُذف طلبه.',
    en: 'From 1 to 30. An accepted quote and its PDF stay as a commercial record, even when its request is deleted.',
  },
  binDaysHint: {
    ar: 'من 7 إلى 365. بعدها يُحذف نهائياً مع إصداراته.',
    en: 'From 7 to 365. After that they are deleted for good, with their versions.',
  },
  versionMonthsHint: {
    ar: 'من 6 إلى 120. تبقى إصدارات آخر 12 شهراً، حتى 200 لكل سجل، ثم آخر إصدار من كل شهر طوال هذه المدة. المنشور والمسودة والمثبّت لا يُحذف.',
    en: 'From 6 to 120. All versions from the last 12 months are kept, up to 200 per record; older ones are kept one per month for this period. Versions on the site, drafts and those marked “Keep” are never deleted.',
  },
}
