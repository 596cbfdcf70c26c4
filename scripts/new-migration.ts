import { readdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { MIGRATIONS } from './migrations/lock.ts'
import { nextVersion } from './migrations/next-version.ts'

/** Writes an empty migration with the next number. */
const [what = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(what)) {
  console.error('pnpm new:migration <what_changes>, in snake_case: pnpm new:migration gift_notes')
  process.exit(1)
}
const file = `${MIGRATIONS}/${nextVersion(readdirSync(MIGRATIONS), new Date())}_${what}.sql`
writeFileSync(file, '-- What changes, and why.\n', { flag: 'wx' })
console.log(`${file}\ndocs/operations/migrations.md says how it is tested and deployed.`)
