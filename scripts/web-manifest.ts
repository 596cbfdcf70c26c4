import { pathTo } from '../packages/routes/src/path-to.ts'
import type { App } from '../packages/routes/src/route.ts'

/** The messages of packages/i18n for a manifest. */
export interface ManifestLabels {
  readonly pwa: {
    readonly manifest: { readonly description: string } & Readonly<
      Record<App, { readonly name: string; readonly shortName: string }>
    >
  }
  readonly routes: Readonly<Record<string, { readonly title: string }>>
}

interface DeliveryLocation {
  readonly start: string
  /** The folder that the app's own screens share; the whole origin where they share none. */
  readonly scope: string
  /** Name of the route and its path, at most four: launchers show no more. */
  readonly shortcuts: readonly (readonly [route: string, path: string])[]
}

const PLACES: Readonly<Record<App, DeliveryLocation>> = {
  customer: {
    start: pathTo('home'),
    scope: '/',
    shortcuts: [
      ['food', pathTo('food')],
      ['shoppingCart', pathTo('shoppingCart')],
      ['orders', pathTo('orders')],
      ['wallet', pathTo('wallet')],
    ],
  },
  vendor: {
    start: pathTo('vendor'),
    scope: '/vendor',
    shortcuts: [
      ['vendorOrders', pathTo('vendorOrders')],
      ['vendorProducts', pathTo('vendorProducts')],
    ],
  },
  delivery: {
    start: pathTo('deliveryDashboard'),
    scope: '/',
    shortcuts: [['driverDashboard', pathTo('driverDashboard')]],
  },
  admin: { start: pathTo('admin'), scope: '/admin', shortcuts: [] },
  franchise: { start: pathTo('franchise'), scope: '/franchise', shortcuts: [] },
  clinic: { start: pathTo('doctor'), scope: '/', shortcuts: [] },
}

/** Spec §9: theme color #3b82f6. */
const THEME_COLOUR = '#3b82f6'
/** The pages' light background, which the launcher shows before the first paint. */
const BACKGROUND_COLOUR = '#ffffff'

/** The web app manifest of one app, ready for JSON. Its `id` never changes: it identifies an installation. */
export function webManifest(app: App, { pwa, routes }: ManifestLabels) {
  const { start, scope, shortcuts } = PLACES[app]
  const icons = `/_apps/${app}/icons`
  return {
    id: `/?app=${app}`,
    name: pwa.manifest[app].name,
    short_name: pwa.manifest[app].shortName,
    description: pwa.manifest.description,
    lang: 'en',
    dir: 'ltr',
    start_url: start,
    scope,
    display: 'standalone',
    orientation: 'any',
    theme_color: THEME_COLOUR,
    background_color: BACKGROUND_COLOUR,
    icons: [
      { src: `${icons}/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `${icons}/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `${icons}/maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map(([route, url]) => ({ name: routes[route]?.title ?? route, url })),
  }
}
