import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { paths } from './database/paths.ts'
import { schemaVersion } from './database/schema-version.ts'
import { buildApps } from './start/build-apps.ts'
import { demoAccounts } from './start/demo-accounts.ts'
import { lockFolder } from './start/folder-lock.ts'
import { openDatabase } from './start/open-database.ts'
import { readOptions, type StartOptions, usage } from './start/options.ts'
import { printReport, printStage } from './start/report.ts'
import { seedPictures } from './start/seed-pictures.ts'
import { newSetupToken } from './start/setup-token.ts'
import { type Stack, startStack } from './start/stack.ts'
import type { StackAddresses } from './start/stack-process.ts'

const startedAt = performance.now()
/** How long an end in order may take, in milliseconds. */
const STOP_LIMIT_MS = 5000

function optionsOrExit(): StartOptions {
  try {
    const options = readOptions(process.argv.slice(2), process.env)
    if (options !== 'help') return options
    console.log(usage)
    process.exit(0)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`)
    process.exit(1)
  }
}

async function main(): Promise<void> {
  const options = optionsOrExit()
  const root = paths.root
  const dataFolder = options.memory ? undefined : resolve(options.data ?? join(root, '.angadi'))
  const scratchFolder = await mkdtemp(join(tmpdir(), 'angadi-'))
  const unlock = dataFolder === undefined ? undefined : await lockFolder(dataFolder)
  const release = async () => {
    await rm(scratchFolder, { recursive: true, force: true })
    await unlock?.()
  }

  let isStopping = false
  let starting: Promise<Stack> | undefined
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    console.log('\n  Stopping …')
    // What was committed is on disk; whatever does not end by itself is ended with this process.
    setTimeout(() => void release().finally(() => process.exit(1)), STOP_LIMIT_MS)
    // What is just being started must be up before it can be put down without loss.
    const stack = await starting?.catch(() => undefined)
    await stack?.stop()
    await release()
    process.exit(0)
  }
  process.on('SIGINT', () => {
    // The second Ctrl-C ends at once.
    if (isStopping) process.exit(130)
    void stop()
  })
  process.on('SIGTERM', () => void stop())
  // The process that started this one, e.g. a test, has ended.
  process.on('disconnect', () => void stop())

  try {
    starting = startStack({
      root,
      openDatabase: () => openDatabase(options, dataFolder, (sentence) => console.log(`  ! ${sentence}`)),
      ...(dataFolder === undefined ? {} : { dataFolder }),
      scratchFolder,
      ...(options.sharedStorage === undefined ? {} : { sharedStorageFolder: options.sharedStorage }),
      host: options.host,
      allowedHosts: options.allowedHosts,
      webPort: options.webPort,
      apiPort: options.apiPort,
      inboxPort: options.inboxPort,
      limitsSignIns: options.rateLimit,
      prepareStorage: seedPictures,
      ...(options.build ? { prepareWeb: () => buildApps(root) } : {}),
      stage: printStage,
      log: (line) => console.error(`  ! ${line}`),
    })
    const stack = await starting
    if (isStopping) return
    const { webUrl, apiUrl, inboxUrl, publishableKey } = stack
    process.send?.({ webUrl, apiUrl, inboxUrl, publishableKey } satisfies StackAddresses)
    printReport({
      webUrl,
      apiUrl,
      inboxUrl,
      publishableKey,
      accounts: await demoAccounts(root),
      setupToken: await newSetupToken(stack.database),
      schema: await schemaVersion(),
      dataFolder,
      seconds: (performance.now() - startedAt) / 1000,
    })
  } catch (error) {
    await release()
    throw error
  }
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
