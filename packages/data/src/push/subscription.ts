import { useLanguage } from '@angadi/i18n/language-store.ts'
import * as z from 'zod/mini'
import { call } from '../client/call.ts'
import { runtimeConfig } from '../client/config.ts'
import { type PushState, pushStateOf } from './push-state.ts'

const keys = z.object({ p256dh: z.string(), auth: z.string() })

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0))
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at])
}

async function manager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager
}

/** Whether push notifications are on in this browser. */
export async function readPushState(): Promise<PushState> {
  const push = await manager()
  const hasNotifications = 'Notification' in globalThis
  return pushStateOf({
    hasKey: runtimeConfig().pushKey !== undefined,
    hasPushManager: push !== undefined,
    hasNotifications,
    isIosBrowser: 'standalone' in navigator && navigator.standalone === false,
    permission: hasNotifications ? Notification.permission : 'denied',
    isSubscribed: Boolean(await push?.getSubscription()),
  })
}

async function save(subscription: PushSubscription): Promise<void> {
  const { p256dh, auth } = keys.parse(subscription.toJSON().keys)
  await call(
    'save_push_subscription',
    {
      endpoint: subscription.endpoint,
      p256dh,
      auth,
      language: useLanguage.getState().language,
      user_agent: navigator.userAgent,
    },
    z.string(),
  )
}

async function subscribe(push: PushManager, pushKey: string): Promise<PushSubscription> {
  const key = bytesOf(pushKey)
  const known = await push.getSubscription()
  if (known && isSame(known.options.applicationServerKey, key)) return known
  // A subscription for another key is of no use to this server.
  await known?.unsubscribe()
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/**
 * Asks for permission and subscribes this browser. Call it from a tap: browsers show the prompt only then.
 *
 * @returns the outcome
 * @throws when the browser has no push service, or the server refuses
 */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState()
  const push = await manager()
  const { pushKey } = runtimeConfig()
  if (!push || pushKey === undefined) return 'unsupported'
  await save(await subscribe(push, pushKey))
  return 'on'
}

/** Renews this browser's subscription on the server: user, language, keys. Does nothing where push is off. */
export async function renewPush(): Promise<void> {
  const push = await manager()
  const { pushKey } = runtimeConfig()
  if (!push || pushKey === undefined || Notification.permission !== 'granted') return
  if (await push.getSubscription()) await save(await subscribe(push, pushKey))
}

/** Removes this browser's subscription; the push service then reports it as gone. */
export async function forgetPush(): Promise<void> {
  const subscription = await (await manager())?.getSubscription()
  await subscription?.unsubscribe()
}
