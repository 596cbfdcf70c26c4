import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { ReactNode } from 'react'
import { PullToRefresh } from './pull-to-refresh.tsx'
import { useRefresh } from './use-refresh.ts'

/** A screen whose data is refetched by pulling it down; the account menu does the same without a gesture. */
export function PullRefresh({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('header', { useSuspense: false })
  const refresh = useRefresh()
  return (
    <PullToRefresh
      labels={{ pull: t('pull.pull'), release: t('pull.release'), refreshing: t('pull.refreshing') }}
      onRefresh={refresh}
    >
      {children}
    </PullToRefresh>
  )
}
