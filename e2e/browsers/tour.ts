import { personOf } from '../support/personas.ts'
import { type BrowserWindow, named, see, until } from './browser-window.ts'
import type { CuttableNetwork } from './cuttable-network.ts'

/** Zaheer Shahi Dastar of the seeds, open round the clock. */
const RESTAURANT = {
  name: 'Zaheer Shahi Dastar',
  path: '/restaurants/zaheer-shahi-dastar-nh-65-bypass',
  offer: 'SHAHI20',
}
const PLACE = { lat: 17.6811, lng: 77.6074, name: 'Zaheerabad', source: 'town' }

/** Whether this device has stored the list of restaurants (packages/data, offline). */
const STORED_LIST = `new Promise((resolve) => {
  const opening = indexedDB.open('angadi-answers')
  opening.onsuccess = () => {
    const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys()
    keys.onsuccess = () => resolve(keys.result.some((key) => String(key).includes('nearby')))
  }
})`

type Step = (window: BrowserWindow, network: CuttableNetwork) => Promise<void>

const signIn: Step = async (window, { origin }) => {
  const { phone, code } = personOf('imran')
  await window.open(`${origin}/wallet`)
  const stored = JSON.stringify({ state: { location: PLACE }, version: 1 })
  await window.evaluate(`localStorage.setItem('userLocation', ${JSON.stringify(stored)})`)
  // The browser before may have been closed before its last choice was stored in the account.
  await window.evaluate(`localStorage.setItem('language', 'en')`)
  await see(window, 'Sign in with your phone')
  await window.type('//input[@type="tel"]', phone)
  await window.click(named('button', 'Send code'))
  await see(window, 'Enter the code')
  await window.type('//input[@autocomplete="one-time-code"]', code)
  await until(
    window,
    'the wallet',
    'location.pathname === "/wallet" && document.querySelector("h1") !== null',
  )
  // On a phone the greeting is shown above the bottom of the screen, where a sheet has its button.
  await until(window, 'the end of the greeting', '!document.body.innerText.includes("Welcome!")')
}

const orderDinner: Step = async (window, { origin }) => {
  await window.open(`${origin}${RESTAURANT.path}`)
  await see(window, RESTAURANT.offer)
  await window.click('//main//button[starts-with(@aria-label, "Add") or normalize-space(.)="Add"]')
  await window.click(named('button', 'Add to cart'))
  await window.click(named('a', 'View cart'))
  await window.click(named('a', 'Continue to checkout'))
  await window.click('//main//button[contains(., "Angadi wallet")]')
  await window.click(named('label', 'Cash'))
  await window.click('//button[contains(., "Place order") and not(@disabled)]')
  await see(window, `Waiting for ${RESTAURANT.name}`)
}

/** Before the worker has cached the part, because it is not fetched from the network afterwards. */
const failedPart: Step = async (window, network) => {
  network.lose(/\/assets\/diagnostics-screen-.*\.js/, 1)
  await window.open(`${network.origin}/diagnostics`)
  await window.evaluate('(window.isSamePage = true)')
  await until(window, 'the screen', 'document.querySelector("h1")?.textContent === "Diagnostics"')
  if (network.stillToLose > 0) throw new Error('the part was not asked for, so that nothing failed')
  await until(window, 'the screen without a new page', 'window.isSamePage === true')
}

const offline: Step = async (window, network) => {
  await window.open(`${network.origin}/food`)
  await see(window, RESTAURANT.name)
  const stored = "caches.match('/_apps/customer/index.html').then((page) => page !== undefined)"
  await until(window, 'the worker', 'navigator.serviceWorker.controller !== null')
  await until(window, 'the kept page', stored)
  // Lists are stored when the page is idle.
  await until(window, 'the kept list', STORED_LIST)
  network.cut()
  await window.open(`${network.origin}/food`)
  await see(window, "You're offline.")
  await see(window, RESTAURANT.name)
  await see(window, 'Offline, saved')
  network.mend()
  await until(window, 'the end of the banner', '!document.body.innerText.includes("You\'re offline.")')
}

async function chooseLanguage(window: BrowserWindow, name: string): Promise<void> {
  await window.click('//header//button[.//*[contains(@class, "lucide-globe")]]')
  await window.click(`//*[@role="dialog"]//label[contains(., "${name}")]`)
}

const switchLanguage: Step = async (window, { origin }) => {
  await window.open(`${origin}/`)
  await see(window, 'Zaheerabad')
  await chooseLanguage(window, 'తెలుగు')
  const isTelugu =
    'document.documentElement.lang === "te" && /\\p{Script=Telugu}/u.test(document.querySelector("main")?.innerText ?? "")'
  await until(window, 'Telugu', isTelugu)
  await window.open(`${origin}/`)
  await until(window, 'Telugu on a new page', isTelugu)
  await chooseLanguage(window, 'English')
  await until(window, 'English', 'document.documentElement.lang === "en"')
}

/** What must work in every browser that we support, in order. */
export const TOUR: Readonly<Record<string, Step>> = {
  'failed part': failedPart,
  'sign-in': signIn,
  dinner: orderDinner,
  offline,
  'language switch': switchLanguage,
}
