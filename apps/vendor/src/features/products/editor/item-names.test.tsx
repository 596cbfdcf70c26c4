// @vitest-environment happy-dom
import { addSampleConfig, storeSampleSession } from '@angadi/data/client/sample-config.ts'
import { createQueryClient } from '@angadi/data/query-client.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { vendorConsoleKeys } from '@angadi/data/vendor-console/keys.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ItemNames } from './item-names.tsx'

/** What the server answers to each save, and what was sent to it; the names are never fetched again. */
let saves: PromiseWithResolvers<Response>[]
let sent: unknown[]

beforeAll(() => startI18n(['vendor', 'common', 'errors', 'forms']))
beforeEach(() => {
  saves = []
  sent = []
  useSession.setState({ ready: true, userId: 'vikram' })
  addSampleConfig()
  storeSampleSession()
  vi.stubGlobal('fetch', (_url: URL | string, init?: RequestInit) => {
    const answer = Promise.withResolvers<Response>()
    if (init?.method === 'PATCH') {
      saves.push(answer)
      sent.push(JSON.parse(String(init.body)))
    }
    return answer.promise
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
async function save() {
  const known = saves.length
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  // The first one loads the client.
  await vi.waitFor(() => expect(saves).toHaveLength(known + 1), { timeout: 20_000 })
}

test('what is typed while another name is saved stays, and saving it keeps the other', async () => {
  const queryClient = createQueryClient()
  queryClient.setQueryData(vendorConsoleKeys.itemNames('dosa'), { names: {}, descriptions: {} })
  render(
    <QueryClientProvider client={queryClient}>
      <ItemNames itemId="dosa" vendorId="vendor" />
    </QueryClientProvider>,
  )
  type('తెలుగు', 'దోశ ')
  await save()
  type('हिन्दी', 'डोसा')
  type('Description (తెలుగు)', ' కరకరలాడే దోశ')
  const answer = [{ name_translations: { te: 'దోశ' }, description_translations: {} }]
  await act(async () => saves[0]?.resolve(Response.json(answer)))
  await vi.waitFor(() => expect(field('తెలుగు').value).toBe('దోశ'))
  expect(field('हिन्दी').value).toBe('डोसा')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).ariaBusy).not.toBe('true'))
  await save()
  expect(sent).toEqual([
    { name_translations: { te: 'దోశ' }, description_translations: {} },
    {
      name_translations: { te: 'దోశ', hi: 'डोसा' },
      description_translations: { te: 'కరకరలాడే దోశ' },
    },
  ])
})
