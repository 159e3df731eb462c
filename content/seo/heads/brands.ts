import type { PageHead } from '../page-head.ts'

export const brandsHead = {
  title: { ar: 'علاماتنا', en: 'Our Brands' },
  description: {
    ar: 'ثلاث علامات شريكة: أنادول بوند من تركيا، وإيبرسيل من إسبانيا، ومجموعة مسار الإقليمية. تعرّف إلى تخصصاتها وتغطيتها وشهاداتها.',
    en: 'Three partner brands: ANADOL BOND from Turkey, IBERSEAL from Spain and the regional MASAR group. See their specialties, coverage and certifications.',
  },
} satisfies PageHead
