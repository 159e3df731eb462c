/** What the conditions of a rule of the finder are called. */
export const conditionWords = {
  hint: { ar: 'ما يُترك فارغاً يؤخذ من بيانات المنتج.', en: 'What is left empty follows from the data of the product.' },
  surface: { ar: 'الأسطح', en: 'Surfaces' },
  place: { ar: 'المكان', en: 'Place' },
  tool: { ar: 'الأداة', en: 'Tool' },
  move: { ar: 'أقصى حركة للفاصل (%)', en: 'Most movement of the joint (%)' },
  gap: { ar: 'عرض الفاصل (ملم)', en: 'Width of the joint (mm)' },
  gapHint: { ar: 'من وإلى، مثل 8-30', en: 'From and to, such as 8-30' },
  paint: { ar: 'يُدهن', en: 'Paintable' },
  asProduct: { ar: 'كما في المنتج', en: 'As the product' },
} as const

/** What the list of rules says of each. */
export const rulesWords = {
  points: { ar: (points: string) => `النقاط: ${points}`, en: (points: string) => `Points: ${points}` },
}
