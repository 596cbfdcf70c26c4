import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Suspense } from 'react'

const CancelRideSheet = lazy(() => import('./cancel-ride-sheet.tsx'))

/** The button to cancel a ride; what it costs is shown before anything happens. */
export function CancelRide({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('rides')
  const sheet = useSheet('cancel-ride')
  return (
    <>
      <Button variant="dangerQuiet" wide onClick={sheet.open}>
        {t('cancel.action')}
      </Button>
      {sheet.isOpen ? (
        <Suspense>
          <CancelRideSheet orderId={orderId} onClose={sheet.close} />
        </Suspense>
      ) : null}
    </>
  )
}
