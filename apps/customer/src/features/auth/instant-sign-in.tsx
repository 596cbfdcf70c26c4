import { firstTranslations, type Translate } from '@angadi/i18n/first-namespaces.ts'
import { useLanguage } from '@angadi/i18n/language-store.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { whenBooted } from './instant-sign-in-signal.ts'
import { letters } from './letters.ts'
import { FrameView } from './parts/frame-view.tsx'
import { PhoneView } from './parts/phone-view.tsx'
import { ProgressView } from './parts/progress-view.tsx'
import { WelcomeView } from './parts/welcome-view.tsx'
import { useSignInDraft } from './sign-in-draft.ts'

/** How long loading the full app waits for an idle moment at most, in milliseconds. */
const TIMEOUT_MS = 2_000

interface InstantSignInProps {
  readonly t: Translate<'auth'>
  readonly isGuided: boolean
  /** Loads the full app and lets it take over; false when it could not be loaded. */
  readonly onRest: () => Promise<boolean>
}

/** The first sign-in step, rendered before the full app has loaded. The full app takes over what the user entered. */
function InstantSignIn({ t, isGuided, onRest }: InstantSignInProps) {
  const { typed, type, send, chooseWay } = useSignInDraft()
  const [way, setWay] = useState<'phone' | 'email'>('phone')
  const [isBusy, setBusy] = useState(false)
  const [isCut, setCut] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const goOn = async (step?: string) => {
    if (isBusy) return
    setBusy(true)
    const before = window.location.href
    if (step !== undefined) {
      const address = new URL(before)
      address.searchParams.set('step', step)
      history.pushState(null, '', address)
      // The full app may have read the URL already.
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }
    const hasCome = await onRest()
    if (hasCome) return
    if (step !== undefined) history.back()
    send(false)
    setWay('phone')
    setBusy(false)
    setCut(true)
  }
  return (
    <FrameView t={t}>
      {isGuided ? (
        <>
          <ProgressView t={t} stage="welcome" />
          <WelcomeView
            t={t}
            onChoose={(way) => {
              chooseWay(way)
              void goOn('role')
            }}
          />
        </>
      ) : (
        <PhoneView
          t={t}
          typed={typed}
          onType={type}
          onSend={() => {
            send(true)
            void goOn()
          }}
          way={way}
          onWay={(chosen) => {
            setWay(chosen)
            void goOn(chosen)
          }}
          busy={isBusy}
          field={field}
        />
      )}
      <p role="alert" className="text-sm text-danger-ink empty:hidden">
        {isCut ? t('cut') : null}
      </p>
    </FrameView>
  )
}

function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS })
    else setTimeout(resolve, TIMEOUT_MS)
  })
}

/** Resolves once no text field has the focus. */
function fieldLeft(): Promise<void> {
  const isTyping = () => document.activeElement instanceof HTMLInputElement
  return new Promise((resolve) => {
    if (!isTyping()) return resolve()
    const look = () => {
      if (isTyping()) return
      document.removeEventListener('focusout', later)
      resolve()
    }
    const later = () => void setTimeout(look)
    document.addEventListener('focusout', later)
  })
}

/** Resolves once the press that is under way has ended and been clicked: the click follows within the same task. */
function pressEnded(): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => void setTimeout(resolve), { once: true })
  })
}

/**
 * Renders the first sign-in step at once and loads the full app in an idle moment, or when the user continues. The full
 * app renders hidden and takes over once its first screen is there, so that nothing flickers, moves or loses what was
 * typed.
 *
 * @param fetchRest loads the function that starts the full app
 */
export async function openInstantSignIn(fetchRest: () => Promise<() => void>): Promise<void> {
  const rest = document.getElementById('root')
  if (!rest) throw new Error('the page has no #root')
  const here = document.createElement('div')
  rest.before(here)
  rest.hidden = true
  const root = createRoot(here)
  const speak = async () => {
    const t = await firstTranslations('auth')
    document.title = `${t('title')} · ${t('brand.name')}`
    return t
  }
  let pressed: Promise<void> | undefined
  here.addEventListener('pointerdown', () => {
    pressed = pressEnded()
  })
  let isGone = false
  let coming: Promise<boolean> | undefined
  let hurry = () => {}
  const asked = new Promise<void>((resolve) => {
    hurry = resolve
  })
  const come = async () => {
    try {
      const start = await fetchRest()
      const stands = whenBooted()
      start()
      await stands
      // Do not interrupt a user who is typing, unless they have just asked to continue.
      await Promise.race([fieldLeft(), asked])
      // The browser makes no click of a press whose button is gone before it ends.
      await pressed
    } catch {
      coming = undefined
      return false
    }
    const { activeElement } = document
    const hadFocus = here.contains(activeElement)
    const field = activeElement instanceof HTMLInputElement ? activeElement.name : ''
    stopListening()
    isGone = true
    rest.hidden = false
    root.unmount()
    here.remove()
    // The new step was hidden until now, so it could not take the focus itself.
    const twin = [...rest.querySelectorAll('input')].find(({ name }) => name === field)
    if (hadFocus) (twin ?? rest.querySelector('h1'))?.focus()
    return true
  }
  const onRest = () => {
    hurry()
    coming ??= come()
    return coming
  }
  const isGuided = window.location.pathname === pathTo('rootAuth')
  const paint = (t: Translate<'auth'>) => {
    if (!isGone) root.render(<InstantSignIn t={t} isGuided={isGuided} onRest={onRest} />)
  }
  // If the translations of another language do not load, the current ones stay.
  const stopListening = useLanguage.subscribe(() => void speak().then(paint, () => undefined))
  const t = await speak()
  await letters(t('title'))
  paint(t)
  await idleMoment()
  await fetchRest().catch(() => undefined)
  await fieldLeft()
  coming ??= come()
}
