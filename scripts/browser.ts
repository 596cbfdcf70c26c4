import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'
import { chromium } from 'playwright'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function present(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return [...(named ? [named] : []), chromium.executablePath(), ...INSTALLED].find((path) => existsSync(path))
}

function tryInstall(command: string, args: readonly string[]): void {
  console.log(`  no browser found: ${command} ${args.join(' ')}`)
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'] })
}

/**
 * The Chromium that the browser tests use: the one of CHROMIUM_PATH, an installed one, or one that Playwright or
 * Debian's package manager installs now.
 *
 * @throws when none can be found or installed, with a message that names what to install
 */
export function findBrowser(): string {
  const found = present()
  if (found) return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    tryInstall('apt-get', ['update'])
    tryInstall('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  } else {
    tryInstall('pnpm', ['exec', 'playwright', 'install', 'chromium'])
  }
  const installed = present()
  if (installed) return installed
  throw new Error(
    'Browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}
