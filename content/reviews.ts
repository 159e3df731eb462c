import type { Review } from '../domain/site/review.ts'

export const reviews: Review[] = [
  {
    id: 1,
    name: { ar: 'مقاول تشطيبات – الرياض', en: 'Fit-out contractor – Riyadh' },
    day: '2026-02-11',
    rating: 5,
    text: {
      ar: 'نركب أكثر من ثلاثين باباً في الأسبوع، ومنذ انتقلنا إلى رغوة المسدس ذات التمدد المنخفض لم نُعد فتح حلق واحد. الفريق حسب لنا الكمية من المخطط وجاءت قريبة جداً من الاستهلاك الفعلي.',
      en: 'We fit more than thirty doors a week, and since moving to the low-expansion gun foam we have not reopened a single frame. The team calculated quantities from the drawing and they came very close to actual use.',
    },
  },
  {
    id: 2,
    name: { ar: 'صاحب ورشة مطابخ – جدة', en: 'Kitchen workshop owner – Jeddah' },
    day: '2026-03-29',
    rating: 5,
    text: {
      ar: 'غراء الحواف ثابت من كيس إلى كيس، وهذا ما كنا نفتقده. زارنا الفني وضبط معنا حرارة الحوض والسرعة، فاختفت الخيوط عن وجه اللوح من أول يوم.',
      en: 'The edge-banding glue is consistent from bag to bag, which is what we were missing. The technician visited and set tank heat and speed with us, and the strings on the panel face were gone on day one.',
    },
  },
  {
    id: 3,
    name: { ar: 'مدير مشتريات – الدمام', en: 'Purchasing manager – Dammam' },
    day: '2026-05-18',
    rating: 4.5,
    text: {
      ar: 'عروض الأسعار تصل سريعاً ومعها ورقة البيانات، فنختصر مراسلات كثيرة مع الاستشاري. تأخرت شحنة واحدة يوماً واحداً وأبلغونا مسبقاً.',
      en: 'Quotes arrive quickly with the data sheet attached, which saves us much correspondence with the consultant. One shipment was a day late and they told us in advance.',
    },
  },
  {
    id: 4,
    name: { ar: 'محل مواد بناء – بريدة', en: 'Building-materials store – Buraydah' },
    day: '2026-07-06',
    rating: 4,
    text: {
      ar: 'الكراتين سليمة والصلاحيات طويلة، والعبوات بملصقات عربية يفهمها الزبون. نتمنى ألواناً أكثر من السيليكون، وقد وعدونا بدراستها.',
      en: 'Cartons arrive intact with long shelf life, and the Arabic labels are clear to customers. We would like more silicone colours, and they promised to look into it.',
    },
  },
]
