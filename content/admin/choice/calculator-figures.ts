import { shared } from '#content/staff-labels.ts'
import { calculatorPage, jobNames } from '#content/choice/calculator.ts'
import type { BASES, ContentName, FIGURE_KINDS, FigureName } from '#domain/calculator/figures.ts'
import type { Localized } from '#domain/text/locale.ts'

/** The figures of the calculator in the form of a product. */
export const calculatorFigures = {
  kind: { ar: 'ما يُحسب', en: 'What is calculated' },
  none: { ar: 'لا تُحسب كمية لهذا المنتج', en: 'Nothing is calculated for this product' },
  unsaid: shared.notSpecified,
  rangeHint: { ar: 'من وإلى، مثل 8-30. يمكن ترك أحد الطرفين.', en: 'From and to, like 8-30. One end may be left out.' },
  packs: { ar: 'محتوى كل عبوة', en: 'What each pack holds' },
  addPack: shared.anotherPack,
  stockCode: shared.stockCode,
  from: { ar: 'أين وردت هذه الأرقام', en: 'Where the figures are written' },
  fromHint: {
    ar: (source: string) => `النشرة والسطر فيها. يراها الزائر تحت «${source}».`,
    en: (source: string) => `The data sheet and the line in it. Visitors see it under “${source}”.`,
  },
  source: calculatorPage.source,
}

export const figureKinds: Record<(typeof FIGURE_KINDS)[number], Localized> = {
  ...jobNames,
  joint: { ar: 'فواصل وزوايا', en: 'Joints and corners' },
  foam: { ar: 'فراغات وفتحات بالرغوة', en: 'Gaps and openings with foam' },
}

export const figureBases: Record<(typeof BASES)[number], Localized> = {
  face: { ar: 'لكل وجه', en: 'Each face' },
  both: { ar: 'للوجهين معاً', en: 'Both faces together' },
  total: { ar: 'للعمل كاملاً', en: 'The finished work' },
}

export const figureLabels: Record<FigureName, Localized> = {
  width_mm: { ar: 'عرض الفاصل (ملم)', en: 'Joint width (mm)' },
  min_depth_mm: { ar: 'أقل عمق (ملم)', en: 'Least depth (mm)' },
  full_depth_to_mm: { ar: 'العمق مثل العرض حتى (ملم)', en: 'As deep as wide up to (mm)' },
  gap_mm: { ar: 'عرض الفراغ (ملم)', en: 'Gap width (mm)' },
  joint_share: { ar: 'حصة الرغوة في الفاصل (0.6)', en: 'Share of the foam in a joint (0.6)' },
  kg_m2_mm: { ar: 'كجم/م² لكل ملم', en: 'kg/m² for each mm' },
  density: { ar: 'الكثافة (كجم/لتر)', en: 'Density (kg/L)' },
  joint_mm: { ar: 'فاصل البلاط (ملم)', en: 'Tile joint (mm)' },
  g_m2: { ar: 'جم/م²', en: 'g/m²' },
  basis: { ar: 'الاستهلاك محسوب', en: 'Consumption is for' },
  faces: { ar: 'عدد الأوجه المعتاد', en: 'Usual number of faces' },
  kg_m2: { ar: 'كجم/م²', en: 'kg/m²' },
  thickness_mm: { ar: 'سماكة الطبقة (ملم)', en: 'Layer thickness (mm)' },
  m2_per_pack: { ar: 'م² للعبوة', en: 'm² for a pack' },
  of_ml: { ar: 'لعبوة حجمها (مل)', en: 'For a pack of (ml)' },
}

export const contentLabels: Record<ContentName, Localized> = {
  ml: { ar: 'السعة (مل)', en: 'Content (ml)' },
  kg: { ar: 'الوزن (كجم)', en: 'Content (kg)' },
  m: { ar: 'الطول (م)', en: 'Length (m)' },
  free_l: { ar: 'رغوة حرة (لتر)', en: 'Free foam (L)' },
  joint_m: { ar: 'أمتار الفاصل حسب EN 17333-1', en: 'Metres of joint by EN 17333-1' },
}
