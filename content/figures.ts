import type { Localized } from '../domain/text/locale.ts'

/** Short names of the figures on product cards, by the spec's key. */
export const figureLabels: Record<string, Localized> = {
  pack: { ar: 'العبوة', en: 'Pack' },
  kit: { ar: 'الطقم', en: 'Kit' },
  yield: { ar: 'المردود', en: 'Yield' },
  cut: { ar: 'زمن القطع', en: 'Cut after' },
  fire: { ar: 'الحريق', en: 'Fire class' },
  move: { ar: 'الحركة', en: 'Movement' },
  skin: { ar: 'القشرة', en: 'Skin' },
  set: { ar: 'الشك', en: 'Sets in' },
  shear: { ar: 'القص', en: 'Shear' },
  fireres: { ar: 'المقاومة', en: 'Resistance' },
  wres: { ar: 'الماء', en: 'Water class' },
  melt: { ar: 'حرارة الصهر', en: 'Melt' },
  soft: { ar: 'التليّن', en: 'Softens' },
  coverage: { ar: 'التغطية', en: 'Coverage' },
  open: { ar: 'الزمن المفتوح', en: 'Open time' },
  cls: { ar: 'التصنيف', en: 'Class' },
  density: { ar: 'الكثافة', en: 'Density' },
  thick: { ar: 'السماكة', en: 'Thickness' },
  adh: { ar: 'الالتصاق', en: 'Adhesion' },
  force: { ar: 'الدفع', en: 'Thrust' },
  weight: { ar: 'الوزن', en: 'Weight' },
}
