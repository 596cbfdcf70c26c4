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

/** The whole Chromium of CHROMIUM_PATH, or one that is installed; undefined where there is none. */
export function installedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return [...(named ? [named] : []), chromium.executablePath(), ...INSTALLED].find((path) => existsSync(path))
}

/** Where Debian's package of that name puts Chromium without its windows and menus. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const canInstallPackages = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

function tryInstall(command: string, args: readonly string[]): void {
  console.log(`  installing a browser: ${command} ${args.join(' ')}`)
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'] })
}

function tryInstallPackage(name: string): void {
  tryInstall('apt-get', ['update'])
  tryInstall('apt-get', ['install', '-y', '--no-install-recommends', name])
}

/**
 * The Chromium that the browser tests use: the one of CHROMIUM_PATH, an installed one, or one that Playwright or
 * Debian's package manager installs now.
 *
 * @throws when none can be found or installed, with a message that names what to install
 */
export function findBrowser(): string {
  const found = installedChromium()
  if (found) return found
  if (canInstallPackages()) tryInstallPackage('chromium')
  else tryInstall('pnpm', ['exec', 'playwright', 'install', 'chromium'])
  const installed = installedChromium()
  if (installed) return installed
  throw new Error(
    'Browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

/**
 * Chromium's headless shell, which shows pages as Chromium does for a fifth less CPU time; installed now where Debian's
 * package manager can, unless CHROMIUM_PATH names the browser to test with.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return undefined
  if (!existsSync(HEADLESS_SHELL) && canInstallPackages()) tryInstallPackage('chromium-headless-shell')
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

/**
 * What stories and journeys are shown in: the headless shell or Chromium that `npm test` or the caller names, or one that
 * is installed; undefined where there is none.
 */
export function installedBrowser(): string | undefined {
  const { HEADLESS_SHELL_PATH: shell, CHROMIUM_PATH: named } = process.env
  return shell ?? named ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : installedChromium())
}
