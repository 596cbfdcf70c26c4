import type { PushState } from '@angadi/data/push/push-state.ts'
import { usePush } from '@angadi/data/push/use-push.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Button } from '@angadi/ui/button/button.tsx'

/** Whether new orders are notified on this device while no page is open, and how to switch it on. */
export function DeviceNotifications() {
  const { t } = useTranslation(['vendor-settings', 'pwa'])
  const offline = useOfflineReason()
  const { state, turnOn } = usePush()
  const said: Readonly<Record<PushState, string>> = {
    on: t('device.pushOn'),
    off: t('pwa:push.kitchen.text'),
    blocked: t('pwa:push.blocked.text'),
    install_first: t('pwa:push.installFirst'),
    unsupported: t('device.pushUnsupported'),
  }
  return (
    <div className="flex min-h-touch flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t('device.push')}</p>
        <p role="status" className="text-sm text-ink-muted">
          {state === undefined ? t('device.pushLooking') : said[state]}
        </p>
        {turnOn.isError ? (
          <p role="alert" className="text-sm text-danger-ink">
            {t('pwa:push.failed')}
          </p>
        ) : null}
      </div>
      {state === 'off' ? (
        <Button
          variant="soft"
          busy={turnOn.isPending}
          unavailableReason={offline}
          onClick={() => turnOn.mutate()}
        >
          {t('device.pushTurnOn')}
        </Button>
      ) : null}
    </div>
  )
}
