import type {} from 'i18next'
import type { Language } from './languages.ts'
import type admin from './locales/en/admin.json'
import type auth from './locales/en/auth.json'
import type banners from './locales/en/banners.json'
import type cart from './locales/en/cart.json'
import type categories from './locales/en/categories.json'
import type charges from './locales/en/charges.json'
import type checkout from './locales/en/checkout.json'
import type common from './locales/en/common.json'
import type contact from './locales/en/contact.json'
import type courierDoor from './locales/en/courier-door.json'
import type dashboard from './locales/en/dashboard.json'
import type delivery from './locales/en/delivery.json'
import type digital from './locales/en/digital.json'
import type discover from './locales/en/discover.json'
import type earnings from './locales/en/earnings.json'
import type errors from './locales/en/errors.json'
import type faqDesk from './locales/en/faq-desk.json'
import type favourites from './locales/en/favourites.json'
import type food from './locales/en/food.json'
import type forms from './locales/en/forms.json'
import type grocery from './locales/en/grocery.json'
import type group from './locales/en/group.json'
import type header from './locales/en/header.json'
import type help from './locales/en/help.json'
import type home from './locales/en/home.json'
import type location from './locales/en/location.json'
import type notifications from './locales/en/notifications.json'
import type offers from './locales/en/offers.json'
import type orderWords from './locales/en/order-words.json'
import type orders from './locales/en/orders.json'
import type packs from './locales/en/packs.json'
import type photos from './locales/en/photos.json'
import type picking from './locales/en/picking.json'
import type policies from './locales/en/policies.json'
import type profile from './locales/en/profile.json'
import type pwa from './locales/en/pwa.json'
import type recovery from './locales/en/recovery.json'
import type reports from './locales/en/reports.json'
import type reviews from './locales/en/reviews.json'
import type roles from './locales/en/roles.json'
import type routes from './locales/en/routes.json'
import type runOut from './locales/en/run-out.json'
import type search from './locales/en/search.json'
import type seller from './locales/en/seller.json'
import type shell from './locales/en/shell.json'
import type shopping from './locales/en/shopping.json'
import type storefront from './locales/en/storefront.json'
import type subscriptions from './locales/en/subscriptions.json'
import type towns from './locales/en/towns.json'
import type vendor from './locales/en/vendor.json'
import type vendorDesk from './locales/en/vendor-desk.json'
import type vendorFigures from './locales/en/vendor-figures.json'
import type vendorHub from './locales/en/vendor-hub.json'
import type vendorProductPages from './locales/en/vendor-product-pages.json'
import type vendorProducts from './locales/en/vendor-products.json'
import type vendorProfile from './locales/en/vendor-profile.json'
import type vendorSettings from './locales/en/vendor-settings.json'
import type vendorTickets from './locales/en/vendor-tickets.json'
import type vendorWords from './locales/en/vendor-words.json'
import type voice from './locales/en/voice.json'
import type wallet from './locales/en/wallet.json'

/** The messages of every namespace in English: what `t` accepts is checked against these at compile time. */
export interface Resources {
  admin: typeof admin
  auth: typeof auth
  banners: typeof banners
  cart: typeof cart
  categories: typeof categories
  charges: typeof charges
  checkout: typeof checkout
  common: typeof common
  contact: typeof contact
  'courier-door': typeof courierDoor
  dashboard: typeof dashboard
  delivery: typeof delivery
  digital: typeof digital
  discover: typeof discover
  earnings: typeof earnings
  errors: typeof errors
  'faq-desk': typeof faqDesk
  favourites: typeof favourites
  food: typeof food
  forms: typeof forms
  grocery: typeof grocery
  group: typeof group
  header: typeof header
  help: typeof help
  home: typeof home
  /** Not a file: worked out of all others by `translated-share.ts`. */
  languages: { readonly translated: Readonly<Record<Language, string>> }
  location: typeof location
  notifications: typeof notifications
  'order-words': typeof orderWords
  offers: typeof offers
  orders: typeof orders
  packs: typeof packs
  photos: typeof photos
  picking: typeof picking
  policies: typeof policies
  profile: typeof profile
  pwa: typeof pwa
  recovery: typeof recovery
  reports: typeof reports
  reviews: typeof reviews
  roles: typeof roles
  routes: typeof routes
  seller: typeof seller
  'run-out': typeof runOut
  search: typeof search
  shell: typeof shell
  storefront: typeof storefront
  towns: typeof towns
  shopping: typeof shopping
  subscriptions: typeof subscriptions
  vendor: typeof vendor
  'vendor-product-pages': typeof vendorProductPages
  'vendor-products': typeof vendorProducts
  'vendor-profile': typeof vendorProfile
  'vendor-desk': typeof vendorDesk
  'vendor-figures': typeof vendorFigures
  'vendor-hub': typeof vendorHub
  'vendor-settings': typeof vendorSettings
  'vendor-tickets': typeof vendorTickets
  'vendor-words': typeof vendorWords
  voice: typeof voice
  wallet: typeof wallet
}

/** One translation file: a part of the product that loads its messages when it is first shown. */
export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
