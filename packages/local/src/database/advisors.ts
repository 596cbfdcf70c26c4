import process from 'node:process'
import { z } from 'zod'
import { migratedServer, supabaseCli } from './migrated-server.ts'

const report = z.object({
  results: z.array(z.object({ name: z.string(), level: z.string(), detail: z.string() })),
})

/** In a new database no index has been used yet, so that finding is ignored. */
const MEANINGLESS_ON_A_NEW_DATABASE = ['unused_index']

const server = await migratedServer({ asHosted: true })
try {
  const answer = await supabaseCli([
    'db',
    'advisors',
    `--remote=${server.url}`,
    '--level',
    'info',
    '--output-format',
    'json',
  ])
  const findings = report
    .parse(JSON.parse(answer.slice(answer.indexOf('{'))))
    .results.filter(({ name }) => !MEANINGLESS_ON_A_NEW_DATABASE.includes(name))
  for (const { level, name, detail } of findings) console.error(`${level} ${name}: ${detail}`)
  console.log(
    findings.length === 0 ? 'The advisors find nothing.' : `The advisors find ${findings.length} things.`,
  )
  process.exitCode = findings.length === 0 ? 0 : 1
} finally {
  await server.stop()
}
