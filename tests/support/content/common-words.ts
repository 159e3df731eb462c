/** Words that the demo content shares with the interface and the notation of pages: they say nothing of whose a page is. Folded. */
export const commonWords: ReadonlySet<string> = new Set(
  `
    ابدا اترك اجراء اخري اداره ارسال ارسل ارقام استخدام اضافه اضف اعاده اغلاق اكتب الاسم الالكتروني الاول البدايه
    البريد التحميل التوصيل التي الحقوق الخريطه الذي الرئيسيه الرابط الرد الرمز السلام الشركه الصفحه الطلب العربيه
    العلامات الفئات القائمه الكتالوج المتاحه المجموعه المحتوي المدونه المقالات المنتج المنتجات الي اليه انت انك
    اول اولا بالارسال برمز بشانه بعد بيانات بياناتك تخصصاتها تري تصفح تظهر تغير تكن تنزيلها تواصل توافق جديد جديده
    جرب جميع حاجه حساب حسابك خطا خلال دون رسالتك رساله رقم روابط سته سجل سريعه شكرا صاحب طلبك علامات علاماتنا علي
    عليك عليكم عمل عناوين عناوينك عنك عنها عنوان غير غيرها فئات فريقنا فلا فور قريبا كتب للرد متاحه متي مثل محفوظه
    مره مرور مسار معنا ملف منتج منتجات نتائج نتاكد نرسل نزله هذا هنا واحد والتواصل وان وتحفظ وشهاداتها يرد يعد
    استهلاك اجمع احدهما استلام اعمده التفاصيل التواصل السعر العبوات المخزون المشروع الملف اليك بلا تحتاجها حتي ذلك سحب طريقه
    تجد طلب عرض عروض كما اختيار اسحب فارغه فيه قبل كميه كيف لكل واتساب واحدا والكميه
    اختبار اختر اربعه اطلب اعتماد اكثر الاختبار الاساس الاستشاري الاعتماد البيانات الساريه السلامه الشروط الفنيه المالك المرجع المستندات
    المقاول المواصفه النوع برقم بهذه تقرير رقما شهاده عده كتيب لغات لمشروعك مطابقه معلومات مقارنه ملاحظه منتجا نوع والاسطح والسلامه والعبوات وتقارير ورقه ونوع
    ويكفي يكفي يوم لرسالتك نعيد قائمه قائمتك الصق سطر الكميه كرتون حبه صور معا
    about account add added address addresses admin again agent agree all allow and another answer any anything
    appear application applications are articles auto available back below blog blogs body brand brands browse can
    card catalogue categories category certifications changed close closed code codes come company confirmed
    contact content correct cover customer data day default delete delivery description details device did display
    does download each edit else email empty english example false faq feed field file first fit follow for form found
    get have head hello here hidden high home hours industries information initial internal its just keep known
    label language languages leave left let like link lists load loading location logo longer lower ltr make map
    marks matches may message min mobile moment name near need needed new news next not notice now number off one
    origin our page pages panel path performance phone picture please policy post preferred pressed privacy
    product products published purpose quick rating reasons remember reply request requests required reserved
    results return reviews right rights save see self send sending service set short shown sign site six sizes
    skip social some soon sorry specialties start state status string success such summary team term terms thank
    that the their them then there they this tile total touch trade true try type use user view void webp website
    well what when while whole width will window with within without working write wrong yes yet you your
    choose drop city find call cartons carton collect columns enough from level line lines list note offers packs paste piece pieces project
    approval arabic base brochure calculator consultant contractor date documents equivalents figure filter finder followed four more pack reference
    report reports safety section several sheets spanish specification standard standards table technical test turkish
    quantities quantity quote reach receive sheet stock time unit whatsapp would
  `
    .trim()
    .split(/\s+/),
)
