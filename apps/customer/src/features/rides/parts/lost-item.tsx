import { useReportLostItem } from '@angadi/data/rides/ride-acts.ts'
import type { RideDetail } from '@angadi/data/rides/ride-detail.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface LostItemProps {
  readonly orderId: string
  readonly reported: RideDetail['lost_item']
}

/** Reports what was left in the vehicle; the driver is asked. */
export function LostItem({ orderId, reported }: LostItemProps) {
  const { t } = useTranslation('rides')
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const report = useReportLostItem(orderId)
  const [key, setKey] = useState<string>()
  const [what, setWhat] = useState('')
  const [isTried, setTried] = useState(false)
  if (reported) return <Banner>{t('end.lostDone', { what: reported.what ?? '' })}</Banner>
  if (key === undefined)
    return (
      <Button variant="quiet" onClick={() => setKey(crypto.randomUUID())}>
        {t('end.lost')}
      </Button>
    )
  return (
    <Card>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (what.trim() === '') return
          report.mutate(
            { what: what.trim(), key },
            {
              onSuccess: () => notify.success(t('end.lostSent')),
              onError: (error) => notify.problem(errorText(error)),
            },
          )
        }}
      >
        <h2 className="text-lg font-semibold">{t('end.lostTitle')}</h2>
        <TextArea
          label={t('end.lostLabel')}
          maxLength={300}
          rows={2}
          value={what}
          onChange={({ target }) => setWhat(target.value)}
          error={isTried && what.trim() === '' ? t('end.lostMissing') : undefined}
        />
        <Button type="submit" busy={report.isPending} unavailableReason={offline}>
          {t('end.lostSend')}
        </Button>
      </form>
    </Card>
  )
}
