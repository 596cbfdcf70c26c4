import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { NetworkBanner } from './network-banner.tsx'
import { useNetworkNotice } from './use-network-notice.ts'

/** Shows when the network is lost or slow, and briefly when it is back (Spec §8 Offline). */
export function OfflineBanner() {
  const { t } = useTranslation('shell')
  const notice = useNetworkNotice()
  return (
    <NetworkBanner notice={notice}>
      {notice === 'offline' ? t('offline') : null}
      {notice === 'backOnline' ? t('backOnline') : null}
      {notice === 'slow' ? <SlowLabels /> : null}
    </NetworkBanner>
  )
}

/** Its messages load when they are first needed. */
function SlowLabels() {
  const { t, ready } = useTranslation('recovery', { useSuspense: false })
  return ready ? t('network.slow') : null
}
