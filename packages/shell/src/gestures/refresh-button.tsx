import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useRefresh } from './use-refresh.ts'

/** Refetches the screen's data, for users without touch. */
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
