import type { PageHead } from '../page-head.ts'

export const aboutHead = {
  title: { ar: 'من نحن', en: 'About Us' },
  description: {
    ar: 'تعرّف إلى قصة {site} ورؤيتها ورسالتها، وكيف نجمع بين التوزيع والمشورة الفنية في مجال اللواصق وموانع التسرب في السعودية والخليج.',
    en: 'Read the story, vision and mission of {site} and how we join distribution with technical advice in adhesives and sealants across the Gulf.',
  },
} satisfies PageHead
