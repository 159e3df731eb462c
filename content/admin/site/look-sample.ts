/** The texts of the sample below the fields of the look. */
export const lookSample = {
  title: { ar: 'هكذا يبدو', en: 'How it looks' },
  parts: {
    home: { ar: 'الرئيسية', en: 'Home page' },
    product: { ar: 'المنتج', en: 'Product' },
    mail: { ar: 'الرسالة', en: 'Email' },
    paper: { ar: 'الورق', en: 'Paper' },
  },
  heading: { ar: 'كل ما تحتاجه للصق', en: 'Everything you need to bond' },
  text: { ar: 'نصوص هادئة على الخلفية', en: 'Quiet text on the background' },
  code: { ar: 'S20', en: 'S20' },
  name: { ar: 'سيليكون محايد 310 مل', en: 'Neutral silicone, 310 ml' },
  action: { ar: 'اطلب عرض سعر', en: 'Request a quote' },
  greeting: { ar: 'وصلنا طلبك، ونرد اليوم.', en: 'We have your request and answer today.' },
  paper: { ar: 'ورقة البيانات الفنية', en: 'Technical data sheet' },
}
