import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { CHECKS } from './aims.ts'
import { showingSchema } from './measured.ts'
import { pageOf } from './page.ts'
import { nameOf, SHOWINGS } from './showings.ts'

const RESULTS = fileURLToPath(new URL('../../test-results/look/', import.meta.url))
const PAGE = fileURLToPath(new URL('../../docs/operations/look.md', import.meta.url))

/** Writes docs/operations/look.md once every showing was measured, and names on the console what each check found. */
export default function writePage(): void {
  const shown = SHOWINGS.filter((showing) => existsSync(`${RESULTS}${nameOf(showing)}.json`)).map(
    (showing) => ({
      showing,
      screens: showingSchema.parse(JSON.parse(readFileSync(`${RESULTS}${nameOf(showing)}.json`, 'utf8'))),
    }),
  )
  for (const { showing, screens } of shown)
    for (const [screen, measured] of Object.entries(screens))
      for (const { what, atMost, of, named } of CHECKS)
        if (of(measured) > atMost)
          console.log(
            `${nameOf(showing)}, ${screen}: ${what} ${of(measured)} ${named?.(measured).join(' / ') ?? ''}`,
          )
  const { text, unexplained } = pageOf(shown)
  for (const key of unexplained) console.log(`No reason yet: ${key}`)
  if (process.env['LOOK_SCREENS'] === undefined && shown.length === SHOWINGS.length) {
    writeFileSync(PAGE, text)
    // Tables are kept as the formatter writes them, in columns.
    execFileSync('pnpm', ['biome', 'format', '--write', PAGE], { stdio: 'inherit' })
  }
}
