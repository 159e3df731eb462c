/** What stands on the home page before anybody scrolls; the rest comes later, with its words. */
export const homeFirstView = {
  hero: {
    label: { ar: 'أبرز ما نقدمه', en: 'Highlights' },
    pause: { ar: 'إيقاف العرض', en: 'Pause the slides' },
    play: { ar: 'تشغيل العرض', en: 'Play the slides' },
  },
  finder: {
    title: { ar: 'تعرف الرمز؟ ابدأ منه', en: 'Know the code? Start here' },
    hint: { ar: 'الرمز مطبوع على وجه كل عبوة', en: 'It is printed on the face of every pack' },
    placeholder: { ar: 'مثل 806 أو MS-55 أو «سيليكون محايد»', en: 'e.g. 806, MS-55 or neutral silicone' },
    submit: { ar: 'بحث', en: 'Search' },
    /** Examples that lead to their results. */
    codes: ['806', 'MS-55', '702', 'S20'],
  },
}
