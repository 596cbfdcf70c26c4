import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazy } from '../boundaries/lazy.tsx'
import { InstallCard } from './install-card.tsx'
import { type InstallOffer, spendInstallOffer, useInstallOffer } from './install-offer.ts'
import { mayOfferInstall } from './install-rules.ts'

const IosHint = lazy(() => import('./ios-hint.tsx'))

const DISMISSED = 'angadi.install-dismissed'

function dismissedAt(): number | undefined {
  try {
    return Number(localStorage.getItem(DISMISSED) ?? undefined) || undefined
  } catch {
    return undefined
  }
}

function dismiss(): void {
  try {
    localStorage.setItem(DISMISSED, String(Date.now()))
  } catch {
    // Without storage it may be offered again with the next visit.
  }
}

/** Safari on iPhone and iPad reports whether the page runs from the home screen; no other browser has the property. */
function isIosBrowser(): boolean {
  return 'standalone' in navigator && navigator.standalone === false
}

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}

function useScreens(): { readonly pathname: string; readonly screens: number } {
  const { pathname } = useLocation()
  const [seen, setSeen] = useState<readonly string[]>([pathname])
  if (!seen.includes(pathname)) setSeen([...seen, pathname])
  return { pathname, screens: seen.length }
}

/** Decides when Add to Home Screen is offered, and does it (Spec §2 Add to Home Screen button). */
export function AddToHome() {
  const offer = useInstallOffer()
  const { pathname, screens } = useScreens()
  const [isShown, setShown] = useState(false)
  const [isHintOpen, setHintOpen] = useState(false)
  useEffect(() => {
    const facts = { pathname, screens, dismissedAt: dismissedAt(), now: Date.now() }
    const canInstall = offer !== undefined || isIosBrowser()
    setShown(mayOfferInstall({ ...facts, canInstall, isInstalled: isInstalled() }))
  }, [offer, pathname, screens])
  const gone = () => {
    dismiss()
    setShown(false)
  }
  return (
    <>
      {isShown ? (
        <InstallCard
          onGone={gone}
          onInstall={() => {
            gone()
            if (offer) install(offer)
            else setHintOpen(true)
          }}
        />
      ) : null}
      {isHintOpen ? (
        <Suspense>
          <IosHint onClose={() => setHintOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function install(offer: InstallOffer): void {
  spendInstallOffer()
  // The browser's own dialog has shown its result already.
  offer.prompt().catch(() => undefined)
}
