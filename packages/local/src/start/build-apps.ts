import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { APPS } from '@angadi/routes/route.ts'

/**
 * Builds the six apps and what they share; what has not changed comes from turbo's cache.
 *
 * @throws with the end of the build's output when it fails
 */
export function buildApps(root: string): Promise<void> {
  const bins = [join(root, 'node_modules', '.bin'), join(root, '.tools', 'node_modules', '.bin')]
  const filters = [...APPS.map((app) => `app-${app}`), 'i18n', 'worker'].map(
    (name) => `--filter=@angadi/${name}`,
  )
  const child = spawn('turbo', ['run', 'build', '--output-logs=errors-only', '--concurrency=2', ...filters], {
    cwd: root,
    env: {
      ...process.env,
      PATH: [...bins, process.env['PATH']].join(delimiter),
      TURBO_TELEMETRY_DISABLED: '1',
    },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new Error(`The apps could not be built:\n${output}`))
    })
  })
}
