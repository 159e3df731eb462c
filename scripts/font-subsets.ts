/**
 * Makes the site's fonts in `app/styles/fonts` from the whole faces in `assets/print/fonts`, without hints for screens of the
 * last century. Run it when the faces or the letters change: `node scripts/font-subsets.ts`. It needs `pyftsubset` (on
 * Debian: apt-get install fonttools python3-brotli).
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SOURCE = join(ROOT, 'assets/print/fonts')
const TARGET = join(ROOT, 'app/styles/fonts')

/** What Arabic text is made of, with figures, units and codes: a page in Arabic begins with this file alone. */
const ARABIC = [
  '060C,061B,061F,0621-063A,0640-0652,200C-200F',
  '0020-005F,007C,00A0,00AB,00B0,00B2,00B3,00B7,00BB,00D7,2013,2014,2019,201C,201D,2022,2026,202F,2212',
]
/** What Arabic text may have as well: other figures, letters of borrowed words, signs of old spelling. */
const RARE = ['060B,0615,0653-0655,0660-066D,0670-0671,067E,0686,0698,06A4,06A9,06AF,06CC,06D4,06F0-06F9,FDFC']
const LATIN = [
  '0020-007E,00A0-00FF,0131,0152,0153,2009-200B,2010-2015,2018-201E,2020-2022,2026,202F,2030,2032,2033,2039,203A',
  '2044,2070-208E,20AC,2122,2190-2193,2212,2215,2248,2260,2264,2265',
]
const FEATURES = 'kern,liga,clig,calt,ccmp,locl,mark,mkmk,init,medi,fina,isol,rlig,rclt,curs,tnum,lnum'

const FACES = { alexandria: 'alexandria', plex: 'ibm-plex-sans-arabic' }
const FONTS: [face: keyof typeof FACES, weight: number][] = [
  ['alexandria', 600],
  ['plex', 400],
  ['plex', 600],
]

mkdirSync(TARGET, { recursive: true })
for (const [face, weight] of FONTS) {
  const whole = join(SOURCE, `${FACES[face]}-${weight}.ttf`)
  makeSubset(whole, `${face}-arabic-${weight}`, ARABIC)
  makeSubset(whole, `${face}-rare-${weight}`, RARE)
  makeSubset(whole, `${face}-latin-${weight}`, LATIN)
}

function makeSubset(whole: string, name: string, letters: string[]) {
  const unicodes = letters.join(',').replaceAll(/(^|,)/g, '$1U+')
  execFileSync('pyftsubset', [
    whole,
    `--unicodes=${unicodes}`,
    `--layout-features=${FEATURES}`,
    '--flavor=woff2',
    '--no-hinting',
    '--desubroutinize',
    // The licence keeps the fonts' names for their makers.
    '--name-IDs=',
    `--output-file=${join(TARGET, `${name}.woff2`)}`,
  ])
}
