/** A browser and the device or system that it runs on, by their own names; null for what is not known. */
export type Browser = { name: string | null; system: string | null }

// In this order: browsers name those that they descend from as well, and so do systems.
const NAMES: [sign: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
]
const SYSTEMS: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a browser says of itself, as far as a person wants to know it. */
export function readUserAgent(text: string): Browser {
  const first = (table: typeof NAMES) => table.find(([sign]) => sign.test(text))?.[1] ?? null
  return { name: first(NAMES), system: first(SYSTEMS) }
}
