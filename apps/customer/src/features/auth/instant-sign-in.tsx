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

/** The longest that the rest waits for a quiet moment, in milliseconds. */
const TIMEOUT_MS = 2_000

interface InstantSignInProps {
  readonly t: Translate<'auth'>
  readonly isGuided: boolean
  /** Fetches the rest and takes its place; false when it could not be fetched. */
  readonly onRest: () => Promise<boolean>
}

/** The first step as it is painted before everything else has come; whatever one does here goes on there. */
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
      // The rest may have read the address already.
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

/** Waits until nobody is in the middle of typing. */
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

/**
 * Paints the first step at once and brings the rest behind it: in a quiet moment, or when one goes on. The rest is made
 * beside it and takes its place when it stands, so that nothing flickers, moves or loses what was typed.
 *
 * @param fetchRest fetches what starts the whole page
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
      // Nobody is interrupted who is typing, unless they have just asked to go on.
      await Promise.race([fieldLeft(), asked])
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
    // Nothing hidden can take the focus, so the step that came could not.
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
  // Another language whose sentences do not come leaves the words that stand.
  const stopListening = useLanguage.subscribe(() => void speak().then(paint, () => undefined))
  const t = await speak()
  await letters(t('title'))
  paint(t)
  await idleMoment()
  await fetchRest().catch(() => undefined)
  await fieldLeft()
  coming ??= come()
}
