import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demoAccounts } from '../../../../supabase/seeds/demo-accounts.ts'
import { picturePaths, readPicture } from '../../../../supabase/seeds/pictures.ts'
import { paths } from '../database/paths.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { seededDatabase } from './test-database.ts'

const placed = z.object({ path: z.string() })
const mine = z.array(
  z.object({
    id: z.string(),
    items: z.array(z.object({ requirement: z.string(), document_id: z.nullable(z.string()) })),
  }),
)

function pdf(...objects: string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`%PDF-1.7\n${objects.join('\n')}\n%%EOF\n`)
}

describe('papers of applicants', () => {
  let folder: string
  let stack: Stack
  let applicant: SupabaseClient
  let stranger: SupabaseClient
  let application: string

  async function demo(index: number): Promise<SupabaseClient> {
    const account = demoAccounts.filter((one) => one.role === 'customer')[index]
    const client = createClient(stack.apiUrl, stack.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    const sent = { phone: account?.phone ?? '', token: account?.code ?? '', type: 'sms' as const }
    const { error } = await client.auth.verifyOtp(sent)
    if (error) throw error
    return client
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'angadi-papers-'))
    stack = await startStack({ root: paths.root, openDatabase: seededDatabase, scratchFolder: folder })
    await stack.functions.warmUp()
    ;[applicant, stranger] = await Promise.all([demo(0), demo(1)])
    const { data, error } = await applicant.rpc('open_application', { role: 'courier' })
    if (error) throw error
    application = z.string().parse(data)
  }, 180_000)
  afterAll(async () => {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function post(client: SupabaseClient, path: string, body: BodyInit): Promise<Response> {
    const { data } = await client.auth.getSession()
    return fetch(`${stack.apiUrl}/functions/v1/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${data.session?.access_token ?? ''}`,
        'content-type': 'application/octet-stream',
      },
      body,
    })
  }

  const photo = () => new Uint8Array(readPicture(picturePaths()[0] ?? ''))
  const send = (client: SupabaseClient, bytes: Uint8Array<ArrayBuffer>) =>
    post(client, `provider-document?application=${application}`, bytes)

  it('are handed in, and opened by their owner for a minute and by nobody else (Spec §2 /provider/register)', async () => {
    const answer = await send(applicant, photo())
    expect(answer.status).toBe(200)
    const { path } = placed.parse(await answer.json())
    const { error } = await applicant.rpc('hand_in_document', {
      application_id: application,
      requirement: 'identity_photo',
      given: { files: [path] },
    })
    expect(error).toBeNull()
    const { data } = await applicant.rpc('my_applications')
    const document_id = mine
      .parse(data)
      .find(({ id }) => id === application)
      ?.items.find(({ requirement }) => requirement === 'identity_photo')?.document_id
    const look = JSON.stringify({ document_id, page: 1 })
    const opened = await post(applicant, 'provider-document-address', look)
    expect(opened.status).toBe(200)
    const address = placed.parse(await opened.json()).path
    const file = await fetch(`${stack.apiUrl}${address}`)
    expect((await file.arrayBuffer()).byteLength).toBe(photo().length)
    expect((await fetch(`${stack.apiUrl}${address.replace(/token=.*/, 'token=x.y.z')}`)).ok).toBe(false)
    expect((await post(stranger, 'provider-document-address', look)).status).toBe(404)
    expect((await stranger.storage.from('provider-documents').download(path)).data).toBeNull()
    expect((await applicant.storage.from('provider-documents').download(path)).data).toBeNull()
    const { data: openings } = await applicant.rpc('document_openings', { document_id })
    expect(openings).toMatchObject([{ by: 'owner', page: 1 }])
  })

  it('are PDFs too, if anybody can open them and somebody will read them', async () => {
    expect((await send(applicant, pdf('/Type /Page', '/Type /Page'))).status).toBe(200)
  })

  it('are removed when nothing names them, and nothing else is', async () => {
    const left = placed.parse(await (await send(applicant, photo())).json()).path
    const stored = async () => {
      const rows = await stack.database.query(
        `select name, exists (select from private.provider_documents as d where d.files @> array[o.name]) as is_named
         from storage.objects as o where bucket_id = 'provider-documents'`,
      )
      return z.array(z.object({ name: z.string(), is_named: z.boolean() })).parse(rows)
    }
    const before = await stored()
    expect(before).toContainEqual({ name: left, is_named: false })
    // What was stored just now may still be handed in.
    await stack.database.query('select private.call_file_remover()')
    await stack.database.query(
      `update storage.objects set created_at = now() - interval '3 days' where bucket_id = 'provider-documents'`,
    )
    await stack.database.query('select private.call_file_remover()')
    await expect.poll(stored, { timeout: 20_000 }).toEqual(before.filter(({ is_named }) => is_named))
    const refused = await fetch(`${stack.apiUrl}/functions/v1/remove-files`, { method: 'POST' })
    expect(refused.status).toBe(401)
  })

  it.each([
    ['a script named as a picture', new TextEncoder().encode('<html><script>alert(1)</script></html>')],
    ['an encrypted PDF', pdf('/Type /Page', '/Encrypt 4 0 R')],
    ['a PDF of forty pages', pdf(...Array.from({ length: 40 }, () => '/Type /Page'))],
  ])('are refused in words: %s', async (_, bytes) => {
    const answer = await send(applicant, bytes)
    expect([answer.status, await answer.json()]).toMatchObject([400, { details: 'picture_invalid' }])
  })

  it('are not taken for the application of somebody else, or from a guest', async () => {
    expect(await (await send(stranger, photo())).json()).toMatchObject({ details: 'application_not_found' })
    const guest = createClient(stack.apiUrl, stack.publishableKey)
    expect((await send(guest, photo())).status).toBe(401)
  })
})
