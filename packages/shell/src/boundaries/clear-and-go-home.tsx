import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { useState } from 'react'
import { HomeLink } from './home-link.tsx'
import { useFailureLabels } from './use-failure-labels.ts'

/**
 * Go Home of the sign-in screens: shows what is lost, then clears local and session storage (Spec §4 Error boundaries).
 */
export function ClearAndGoHome({ onAsk }: { readonly onAsk: () => void }) {
  const labels = useFailureLabels()
  const { t, i18n } = useTranslation(['recovery', 'common'], { useSuspense: false })
  const [isAsking, setAsking] = useState(false)
  // Nothing is cleared without confirmation, and the confirmation needs its messages.
  if (!i18n.exists('recovery:boundary.clear.title')) return <HomeLink />
  if (!isAsking)
    return (
      <Button
        variant="secondary"
        onClick={() => {
          onAsk()
          setAsking(true)
        }}
      >
        {labels.goHome}
      </Button>
    )
  return (
    <div className="order-last w-full text-start">
      <Banner urgent tone="warning" title={t('boundary.clear.title')}>
        <p>{t('boundary.clear.text')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setAsking(false)}>
            {t('common:cancel')}
          </Button>
          <Button variant="danger" size="sm" onClick={clearAndGoHome}>
            {t('boundary.clear.confirm')}
          </Button>
        </div>
      </Banner>
    </div>
  )
}

function clearAndGoHome(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // A browser that refuses storage has nothing to clear.
  }
  window.location.assign(pathTo('home'))
}
