import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'
import './provided.ts'
import { startMarketplace } from '../start/marketplace-server.ts'

const run = promisify(execFile)

async function processes(): Promise<readonly { pid: number; parent: number; command: string }[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, ...command]) => ({
      pid: Number(pid),
      parent: Number(parent),
      command: command.join(' '),
    }))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('no process of a stack outlives it, though it is killed', () => {
  it('not that of the functions', async () => {
    const stack = await startMarketplace(inject('server'))
    try {
      await fetch(`${stack.apiUrl}/functions/v1/health`)
      const children = (await processes()).filter(({ parent }) => parent === stack.pid)
      const functions = children.find(({ command }) => command.includes('host.mjs'))
      expect(functions).toBeDefined()
      await stack.stop('SIGKILL')
      await expect.poll(() => isAlive(functions?.pid ?? 0), { timeout: 10_000 }).toBe(false)
    } finally {
      await stack.stop('SIGKILL')
    }
  })

  it('not a PostgreSQL server that it has started', async () => {
    const module = new URL('../database/server.ts', import.meta.url).href
    const script = `const { startServer } = await import(${JSON.stringify(module)})
      console.log((await startServer({ losable: true })).url); setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [url] = await once(parent.stdout, 'data')
    const port = new URL(String(url).trim()).port
    const servers = async () =>
      (await processes()).filter(({ command }) => command.includes(`-p ${port}`)).map(({ pid }) => pid)
    expect(await servers()).not.toEqual([])
    parent.kill('SIGKILL')
    await expect.poll(servers, { timeout: 10_000, interval: 200 }).toEqual([])
  })
})
