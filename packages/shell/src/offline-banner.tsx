import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { CloudOff, Wifi } from 'lucide-react'
import { useEffect, useState } from 'react'

/** How long "Back online" stays (Spec §4 Offline banner). */
const BACK_ONLINE_MS = 3000

/** Says when the network is gone, and for a moment when it is back. */
export function OfflineBanner() {
  const { t } = useTranslation('shell')
  const [state, setState] = useState<'online' | 'offline' | 'back'>(navigator.onLine ? 'online' : 'offline')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const gone = () => setState('offline')
    const back = () => {
      setState('back')
      timer = setTimeout(() => setState('online'), BACK_ONLINE_MS)
    }
    window.addEventListener('offline', gone)
    window.addEventListener('online', back)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', gone)
      window.removeEventListener('online', back)
    }
  }, [])
  return (
    <div role="status">
      {state === 'offline' ? (
        <Banner edge tone="warning" icon={<CloudOff aria-hidden />}>
          {t('offline')}
        </Banner>
      ) : null}
      {state === 'back' ? (
        <Banner edge tone="success" icon={<Wifi aria-hidden />}>
          {t('backOnline')}
        </Banner>
      ) : null}
    </div>
  )
}
