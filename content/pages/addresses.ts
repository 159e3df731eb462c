import type { ADDRESS_FIELDS } from '#domain/accounts/address-fields.ts'
import type { AddressProblem } from '#domain/accounts/address-record.ts'
import { MOST_CODE_LENGTH } from '#domain/accounts/national-address.ts'
import type { PlaceProblem } from '#domain/fields/record-form.ts'
import type { Position } from '#domain/accounts/address.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { inMinutes } from '#content/durations.ts'
import type { PageHead } from '#content/seo/page-head.ts'

export const addressesHead = {
  title: { ar: 'عناويني', en: 'My Addresses' },
  description: {
    ar: 'إدارة عناوين التوصيل المحفوظة في حسابك: إضافة عنوان جديد وتحديد موقعه على الخريطة أو تعديله أو حذفه.',
    en: 'Manage the delivery addresses saved in your account: add a new one, set its location on the map, edit or delete it.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead

/** Words of the saved addresses (docs/specification 2.16, 5 and 8). */
export const addressesPage = {
  title: { ar: 'عناويني', en: 'My addresses' },
  subtitle: { ar: 'العناوين المحفوظة لتوصيل طلباتك.', en: 'Your saved delivery addresses.' },
  add: { ar: 'إضافة عنوان جديد', en: 'Add new address' },
  list: { ar: 'العناوين المحفوظة', en: 'Saved addresses' },
  empty: {
    title: { ar: 'لا توجد عناوين محفوظة', en: 'No saved addresses' },
    text: {
      ar: 'احفظ عنوان موقعك أو مستودعك مرة واحدة، وتجده هنا كلما احتجت إليه.',
      en: 'Save the address of your site or warehouse once and find it here whenever you need it.',
    },
    add: { ar: 'أضف عنوانك الأول', en: 'Add your first address' },
    notLoaded: {
      ar: 'تعذّر تحميل العناوين الآن. ما حفظته من قبل باقٍ كما هو.',
      en: 'Your addresses could not be loaded just now. What you saved before is still there.',
    },
    signedOut: {
      ar: 'سجّل الدخول لترى عناوينك وتحفظ غيرها. لا يراها أحد سواك.',
      en: 'Sign in to see your addresses and save others. Nobody else can see them.',
    },
  },
  signedInAs: { ar: 'دخلت باسم', en: 'Signed in as' },
  edit: { ar: 'تعديل', en: 'Edit' },
  remove: { ar: 'حذف', en: 'Delete' },
  editNamed: { ar: (name: string) => `تعديل ${name}`, en: (name: string) => `Edit ${name}` },
  removeNamed: { ar: (name: string) => `حذف ${name}`, en: (name: string) => `Delete ${name}` },
  myData: { ar: 'بياناتي: تنزيلها أو حذفها', en: 'My data: download or delete it' },
  onMap: { ar: 'الموقع محدد على الخريطة', en: 'Location set on the map' },
  building: { ar: 'مبنى', en: 'Building' },
  additional: { ar: 'إضافي', en: 'Additional' },
  shortCode: { ar: 'العنوان المختصر', en: 'Short address' },
}

export const addressForm = {
  titles: { add: { ar: 'إضافة عنوان', en: 'Add address' }, edit: { ar: 'تعديل العنوان', en: 'Edit address' } },
  fields: {
    name: { ar: 'اسم العنوان', en: 'Address name' },
    city: { ar: 'المدينة', en: 'City' },
    street: { ar: 'الشارع', en: 'Street' },
    postal: { ar: 'الرمز البريدي', en: 'Postal code' },
    building: { ar: 'رقم المبنى', en: 'Building number' },
    additional: { ar: 'الرقم الإضافي', en: 'Additional number' },
    shortCode: { ar: 'العنوان المختصر', en: 'Short address' },
    latitude: { ar: 'خط العرض', en: 'Latitude' },
    longitude: { ar: 'خط الطول', en: 'Longitude' },
  } satisfies Record<Exclude<keyof typeof ADDRESS_FIELDS, 'position'> | keyof Position, Localized>,
  /** Figures of an address that is nobody's. */
  examples: {
    postal: { ar: '13521', en: '13521' },
    building: { ar: '7823', en: '7823' },
    additional: { ar: '2517', en: '2517' },
    shortCode: { ar: 'RFYA7823', en: 'RFYA7823' },
  },
  national: { ar: 'العنوان الوطني', en: 'National Address' },
  nationalHint: {
    ar: 'إن كان لديك عنوان وطني فأضف بقية أرقامه.',
    en: 'If you have a National Address, add the rest of its figures.',
  },
  save: { ar: 'حفظ العنوان', en: 'Save address' },
  saving: { ar: 'جارٍ الحفظ...', en: 'Saving...' },
  saved: { ar: 'حُفظ العنوان.', en: 'The address was saved.' },
  signInFirst: { ar: 'يرجى تسجيل الدخول أولاً', en: 'Please log in first' },
  toSignIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  otherAccount: {
    ar: 'سُجّل الدخول بحساب آخر بعد فتح هذا النموذج. إن كان العنوان لصاحب الحساب الحالي فاحفظه مرة أخرى.',
    en: 'Another account was signed in after this form was opened. If the address belongs to the current one, save it again.',
  },
  kept: { ar: 'ما كتبته محفوظ في هذه الصفحة إلى أن تعود.', en: 'What you typed is kept here until you are back.' },
  /** Without scripts the page that shows the form is all that keeps it. */
  withoutScripts: {
    kept: {
      ar: 'ما كتبته باقٍ في هذه الصفحة. سجّل الدخول في نافذة جديدة، ثم عد إلى هنا واحفظ العنوان مرة أخرى.',
      en: 'What you typed stays on this page. Sign in in a new tab, then come back here and save the address again.',
    },
    toSignIn: { ar: 'تسجيل الدخول في نافذة جديدة', en: 'Sign in in a new tab' },
  },
  failed: { ar: 'حدث خطأ أثناء حفظ العنوان', en: 'Error saving address' },
  invalid: { ar: 'لم يُحفظ بعد. راجع الحقول المعلّمة.', en: 'Not saved yet. Please check the highlighted fields.' },
  gone: {
    ar: 'هذا العنوان لم يعد موجوداً. يمكنك حفظ ما كتبته عنواناً جديداً.',
    en: 'This address no longer exists. You can save what you typed as a new one.',
  },
  tooMany: {
    ar: (seconds: number) => `حفظت عناوين كثيرة في وقت قصير. أعد المحاولة بعد ${inMinutes(seconds, 'ar')}.`,
    en: (seconds: number) => `You have saved many addresses in a short time. Try again in ${inMinutes(seconds, 'en')}.`,
  },
}

/** What is wrong with a field and how to put it right. */
export const placeProblems: Record<PlaceProblem, Localized> = {
  'latitude-invalid': { ar: 'اكتب رقماً بين -90 و90، مثل 24.71', en: 'Enter a number from -90 to 90, like 24.71' },
  'longitude-invalid': { ar: 'اكتب رقماً بين -180 و180، مثل 46.68', en: 'Enter a number from -180 to 180, like 46.68' },
  'other-half': {
    ar: 'اكتب خطي العرض والطول معاً، أو اتركهما فارغين.',
    en: 'Enter both latitude and longitude, or leave both empty.',
  },
}

export const addressProblems: Record<AddressProblem, Localized> = {
  missing: { ar: 'املأ هذا الحقل.', en: 'Please fill in this field.' },
  'too-long': {
    ar: `النص طويل. الحد ${MOST_LENGTH.line} حرف، و${MOST_CODE_LENGTH} للأرقام والرموز.`,
    en: `This is too long: at most ${MOST_LENGTH.line} characters, ${MOST_CODE_LENGTH} for numbers and codes.`,
  },
  ...placeProblems,
}

/** What does not look like a National Address; it is stored as it was written. */
export const addressDoubtTexts = {
  postal: {
    unusual: {
      ar: 'الرمز البريدي السعودي خمسة أرقام. نحفظه كما كتبته.',
      en: 'Saudi postal codes have five digits. We keep it as you wrote it.',
    },
  },
  building: {
    unusual: {
      ar: 'رقم المبنى في العنوان الوطني أربعة أرقام. نحفظه كما كتبته.',
      en: 'Building numbers of the National Address have four digits. We keep it as you wrote it.',
    },
  },
  additional: {
    unusual: {
      ar: 'الرقم الإضافي أربعة أرقام. نحفظه كما كتبته.',
      en: 'Additional numbers have four digits. We keep it as you wrote it.',
    },
  },
  shortCode: {
    unusual: {
      ar: 'العنوان المختصر أربعة أحرف لاتينية ثم أربعة أرقام، مثل RFYA7823. نحفظه كما كتبته.',
      en: 'A short address is four letters and four digits, like RFYA7823. We keep it as you wrote it.',
    },
    differs: {
      ar: 'أرقام العنوان المختصر تطابق عادة رقم المبنى. نحفظهما كما كتبتهما.',
      en: 'The digits of a short address are usually those of the building. We keep both as you wrote them.',
    },
  },
} satisfies Record<string, Record<string, Localized>>

export const addressDeletion = {
  question: { ar: 'هل أنت متأكد من حذف هذا العنوان؟', en: 'Are you sure you want to delete this address?' },
  confirm: { ar: 'حذف العنوان', en: 'Delete address' },
  deleted: { ar: 'حُذف العنوان.', en: 'The address was deleted.' },
  failed: { ar: 'حدث خطأ أثناء حذف العنوان', en: 'Error deleting address' },
}

export const addressMap = {
  label: { ar: 'خريطة لاختيار الموقع', en: 'Map for choosing the place' },
  hint: { ar: 'اضغط على الخريطة لوضع العلامة.', en: 'Click the map to set the marker.' },
  keyboardHint: {
    ar: 'من لوحة المفاتيح: الأسهم تحرك الخريطة، ومفتاح Enter يضع العلامة في وسطها.',
    en: 'By keyboard: arrows move the map, Enter sets the marker at its centre.',
  },
  marker: { ar: 'موقع العنوان', en: 'Location of the address' },
  zoomIn: { ar: 'تكبير', en: 'Zoom in' },
  zoomOut: { ar: 'تصغير', en: 'Zoom out' },
  myPosition: { ar: 'استخدم موقعي الحالي', en: 'Use my position' },
  locating: { ar: 'جارٍ تحديد موقعك...', en: 'Finding your position...' },
  positionDenied: {
    ar: 'لم يسمح متصفحك بمعرفة موقعك. ضع العلامة على الخريطة أو اكتب الإحداثيات.',
    en: 'Your browser did not allow us to know your position. Set the marker on the map or enter the coordinates.',
  },
  positionFailed: {
    ar: 'تعذّر تحديد موقعك. ضع العلامة على الخريطة أو اكتب الإحداثيات.',
    en: 'Your position could not be found. Set the marker on the map or enter the coordinates.',
  },
  removeMarker: { ar: 'إزالة العلامة', en: 'Remove the marker' },
  waiting: { ar: 'اضغط في أي مكان أو على أي مفتاح لتظهر الخريطة.', en: 'Press anywhere, or any key, to see the map.' },
  loading: { ar: 'جارٍ تحميل الخريطة...', en: 'Loading the map...' },
  tilesFailed: {
    ar: 'تعذّر تحميل الخريطة أو جزء منها. يمكنك كتابة الإحداثيات أو ترك الموقع فارغاً.',
    en: 'The map, or part of it, could not be loaded. You can enter the coordinates or leave the location empty.',
  },
  /** As its makers ask for it, in every language. */
  attribution: { ar: 'OpenStreetMap contributors', en: 'OpenStreetMap contributors' },
}
