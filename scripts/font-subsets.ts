/**
 * Makes the site's fonts in `app/styles/fonts` from the packages that bring them: the letters of Arabic and Latin text,
 * without hints for screens of the last century. Run it after an update of the packages: `node scripts/font-subsets.ts`.
 * It needs `pyftsubset` (on Debian: apt-get install fonttools python3-brotli).
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const TARGET = join(ROOT, 'app/styles/fonts')

const ARABIC = [
  '0600-0605,0608,060B-060F,0610-061F,0620-065F,0660-0671,067E,0686,0688,0691,0698,06A4,06A9,06AF,06BA,06BE,06C1',
  '06CC,06D2,06D4,06F0-06F9,0750-077F,200C-200F,FDF2,FDFC,FDFD,25CC',
]
const LATIN = [
  '0020-007E,00A0-00FF,0131,0152,0153,2009-200B,2010-2015,2018-201E,2020-2022,2026,202F,2030,2032,2033,2039,203A',
  '2044,2070-208E,20AC,2122,2190-2193,2212,2215,2248,2260,2264,2265',
]
const FEATURES = 'kern,liga,clig,calt,ccmp,locl,mark,mkmk,init,medi,fina,isol,rlig,rclt,curs,tnum,lnum,frac,sups,subs'

const FONTS = [
  { name: 'alexandria', source: 'alexandria', weights: [600] },
  { name: 'plex', source: 'ibm-plex-sans-arabic', weights: [400, 600] },
]

mkdirSync(TARGET, { recursive: true })
for (const { name, source, weights } of FONTS) {
  for (const weight of weights) {
    makeSubset(`${source}-arabic-${weight}`, source, `${name}-arabic-${weight}`, ARABIC)
    makeSubset(`${source}-latin-${weight}`, source, `${name}-latin-${weight}`, LATIN)
  }
}

function makeSubset(file: string, folder: string, name: string, letters: string[]) {
  const unicodes = letters
    .join(',')
    .replaceAll(/(^|[,-])/g, '$1U+')
    .replaceAll('-U+', '-')
  execFileSync('pyftsubset', [
    join(ROOT, `node_modules/@fontsource/${folder}/files/${file}-normal.woff2`),
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
