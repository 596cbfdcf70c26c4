import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CompatStack, signedUp, startCompatStack } from './compat-stack.ts'

describe('supabase-js reads, writes and keeps files under row-level security', () => {
  let compat: CompatStack

  beforeAll(async () => {
    compat = await startCompatStack()
  }, 60_000)
  afterAll(() => compat.stop())

  it('shows people their own rows only, however many ask at once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => signedUp(compat)))
    for (const { client, id } of people) {
      const { error } = await client.from('notes').insert({ body: `of ${id}` })
      expect(error).toBeNull()
    }
    const answers = await Promise.all(
      Array.from({ length: 80 }, async (_, index) => {
        const person = people[index % people.length]
        const { data } = (await person?.client.from('notes').select('user_id')) ?? {}
        return data?.length === 1 && data[0]?.user_id === person?.id
      }),
    )
    expect(answers.filter((right) => !right)).toEqual([])
  })

  it('refuses what policies and grants refuse', async () => {
    const { client } = await signedUp(compat)
    const stranger = await client.from('notes').insert({ body: 'x', user_id: crypto.randomUUID() })
    expect(stranger.error?.code).toBe('42501')
    await client.from('notes').insert({ body: 'mine' })
    const update = await client.from('notes').update({ body: 'yours' }).gt('id', 0)
    expect(update.error?.code).toBe('42501')
    const pinned = await client.from('notes').insert({ body: 'first', pinned: true })
    expect(pinned.error?.code).toBe('42501')
    const guest = await compat.client().from('notes').select('id')
    expect(guest.error?.code).toBe('42501')
    const { data } = await client.from('notes').select('body')
    expect(data).toEqual([{ body: 'mine' }])
  })

  it("answers what a constraint refuses as its sender's fault", async () => {
    const { client } = await signedUp(compat)
    const { error, status } = await client.from('notes').insert({ body: 'x'.repeat(2000) })
    expect([status, error?.code]).toEqual([400, '23514'])
    const signed = `${compat.stack.apiUrl}/storage/v1/object/sign/papers/me.txt?token=x.y.z`
    expect((await fetch(signed)).status).toBe(400)
  })

  it('lets the secret key see every row of what it was granted', async () => {
    const { client } = await signedUp(compat)
    await client.from('notes').insert({ body: 'z' })
    const { data, error } = await compat
      .client(compat.stack.secretKey)
      .from('notes')
      .select('id')
      .eq('body', 'z')
    expect(error).toBeNull()
    expect(data).toHaveLength(1)
  })

  it('refuses to change or delete all rows of a table, as hosted projects do', async () => {
    const { client } = await signedUp(compat)
    await client.from('notes').insert({ body: 'stays' }).throwOnError()
    const deleted = await client.from('notes').delete()
    expect(deleted).toMatchObject({ status: 400, error: { code: '21000' } })
    const changed = await client.from('notes').update({ body: 'gone' }).select('id')
    expect(changed).toMatchObject({ status: 400, error: { code: '21000' } })
    expect((await client.from('notes').select('body')).data).toEqual([{ body: 'stays' }])
  })

  it('uploads a file, and gives it out by signed address only to those who hold one', async () => {
    const { client, id } = await signedUp(compat)
    const papers = client.storage.from('papers')
    const upload = await papers.upload(`${id}/licence.txt`, new Blob(['a licence'], { type: 'text/plain' }))
    expect(upload.error).toBeNull()
    const signed = await papers.createSignedUrl(`${id}/licence.txt`, 60)
    expect(signed.error).toBeNull()
    const answer = await fetch(signed.data?.signedUrl ?? '')
    expect(await answer.text()).toBe('a licence')
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const bare = await fetch(papers.getPublicUrl(`${id}/licence.txt`).data.publicUrl)
    expect(bare.status).toBeGreaterThanOrEqual(400)
    const stranger = await signedUp(compat)
    const peek = await stranger.client.storage.from('papers').download(`${id}/licence.txt`)
    expect(peek.error).not.toBeNull()
  })

  it('refuses an address that has expired with 400', async () => {
    const { client, id } = await signedUp(compat)
    const papers = client.storage.from('papers')
    await papers.upload(`${id}/licence.txt`, new Blob(['a licence']))
    const { data } = await papers.createSignedUrl(`${id}/licence.txt`, 2)
    const address = data?.signedUrl ?? ''
    expect((await fetch(address)).status).toBe(200)
    await expect.poll(async () => (await fetch(address)).status, { timeout: 5000 }).toBe(400)
    expect(await (await fetch(address)).json()).toEqual({
      statusCode: '400',
      error: 'InvalidJWT',
      message: '"exp" claim timestamp check failed',
    })
  })

  it('refuses names of files that Supabase Storage refuses', async () => {
    const { client, id } = await signedUp(compat)
    const papers = client.storage.from('papers')
    const fine = `${id}/it's (1) & a_b-c+d=e,f;g:h@i$!*.txt`
    expect((await papers.upload(fine, new Blob(['x']))).error).toBeNull()
    expect(await (await papers.download(fine)).data?.text()).toBe('x')
    for (const name of ['నా పత్రం.txt', 'é.txt', 'a[1].txt', 'a|b.txt', 'a~b.txt', 'a"b.txt']) {
      const refused = { message: `Invalid key: ${id}/${name}`, status: 400 }
      expect((await papers.upload(`${id}/${name}`, new Blob(['x']))).error, name).toMatchObject(refused)
      expect((await papers.createSignedUploadUrl(`${id}/${name}`)).error, name).toMatchObject(refused)
      expect((await papers.move(fine, `${id}/${name}`)).error, name).toMatchObject(refused)
    }
  })

  it('signs several addresses at once, and an address to upload to', async () => {
    const { client, id } = await signedUp(compat)
    const papers = client.storage.from('papers')
    const ticket = await papers.createSignedUploadUrl(`${id}/photo.txt`)
    expect(ticket.error).toBeNull()
    const guest = compat.client().storage.from('papers')
    const upload = await guest.uploadToSignedUrl(
      `${id}/photo.txt`,
      ticket.data?.token ?? '',
      new Blob(['a photo']),
    )
    expect(upload.error).toBeNull()
    const { data, error } = await papers.createSignedUrls([`${id}/photo.txt`, `${id}/missing.txt`], 60)
    expect(error).toBeNull()
    expect(data?.map(({ error }) => error === null)).toEqual([true, false])
    expect(await (await fetch(data?.[0]?.signedUrl ?? '')).text()).toBe('a photo')
  })

  it('gives out files of a public bucket to everyone, and refuses uploads into strange folders', async () => {
    const { client, id } = await signedUp(compat)
    const pictures = client.storage.from('pictures')
    expect(
      (await pictures.upload(`${id}/me.svg`, '<svg/>', { contentType: 'image/svg+xml' })).error,
    ).toBeNull()
    const answer = await fetch(pictures.getPublicUrl(`${id}/me.svg`).data.publicUrl)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('<svg/>')
    const elsewhere = await pictures.upload('somebody/me.svg', '<svg/>', { contentType: 'image/svg+xml' })
    expect(elsewhere.error).not.toBeNull()
  })

  it('tells at the root of REST that it is there, to holders of a key', async () => {
    const ask = (apikey: string) =>
      fetch(`${compat.stack.apiUrl}/rest/v1/`, { method: 'HEAD', headers: { apikey } })
    expect((await ask(compat.stack.publishableKey)).status).toBe(200)
    expect((await ask('sb_publishable_wrong')).status).toBe(401)
  })

  it('answers browsers of any origin', async () => {
    const preflight = await fetch(`${compat.stack.apiUrl}/rest/v1/rpc/anything`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,content-type')
  })
})
