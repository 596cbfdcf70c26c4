// @vitest-environment happy-dom
import { addSampleConfig } from '@angadi/data/client/sample-config.ts'
import { createQueryClient } from '@angadi/data/query-client.ts'
import { useSession } from '@angadi/data/session/session-store.ts'
import { startI18n } from '@angadi/i18n/start-i18n.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AddressEditor, type AddressEditorProps } from './address-editor.tsx'
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
  useDeliveryLocation.setState({ location: undefined })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(
  onSaved: () => void = () => undefined,
  more: Partial<Pick<AddressEditorProps, 'onProblem' | 'askAddress'>> = {},
) {
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <AddressEditor
        form="address"
        onSaving={() => undefined}
        onSaved={onSaved}
        onProblem={() => undefined}
        askAddress={async () => undefined}
        {...more}
      />
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

/** Submits the form as the button outside of it does. */
function submit() {
  const { form } = screen.getByLabelText<HTMLInputElement>('House or flat')
  if (!form) throw new Error('no form')
  fireEvent.submit(form)
}

test('without a pin it says why it cannot be saved, and leads to the pin', async () => {
  useUnsavedAddress.setState({ fields: { ...typed, pin: undefined } })
  const [onSaved, onProblem] = [vi.fn(), vi.fn()]
  open(onSaved, { onProblem })
  submit()
  await waitFor(() => expect(onProblem).toHaveBeenLastCalledWith(expect.stringContaining('Set the pin')))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use my current location' }))
  expect(onSaved).not.toHaveBeenCalled()
})

test('whoever shares no position chooses an area, and the first address is saved', async () => {
  useUnsavedAddress.setState({ fields: { ...typed, pin: undefined, city: '', pincode: '' } })
  const [onSaved, onProblem] = [vi.fn(), vi.fn()]
  open(onSaved, { onProblem })
  submit()
  await waitFor(() => expect(onProblem).toHaveBeenLastCalledWith(expect.stringContaining('Set the pin')))
  fireEvent.change(screen.getByLabelText('Or choose your area'), { target: { value: 'zaheerabad' } })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('PIN code').value).toBe('502220'))
  expect(screen.getByLabelText<HTMLInputElement>('Town').value).toBe('Zaheerabad')
  expect(screen.getByText('The pin is set')).toBeTruthy()
  submit()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(onProblem).toHaveBeenLastCalledWith(undefined)
})

test('the pin fills in what the server knows of its place, and what was typed stays', async () => {
  useUnsavedAddress.setState({
    fields: { ...typed, pin: undefined, street: '', city: 'My town', pincode: '' },
  })
  open(undefined, {
    askAddress: async () => ({
      address: 'Kavuri Hills, Hyderabad, Telangana',
      formattedAddress: 'Kavuri Hills, Hyderabad, Telangana 500033, India',
      shortName: 'Kavuri Hills',
      area: 'Kavuri Hills',
      locality: 'Hyderabad',
      administrativeArea: 'Telangana',
    }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'The pin is at the door' }))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Street and area').value).toBe('Kavuri Hills'),
  )
  expect(screen.getByLabelText<HTMLInputElement>('PIN code').value).toBe('500033')
  expect(screen.getByLabelText<HTMLInputElement>('Town').value).toBe('My town')
  expect(screen.getByText(/Kavuri Hills, Hyderabad, Telangana/)).toBeTruthy()
})
