import { chromium, type Browser } from '@playwright/test'
import { testBrowserPath } from '#scripts/test-run/machine.ts'

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export function openBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: testBrowserPath() ?? 'chromium',
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic', '--disable-background-networking', ...args],
  })
}
