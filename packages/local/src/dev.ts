import { type FSWatcher, watch } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { APPS, type App } from '@angadi/routes/route.ts'
import { paths } from './database/paths.ts'
import { schemaVersion } from './database/schema-version.ts'
import { DevPages } from './dev/dev-pages.ts'
import { demoAccounts } from './start/demo-accounts.ts'
import { openMemoryDatabase } from './start/open-pglite-database.ts'
import { readOptions } from './start/options.ts'
import { printReport, printStage } from './start/report.ts'
import { seedPictures } from './start/seed-pictures.ts'
import { newSetupToken } from './start/setup-token.ts'
import { type Stack, startStack } from './start/stack.ts'

const usage = `pnpm dev [app …] [options]

  app                  ${APPS.join(', ')} (default: all of them)
  --host=<address>, --web-port=<port>, --api-port=<port>, --inbox-port=<port>: as for npm start

A change in an app or a package shows at once. A change in supabase/functions restarts the functions; one in
supabase/migrations or supabase/seeds makes the database again, with its seeds.`

/** Several files are written by one save or one git checkout; they count as one change. */
const SETTLE_MS = 200
/** How long an end in order may take, in milliseconds. */
const STOP_LIMIT_MS = 5000

function isApp(name: string): name is App {
  return APPS.some((app) => app === name)
}

function readArguments() {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  const unknown = named.filter((name) => !isApp(name))
  if (unknown.length > 0) throw new Error(`There is no app ${unknown.join(', ')}.\n\n${usage}`)
  const options = readOptions(
    process.argv.slice(2).filter((argument) => argument.startsWith('--')),
    process.env,
  )
  return { options, apps: named.length === 0 ? APPS : named.filter(isApp) }
}

function onChange(folder: string, react: () => Promise<void>): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  return watch(join(paths.root, folder), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = last.then(react).catch((error: unknown) => {
        console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
      })
    }, SETTLE_MS)
  })
}

async function main(): Promise<void> {
  const { options, apps } = readArguments()
  if (options === 'help') return console.log(usage)
  const startedAt = performance.now()
  const scratchFolder = await mkdtemp(join(tmpdir(), 'angadi-dev-'))
  // Kept over restarts, so that users stay signed in when the database is created again.
  const dataFolder = join(paths.root, '.angadi', 'dev')
  const pages = new DevPages(paths.root, apps)
  const start = () =>
    startStack({
      root: paths.root,
      openDatabase: () => openMemoryDatabase((sentence) => console.error(`  ! ${sentence}`)),
      dataFolder,
      scratchFolder,
      host: options.host,
      allowedHosts: options.allowedHosts,
      webPort: options.webPort,
      apiPort: options.apiPort,
      inboxPort: options.inboxPort,
      limitsSignIns: options.rateLimit,
      prepareStorage: seedPictures,
      serveWeb: (web, incoming, outgoing) => pages.answer(web, incoming, outgoing),
      stage: printStage,
      log: (line) => console.error(`  ! ${line}`),
    })
  let stack: Stack | undefined = await start()
  const restart = async () => {
    console.log('\n  The database is made again …')
    await stack?.stop()
    stack = undefined
    stack = await start()
    await pages.reloadPages()
  }
  const watchers = [
    onChange('supabase/functions', async () => {
      console.log('  The functions are loaded again.')
      await stack?.functions.stop()
    }),
    onChange('supabase/migrations', restart),
    onChange('supabase/seeds', restart),
  ]
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS)
    for (const watcher of watchers) watcher.close()
    await pages.close()
    await stack?.stop()
    await rm(scratchFolder, { recursive: true, force: true })
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
  process.once('disconnect', () => void stop())
  printReport({
    webUrl: stack.webUrl,
    apiUrl: stack.apiUrl,
    inboxUrl: stack.inboxUrl,
    publishableKey: stack.publishableKey,
    accounts: await demoAccounts(paths.root),
    setupToken: await newSetupToken(stack.database),
    schema: await schemaVersion(),
    dataFolder: undefined,
    seconds: (performance.now() - startedAt) / 1000,
  })
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
