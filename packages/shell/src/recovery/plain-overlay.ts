import { clearDevice } from './clear-device.ts'
import { type DeviceFacts, deviceFacts } from './facts.ts'
import { dismissRecovery, RECOVER_EVENT, recoveryReason } from './recovery-state.ts'

// Part of the page itself, for when nothing else of the app can be loaded, its messages and styles included: English,
// without the product's design, and as short as it can be.
const BOX =
  'position:fixed;inset:0;z-index:99;overflow:auto;padding:8vh 24px;font:17px/1.5 system-ui,sans-serif;background:#fbf9f6;color:#231d16'
const BUTTON =
  'display:block;width:100%;max-width:24rem;min-height:48px;margin:12px 0;border:1px solid #8f8475;border-radius:12px;background:#fff;color:#231d16;font:inherit'
const RESET =
  'This clears your sign-in, a cart that you filled without signing in, half-filled forms and settings in this browser. Continue?'

function lines({ online, controlled, cacheBytes, userAgent }: DeviceFacts): readonly string[] {
  return [
    online ? 'Online' : 'Offline',
    `Service worker ${controlled ? 'active' : 'not active'}`,
    ...(cacheBytes === undefined ? [] : [`Cache ${(cacheBytes / 1e6).toFixed(1)} MB`]),
    userAgent,
  ]
}

function add(box: Element, tag: 'h1' | 'p' | 'button', text: string, act?: () => void): void {
  const made = document.createElement(tag)
  made.textContent = text
  if (act) {
    made.setAttribute('style', BUTTON)
    made.addEventListener('click', act)
  }
  box.append(made)
}

/** Renders the overlay with nothing but the page itself, as long as it is needed. */
export async function drawPlainly(): Promise<void> {
  const box = document.createElement('main')
  box.setAttribute('style', BOX)
  add(box, 'h1', 'Recovery Mode')
  add(box, 'p', 'A part of this page did not load. A reload usually helps.')
  add(box, 'button', 'Soft Reload', () => location.reload())
  add(box, 'button', 'Hard Reset', () => {
    if (confirm(RESET)) void clearDevice().then(() => location.replace('/'))
  })
  add(box, 'button', 'Go to Diagnostics', () => location.assign('/diagnostics'))
  add(box, 'button', 'Dismiss', dismissRecovery)
  for (const line of lines(await deviceFacts())) add(box, 'p', line)
  const draw = () => {
    if (recoveryReason()) document.body.append(box)
    else box.remove()
  }
  addEventListener(RECOVER_EVENT, draw)
  draw()
}
