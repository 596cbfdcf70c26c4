import type {} from 'i18next'
import type { Language } from './languages.ts'
import type admin from './locales/en/admin.json'
import type approvals from './locales/en/approvals.json'
import type auth from './locales/en/auth.json'
import type banners from './locales/en/banners.json'
import type beauty from './locales/en/beauty.json'
import type bookings from './locales/en/bookings.json'
import type calendar from './locales/en/calendar.json'
import type cart from './locales/en/cart.json'
import type cash from './locales/en/cash.json'
import type categories from './locales/en/categories.json'
import type charges from './locales/en/charges.json'
import type checkout from './locales/en/checkout.json'
import type common from './locales/en/common.json'
import type contact from './locales/en/contact.json'
import type coupons from './locales/en/coupons.json'
import type courierDoor from './locales/en/courier-door.json'
import type courierPage from './locales/en/courier-page.json'
import type dashboard from './locales/en/dashboard.json'
import type delivery from './locales/en/delivery.json'
import type digital from './locales/en/digital.json'
import type discover from './locales/en/discover.json'
import type dispatch from './locales/en/dispatch.json'
import type driverDay from './locales/en/driver-day.json'
import type earnings from './locales/en/earnings.json'
import type errors from './locales/en/errors.json'
import type faqDesk from './locales/en/faq-desk.json'
import type favourites from './locales/en/favourites.json'
import type food from './locales/en/food.json'
import type forms from './locales/en/forms.json'
import type giftCodes from './locales/en/gift-codes.json'
import type grocery from './locales/en/grocery.json'
import type group from './locales/en/group.json'
import type header from './locales/en/header.json'
import type help from './locales/en/help.json'
import type home from './locales/en/home.json'
import type homeServices from './locales/en/home-services.json'
import type incentives from './locales/en/incentives.json'
import type invoices from './locales/en/invoices.json'
import type itemsFile from './locales/en/items-file.json'
import type location from './locales/en/location.json'
import type measureDesk from './locales/en/measure-desk.json'
import type measures from './locales/en/measures.json'
import type membership from './locales/en/membership.json'
import type notifications from './locales/en/notifications.json'
import type offers from './locales/en/offers.json'
import type orderWords from './locales/en/order-words.json'
import type orders from './locales/en/orders.json'
import type packages from './locales/en/packages.json'
import type packs from './locales/en/packs.json'
import type parcels from './locales/en/parcels.json'
import type pay from './locales/en/pay.json'
import type paymentDesk from './locales/en/payment-desk.json'
import type payoutDesk from './locales/en/payout-desk.json'
import type photos from './locales/en/photos.json'
import type picking from './locales/en/picking.json'
import type policies from './locales/en/policies.json'
import type profile from './locales/en/profile.json'
import type provider from './locales/en/provider.json'
import type pwa from './locales/en/pwa.json'
import type recovery from './locales/en/recovery.json'
import type referrals from './locales/en/referrals.json'
import type reports from './locales/en/reports.json'
import type reviews from './locales/en/reviews.json'
import type rideJob from './locales/en/ride-job.json'
import type rideTerms from './locales/en/ride-terms.json'
import type rides from './locales/en/rides.json'
import type roles from './locales/en/roles.json'
import type routes from './locales/en/routes.json'
import type runOut from './locales/en/run-out.json'
import type salon from './locales/en/salon.json'
import type search from './locales/en/search.json'
import type seller from './locales/en/seller.json'
import type series from './locales/en/series.json'
import type shell from './locales/en/shell.json'
import type shopSetup from './locales/en/shop-setup.json'
import type shopping from './locales/en/shopping.json'
import type storefront from './locales/en/storefront.json'
import type subscriptions from './locales/en/subscriptions.json'
import type times from './locales/en/times.json'
import type towns from './locales/en/towns.json'
import type upiCode from './locales/en/upi-code.json'
import type vehicles from './locales/en/vehicles.json'
import type vendor from './locales/en/vendor.json'
import type vendorDesk from './locales/en/vendor-desk.json'
import type vendorFigures from './locales/en/vendor-figures.json'
import type vendorHub from './locales/en/vendor-hub.json'
import type vendorPeople from './locales/en/vendor-people.json'
import type vendorProductPages from './locales/en/vendor-product-pages.json'
import type vendorProducts from './locales/en/vendor-products.json'
import type vendorProfile from './locales/en/vendor-profile.json'
import type vendorSettings from './locales/en/vendor-settings.json'
import type vendorTickets from './locales/en/vendor-tickets.json'
import type vendorWords from './locales/en/vendor-words.json'
import type visits from './locales/en/visits.json'
import type voice from './locales/en/voice.json'
import type wallet from './locales/en/wallet.json'
import type weekHours from './locales/en/week-hours.json'

