// @vitest-environment happy-dom
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { createQueryClient } from '@angadi/data/query-client.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AddressEditor } from './address-editor.tsx'
import { type AddressFields, useUnsavedAddress } from './address-form.ts'

const typed: AddressFields = {
  kind: 'home',
  name: '',
  house: 'Flat 302',
  street: 'Kavuri Hills Road',
  landmark: '',
  city: 'Hyderabad',
  pincode: '500081',
  pin: { lat: 17.4483, lng: 78.3915 },
}

beforeAll(() => startI18n(['checkout', 'location', 'forms', 'common']))
beforeEach(() => {
  useSession.setState({ ready: true, userId: null })
  useUnsavedAddress.setState({ fields: typed })
  addSampleConfig()
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) =>
    init?.method === 'POST' ? Response.json({ id: 'new' }, { status: 201 }) : Response.json([]),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(onSaved: () => void = () => undefined) {
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <AddressEditor form="address" onSaving={() => undefined} onSaved={onSaved} />
    </QueryClientProvider>,
  )
  return unmount
}

test('a saved address is gone from the next new one, however late its sheet closes', async () => {
  const onSaved = vi.fn()
  const close = open(onSaved)
  const form = screen.getByLabelText<HTMLInputElement>('House or flat').form
  if (!form) throw new Error('no form')
  fireEvent.submit(form)
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  // Leaving an entry of the browser's history takes longer than one task.
  await new Promise((resolve) => setTimeout(resolve, 10))
  close()
  expect(useUnsavedAddress.getState().fields).toBeUndefined()
})

test('an address that was not saved is kept for the next new one', () => {
  const close = open()
  fireEvent.change(screen.getByLabelText('House or flat'), { target: { value: 'Flat 7' } })
  close()
  expect(useUnsavedAddress.getState().fields).toEqual({ ...typed, house: 'Flat 7' })
})
