import type { Localized } from '#domain/text/locale.ts'

/** Short names of the figures on product cards, by the spec's key. */
export const figureLabels: Record<string, Localized> = {
  pack: { ar: 'العبوة', en: 'Pack' },
  kit: { ar: 'الطقم', en: 'Kit' },
  yield: { ar: 'المردود', en: 'Yield' },
  cut: { ar: 'زمن القطع', en: 'Cut after' },
  fire: { ar: 'درجة الحريق', en: 'Fire class' },
  move: { ar: 'الحركة', en: 'Movement' },
  skin: { ar: 'زمن القشرة', en: 'Skin time' },
  set: { ar: 'زمن الشك', en: 'Sets in' },
  shear: { ar: 'مقاومة القص', en: 'Shear strength' },
  fireres: { ar: 'مقاومة الحريق', en: 'Fire resistance' },
  wres: { ar: 'مقاومة الماء', en: 'Water resistance' },
  melt: { ar: 'حرارة الصهر', en: 'Melt' },
  soft: { ar: 'نقطة التليّن', en: 'Softens' },
  coverage: { ar: 'التغطية', en: 'Coverage' },
  open: { ar: 'الزمن المفتوح', en: 'Open time' },
  cls: { ar: 'التصنيف', en: 'Class' },
  density: { ar: 'الكثافة', en: 'Density' },
  thick: { ar: 'السماكة', en: 'Thickness' },
  adh: { ar: 'الالتصاق', en: 'Adhesion' },
  force: { ar: 'قوة الدفع', en: 'Thrust' },
  weight: { ar: 'الوزن', en: 'Weight' },
}
