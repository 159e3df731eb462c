import type { PageHead } from '../page-head.ts'

export const myDataHead = {
  title: { ar: 'بياناتي', en: 'My Data' },
  description: {
    ar: 'ما نحفظه عن حسابك وعناوينك وطلباتك: نزّله في ملف واحد أو احذفه متى شئت.',
    en: 'What we keep of your account, addresses and requests: download it as one file, or delete it whenever you like.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead
