import { type Device, useEndSession } from '@angadi/data/account/devices.ts'
import { deviceName } from '@angadi/domain/account/device-name.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { MonitorSmartphone, Smartphone, Tablet } from 'lucide-react'

const PICTURES = {
  phone: <Smartphone aria-hidden />,
  tablet: <Tablet aria-hidden />,
  computer: <MonitorSmartphone aria-hidden />,
  unknown: <MonitorSmartphone aria-hidden />,
} as const

/** One browser in which the account is signed in. */
export function DeviceRow({ device }: { readonly device: Device }) {
  const { t } = useTranslation('profile')
  const { dateTime } = useFormats()
  const errorText = useErrorText()
  const { mutate: end, isPending } = useEndSession()
  const { browser, system, kind } = deviceName(device.user_agent)
  const name =
    browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'))
  const seen = t('devices.lastSeen', { at: dateTime(device.last_seen_at) })
  const leave = () =>
    end(device.id, {
      onError: (error) => notify.problem(errorText(error)),
    })
  return (
    <ListRow
      lead={PICTURES[kind]}
      title={name}
      note={device.ip ? `${seen} · ${device.ip}` : seen}
      trail={
        device.is_current ? (
          <Badge tone="success">{t('devices.here')}</Badge>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            busy={isPending}
            aria-label={t('devices.endNamed', { name })}
            onClick={leave}
          >
            {t('devices.end')}
          </Button>
        )
      }
    />
  )
}
