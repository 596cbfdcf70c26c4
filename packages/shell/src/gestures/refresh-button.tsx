import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useRefresh } from './use-refresh.ts'

/** Fetches the screen's data anew, for whoever has no finger to pull with. */
export function RefreshButton() {
  const { t } = useTranslation('header', { useSuspense: false })
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  return (
    <IconButton
      label={t('refresh')}
      icon={<RefreshCw aria-hidden className={isBusy ? 'animate-spin' : ''} />}
      aria-busy={isBusy || undefined}
      onClick={() => {
        setBusy(true)
        void refresh().finally(() => setBusy(false))
      }}
    />
  )
}