/** The messages of every namespace in English: what `t` accepts is checked against these at compile time. */
export interface Resources {
  admin: typeof admin
  approvals: typeof approvals
  auth: typeof auth
  banners: typeof banners
  beauty: typeof beauty
  bookings: typeof bookings
  calendar: typeof calendar
  cart: typeof cart
  cash: typeof cash
  categories: typeof categories
  charges: typeof charges
  checkout: typeof checkout
  common: typeof common
  contact: typeof contact
  coupons: typeof coupons
  'courier-door': typeof courierDoor
  'courier-page': typeof courierPage
  dashboard: typeof dashboard
  delivery: typeof delivery
  digital: typeof digital
  discover: typeof discover
  dispatch: typeof dispatch
  'driver-day': typeof driverDay
  earnings: typeof earnings
  errors: typeof errors
  'faq-desk': typeof faqDesk
  favourites: typeof favourites
  food: typeof food
  forms: typeof forms
  'gift-codes': typeof giftCodes
  grocery: typeof grocery
  group: typeof group
  header: typeof header
  help: typeof help
  home: typeof home
  'home-services': typeof homeServices
  /** Not a file: worked out of all others by `translated-share.ts`. */
  languages: { readonly translated: Readonly<Record<Language, string>> }
  incentives: typeof incentives
  invoices: typeof invoices
  'items-file': typeof itemsFile
  location: typeof location
  'measure-desk': typeof measureDesk
  measures: typeof measures
  membership: typeof membership
  notifications: typeof notifications
  'order-words': typeof orderWords
  offers: typeof offers
  orders: typeof orders
  packages: typeof packages
  packs: typeof packs
  parcels: typeof parcels
  pay: typeof pay
  photos: typeof photos
  picking: typeof picking
  policies: typeof policies
  profile: typeof profile
  provider: typeof provider
  pwa: typeof pwa
  recovery: typeof recovery
  referrals: typeof referrals
  reports: typeof reports
  reviews: typeof reviews
  'ride-job': typeof rideJob
  'ride-terms': typeof rideTerms
  rides: typeof rides
  roles: typeof roles
  routes: typeof routes
  seller: typeof seller
  'run-out': typeof runOut
  salon: typeof salon
  search: typeof search
  series: typeof series
  shell: typeof shell
  storefront: typeof storefront
  times: typeof times
  towns: typeof towns
  shopping: typeof shopping
  'shop-setup': typeof shopSetup
  subscriptions: typeof subscriptions
  'upi-code': typeof upiCode
  vehicles: typeof vehicles
  vendor: typeof vendor
  'vendor-product-pages': typeof vendorProductPages
  'vendor-products': typeof vendorProducts
  'vendor-profile': typeof vendorProfile
  'vendor-desk': typeof vendorDesk
  'vendor-figures': typeof vendorFigures
  'vendor-hub': typeof vendorHub
  'vendor-people': typeof vendorPeople
  'vendor-settings': typeof vendorSettings
  'payment-desk': typeof paymentDesk
  'payout-desk': typeof payoutDesk
  'vendor-tickets': typeof vendorTickets
  'vendor-words': typeof vendorWords
  visits: typeof visits
  voice: typeof voice
  wallet: typeof wallet
  'week-hours': typeof weekHours
}

/** One translation file: a part of the product that loads its messages when it is first shown. */
export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
