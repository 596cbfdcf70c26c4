import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const chromium = process.env['CHROMIUM_PATH']
const isRoot = process.getuid?.() === 0

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // Chromium's sandbox refuses to run as root, as in containers.
      args: isRoot ? ['--no-sandbox'] : [],
    },
  }),
} as const

interface Showing {
  readonly theme: 'light' | 'dark'
  readonly language: 'en' | 'hi' | 'te' | 'pseudo'
  readonly width: number
  readonly height: number
  /** How many times the usual size of letters. */
  readonly zoom?: number
  /** Shows only the stories of this tag. */
  readonly tag?: string
}

/** The files without a story of a tag: opening each only to leave out all that is in it takes minutes. */
function filesWithout(tag: string): string[] {
  const files = globSync('../../{apps,packages}/*/src/**/*.stories.tsx', { cwd: import.meta.dirname })
  return files
    .map((file) => resolve(import.meta.dirname, file))
    .filter((file) => !readFileSync(file, 'utf8').includes(`'${tag}'`))
}

/** Stories run as tests: their `play` function, and axe over what they show. */
function showing({ theme, language, width, height, zoom = 1, tag }: Showing) {
  return {
    extends: true as const,
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { theme, language, zoom },
        ...(tag ? { tags: { include: [tag] } } : {}),
      }),
    ],
    test: {
      name: `${language} ${theme} ${width}×${height}${zoom === 1 ? '' : ` ${zoom * 100} %`}`,
      ...(tag ? { exclude: filesWithout(tag) } : {}),
      browser: { ...browser, instances: [{ browser: 'chromium' as const, viewport: { width, height } }] },
    },
  }
}

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
/** Whole screens, which are also shown in other languages and sizes: each pair of theme, size and language occurs. */
const SCREENS = { tag: 'screen' }

export default defineConfig({
  test: {
    projects: [
      showing({ theme: 'light', language: 'en', ...PHONE }),
      showing({ theme: 'dark', language: 'en', ...DESKTOP }),
      showing({ theme: 'light', language: 'hi', ...PHONE, ...SCREENS }),
      showing({ theme: 'dark', language: 'hi', ...DESKTOP, ...SCREENS }),
      showing({ theme: 'dark', language: 'te', ...PHONE, ...SCREENS }),
      showing({ theme: 'light', language: 'te', ...DESKTOP, ...SCREENS }),
      showing({ theme: 'light', language: 'te', ...PHONE, zoom: 2, ...SCREENS }),
      showing({ theme: 'dark', language: 'pseudo', ...PHONE, ...SCREENS }),
    ],
    fileParallelism: false,
  },
})
