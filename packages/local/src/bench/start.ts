import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { paths } from '../database/paths.ts'
import type { Bench, Figure } from './figure.ts'
import { type StartCommand, startAngadi, THROW_AWAY } from './started.ts'
import { median } from './statistics.ts'

const run = promisify(execFile)

const INSTALLED_AIM_S = 20
const FRESH_CLONE_AIM_S = 240

function npmStart(folder: string, env: Readonly<Record<string, string>> = {}): StartCommand {
  return { program: 'npm', args: ['start', '--', ...THROW_AWAY], folder, env }
}

/** Starts once and returns the time in seconds. */
async function timed(command: StartCommand, tell: (line: string) => void): Promise<number> {
  const started = await startAngadi(command, tell)
  await started.stop()
  return started.tookMs / 1000
}

/** `npm start` of this tree, packages installed, until its first page is answered. */
export const benchStart: Bench = async ({ quick, tell }): Promise<readonly Figure[]> => {
  // The first one builds what has changed since the last build; that is not what is asked here.
  tell('first start, not counted')
  await timed(npmStart(paths.root), tell)
  const seconds: number[] = []
  for (let turn = 1; turn <= (quick ? 1 : 3); turn++) {
    tell(`start ${turn}`)
    seconds.push(await timed(npmStart(paths.root), tell))
  }
  return [
    {
      what: 'npm start to the first page, installed tree',
      value: median(seconds),
      unit: 's',
      aim: { atMost: INSTALLED_AIM_S },
    },
  ]
}

/**
 * The same from nothing: a clone of what is committed, a package store and caches that are empty. Everything is fetched
 * from the registry, so the network is part of the figure.
 */
export const benchFreshClone: Bench = async ({ tell }): Promise<readonly Figure[]> => {
  const home = await mkdtemp(join(tmpdir(), 'angadi-clone-'))
  try {
    const clone = join(home, 'angadi')
    await run('git', ['clone', '--quiet', paths.root, clone])
    const env = { pnpm_config_store_dir: join(home, 'store'), npm_config_cache: join(home, 'npm') }
    const seconds = await timed(npmStart(clone, env), tell)
    return [
      {
        what: 'npm start to the first page, fresh clone',
        value: seconds,
        unit: 's',
        aim: { atMost: FRESH_CLONE_AIM_S },
      },
    ]
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
