import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'

/**
 * The Deno executable that the npm package `deno` carries for this platform. Its install script would only copy it,
 * so it is found in the platform package directly.
 *
 * @throws when the platform has none, or the package was installed without optional dependencies
 */
export function findDeno(): string {
  const platform = `${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`
  const fromDeno = createRequire(createRequire(import.meta.url).resolve('deno/package.json'))
  const name = process.platform === 'win32' ? 'deno.exe' : 'deno'
  try {
    const binary = join(dirname(fromDeno.resolve(`@deno/${platform}/package.json`)), name)
    if (existsSync(binary)) return binary
  } catch {
    // Reported below.
  }
  throw new Error(`Edge functions need Deno, and the npm package deno brings none for ${platform}.`)
}
