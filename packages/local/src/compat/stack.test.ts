import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paths } from '../database/paths.ts'
import { PortTaken } from '../gateway/listener.ts'
import { lockFolder } from '../start/folder-lock.ts'
import { type OwnedDatabase, type Stack, startStack } from '../start/stack.ts'
import { scratchDatabase } from './test-database.ts'

describe('a stack', () => {
  let folder: string
  const stacks: Stack[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-stack-'))
  })
  afterAll(async () => {
    await Promise.all(stacks.map((stack) => stack.stop()))
    await rm(folder, { recursive: true, force: true })
  })

  async function start(more: Partial<Parameters<typeof startStack>[0]> = {}): Promise<Stack> {
    const stack = await startStack({
      root: paths.root,
      openDatabase: scratchDatabase,
      scratchFolder: folder,
      configFile: join(folder, 'no-config.toml'),
      ...more,
    })
    stacks.push(stack)
    return stack
  }

  it('keeps its keys from one start to the next, for the owner of the folder only', async () => {
    const dataFolder = join(folder, 'kept')
    const first = await start({ dataFolder })
    await first.stop()
    const second = await start({ dataFolder })
    expect(second.publishableKey).toBe(first.publishableKey)
    expect(second.signingKey).toEqual(first.signingKey)
    const kept: unknown = JSON.parse(await readFile(join(dataFolder, 'keys.json'), 'utf8'))
    expect(kept).toMatchObject({ secretKey: first.secretKey })
    await writeFile(join(dataFolder, 'keys.json'), '{"jwtSecret":""}')
    await expect(start({ dataFolder })).rejects.toThrow('keys.json is damaged')
  }, 60_000)

  it('says which port is taken and how to choose another, and lets go of what it had', async () => {
    const first = await start()
    const taken = Number(new URL(first.apiUrl).port)
    let isOpened = false
    const openDatabase = async (): Promise<OwnedDatabase> => {
      isOpened = true
      return scratchDatabase()
    }
    const second = start({ apiPort: taken, openDatabase })
    await expect(second).rejects.toThrow(PortTaken)
    await expect(second).rejects.toThrow(`Port ${taken} is taken`)
    await expect(second).rejects.toThrow('--api-port=')
    expect(isOpened).toBe(false)
  }, 60_000)

  it('shows in its inbox what would have been sent', async () => {
    const stack = await start()
    const client = createClient(stack.apiUrl, stack.publishableKey, { auth: { persistSession: false } })
    await client.auth.signInWithOtp({ phone: '+919811111111' })
    const address = `${stack.inboxUrl.replace('localhost', '127.0.0.1')}`
    const page = await fetch(address)
    expect(page.headers.get('content-type')).toContain('text/html')
    const messages: unknown = await (await fetch(`${address}/api/messages?to=%2B919811111111`)).json()
    const [message] = z.array(z.object({ kind: z.string(), text: z.string() })).parse(messages)
    expect(message?.kind).toBe('sms')
    expect(message?.text).toMatch(/\d{6}/)
    await client.auth.signUp({ email: 'a@example.com', password: 'correct horse' })
    await client.auth.resetPasswordForEmail('a@example.com')
    const mails: unknown = await (await fetch(`${address}/api/messages?to=a%40example.com`)).json()
    expect(z.array(z.object({ kind: z.literal('email') })).parse(mails).length).toBeGreaterThan(0)
  }, 60_000)

  it('runs what is scheduled and keeps what failed', async () => {
    const lines: string[] = []
    const { database } = await start({ log: (line) => lines.push(line) })
    await database.query('create table public.ticks (at timestamptz default clock_timestamp())')
    await database.query(
      `select cron.schedule('tick', '1 second', 'insert into public.ticks default values')`,
    )
    await database.query(`select cron.schedule('broken', '1 second', 'select 1 / 0')`)
    await expect
      .poll(async () => (await database.query('select at from public.ticks')).length, { timeout: 8000 })
      .toBeGreaterThanOrEqual(2)
    await expect
      .poll(
        async () =>
          (
            await database.query(
              `select return_message as why from cron.job_run_details where status = 'failed'`,
            )
          )[0],
        { timeout: 8000 },
      )
      .toEqual({ why: 'division by zero' })
    expect(lines.some((line) => line.includes('division by zero'))).toBe(true)
  }, 60_000)

  it('lets one process at a time use a data folder', async () => {
    const locked = join(folder, 'locked')
    const unlock = await lockFolder(locked)
    await unlock()
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'start.ts'], {
      stdio: 'ignore',
    })
    try {
      await once(other, 'spawn')
      await writeFile(join(locked, 'running.pid'), String(other.pid))
      await expect(lockFolder(locked)).rejects.toThrow('already running')
    } finally {
      other.kill('SIGKILL')
    }
    await writeFile(join(locked, 'running.pid'), '999999999')
    await (await lockFolder(locked))()
  })
})
