import { settingKeys } from '@angadi/data/settings/keys.ts'
import type { LatLng } from '@angadi/domain/geo.ts'
import { useDeliveryLocation } from '@angadi/location/delivery-location-store.ts'
import { stubNoWebGl } from '@angadi/location/test-webgl.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { AddressPin } from './address-pin.tsx'

const NO_MAP = "The map can't be shown on this device."
const NO_STREETS = 'Map details are not available. Please check the address in words.'
const MAPS = 'https://maps.test/'
const bidar = { lat: 17.9133, lng: 77.5301, name: 'Bidar', source: 'address' } as const

/** The settings with a map service, which is asked once by each name. */
const withService = (name: string) => [
  [settingKeys.public, [{ setting_key: 'map_style_url', setting_value: `${MAPS}${name}` }]],
]

/** The answer of the map service. */
let style: PromiseWithResolvers<Response>

const meta = {
  title: 'Customer/AddressPin',
  component: AddressPin,
  args: { value: undefined, onChange: fn(), focusRef: () => undefined },
  parameters: { cache: [[settingKeys.public, []]] },
  beforeEach: ({ canvasElement }) => {
    const { location } = useDeliveryLocation.getState()
    const { fetch } = window
    useDeliveryLocation.setState({ location: undefined })
    style = Promise.withResolvers()
    window.fetch = (input, init) => (String(input).startsWith(MAPS) ? style.promise : fetch(input, init))
    return () => {
      useDeliveryLocation.setState({ location })
      canvasElement.style.width = ''
      window.fetch = fetch
    }
  },
} satisfies Meta<typeof AddressPin>
export default meta
type Story = StoryObj<typeof meta>

/** The map is heavy to load, and to draw without a graphics card. */
function findMap(canvasElement: HTMLElement): Promise<HTMLCanvasElement> {
  const label = 'Map for placing the pin'
  return within(canvasElement).findByRole('region', { name: label })
}

/** A location that arrives late, a resize and the zoom buttons leave the pin unset; only moving the map sets it. */
export const Unset: Story = {
  play: async ({ canvas, canvasElement, userEvent, args: { onChange } }) => {
    const map = await findMap(canvasElement)
    useDeliveryLocation.setState({ location: bidar })
    await canvas.findByRole('button', { name: 'The door is in Bidar' })
    const width = map.clientWidth
    canvasElement.style.width = '300px'
    await waitFor(() => expect(map.clientWidth).toBeLessThan(width))
    await userEvent.click(canvas.getByRole('button', { name: 'Closer' }))
    // `userEvent` gives no key codes, which MapLibre reads.
    await fireEvent.keyDown(map, { key: 'ArrowUp', keyCode: 38 })
    await waitFor(() => expect(onChange).toHaveBeenCalled())
    await expect(onChange).toHaveBeenCalledOnce()
    await expect(onChange).toHaveBeenCalledWith({
      lat: expect.closeTo(bidar.lat, 1),
      lng: expect.closeTo(bidar.lng, 4),
    })
    const { left, top } = map.getBoundingClientRect()
    await fireEvent.wheel(map, { clientX: left + 20, clientY: top + 20, deltaY: -120 })
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
  },
}

/** Long enough for a map to draw what it has, and for an answer to be shown. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 300))

/** The map's graphics are lost, and restored only after the map service has answered. */
async function loseGraphics(canvasElement: HTMLElement, answer: Response): Promise<void> {
  const canvas = within(canvasElement)
  const map = await findMap(canvasElement)
  const graphics = map.getContext('webgl2')?.getExtension('WEBGL_lose_context')
  await pause()
  graphics?.loseContext()
  await expect(await canvas.findByText(NO_MAP)).toBeVisible()
  style.resolve(answer)
  await pause()
  await expect(canvas.getByText(NO_MAP)).toBeVisible()
  graphics?.restoreContext()
  await waitFor(() => expect(canvas.queryByText(NO_MAP)).toBeNull())
}

/** Words stand in for a map without graphics, also once the map service has failed; then the map is back. */
export const GraphicsLost: Story = {
  parameters: { cache: withService('failing') },
  play: async ({ canvas, canvasElement }) => {
    await loseGraphics(canvasElement, Response.error())
    await expect(canvas.getByText(NO_STREETS)).toBeVisible()
  },
}

/** The streets that were found meanwhile are there when the graphics are back. */
export const GraphicsLostBeforeStreets: Story = {
  parameters: { cache: withService('streets') },
  play: async ({ canvas, canvasElement }) => {
    const data = { type: 'FeatureCollection', features: [] }
    const streets = { type: 'geojson', data, attribution: 'OpenStreetMap' }
    const layers = [{ id: 'streets', type: 'line', source: 'streets' }]
    await loseGraphics(canvasElement, Response.json({ version: 8, sources: { streets }, layers }))
    await waitFor(() => expect(canvas.queryByText(NO_STREETS)).toBeNull())
    await pause()
    await expect(canvas.getByText('OpenStreetMap')).toBeVisible()
  },
}

/** A style that comes while its tiles do not is taken away again: the drawn ground stays, with its words. */
export const StyleWithoutTiles: Story = {
  parameters: { cache: withService('without-tiles') },
  beforeEach: () => {
    // Browsers refuse this port at once; tiles are requested by a worker, where `fetch` is its own.
    const tiles = ['http://127.0.0.1:9/{z}/{x}/{y}.pbf']
    const streets = { type: 'vector', tiles, attribution: 'OpenStreetMap' }
    const layers = [{ id: 'streets', type: 'line', source: 'streets', 'source-layer': 'roads' }]
    style.resolve(Response.json({ version: 8, sources: { streets }, layers }))
  },
  play: async ({ canvas, canvasElement }) => {
    await findMap(canvasElement)
    await expect(await canvas.findByText(NO_STREETS)).toBeVisible()
    await expect(canvas.queryByText(NO_MAP)).toBeNull()
    await expect(canvas.queryByText('OpenStreetMap')).toBeNull()
    await expect(canvas.getByRole('region', { name: 'Map for placing the pin' })).toBeVisible()
  },
}

/** A device that cannot draw maps: words stand in the map's place, and the address is confirmed in words. */
export const WithoutWebGl: Story = {
  beforeEach: () => {
    useDeliveryLocation.setState({ location: bidar })
    return stubNoWebGl()
  },
  render: function Pin({ onChange, ...args }) {
    const [value, setValue] = useState<LatLng>()
    const move = (point: LatLng) => {
      setValue(point)
      onChange(point)
    }
    return <AddressPin {...args} value={value} onChange={move} />
  },
  play: async ({ canvas, userEvent, args: { onChange } }) => {
    await expect(await canvas.findByText(NO_MAP)).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'The door is in Bidar' }))
    await expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ lat: bidar.lat, lng: bidar.lng }))
    await expect(canvas.getByText('The pin is near Bidar.')).toBeVisible()
    await expect(canvas.getByText('The pin is set')).toBeVisible()
  },
}
