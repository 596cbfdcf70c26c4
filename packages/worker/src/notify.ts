import { GENERAL_MESSAGE, isShownAlready, readPush } from './push-message.ts'
import { scope } from './scope.ts'

const ICON = '/_apps/customer/icons/icon-192.png'
const BADGE = '/_apps/customer/icons/badge-96.png'

function json(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

function windows() {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

/**
 * Shows a push message. A notification is shown for every push, because browsers take the subscription away from
 * workers that stay silent: without a sound when a window in sight shows the same, and a general one when the message
 * cannot be read.
 */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, url } = readPush(json(data)) ?? GENERAL_MESSAGE
  await scope.registration.showNotification(title, {
    body,
    tag,
    icon: ICON,
    badge: BADGE,
    data: url,
    silent: isShownAlready(await windows(), url),
  })
}

/** Opens the page of a notification: in the window that shows it, or a new one. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close()
  const url: unknown = notification.data
  const target = typeof url === 'string' && url.startsWith('/') ? url : '/'
  const path = target.split(/[?#]/)[0]
  const found = (await windows()).find((one) => new URL(one.url).pathname === path)
  if (found) await found.focus()
  else await scope.clients.openWindow(target)
}
