import { type SosAlarm, useAcknowledgeSos } from '@angadi/data/rides/sos-desk.ts'
import { directionsTo } from '@angadi/domain/geo.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { MapPin } from 'lucide-react'
import { useState } from 'react'

/** One alarm: who calls, where, whom to call back, and the answer with what is done. */
export function AlarmCard({ alarm }: { readonly alarm: SosAlarm }) {
  const { t } = useTranslation('admin')
  const { dateTime, time } = useFormats()
  const errorText = useErrorText()
  const take = useAcknowledgeSos()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const { sos_id: id, order_id: orderId, lat, lng } = alarm
  const person = (key: 'customer' | 'rider' | 'driver', about: string | null | undefined = undefined) => {
    const who = alarm[key]
    if (!who) return []
    return [
      {
        key,
        label: t(`safety.${key}`),
        value: (
          <span className="flex flex-col items-end">
            <span>{[who.name, about].filter(Boolean).join(' · ')}</span>
            {who.phone ? (
              <a href={`tel:${who.phone}`} className="inline-flex min-h-touch items-center underline">
                {who.phone}
              </a>
            ) : null}
          </span>
        ),
      },
    ]
  }
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">
          <AppLink to={pathTo('adminOrder', { orderId })} className="underline">
            {t('safety.order', { number: alarm.order_number })}
          </AppLink>
        </h2>
        <Badge tone="danger">{t(`safety.by.${alarm.role}`)}</Badge>
      </div>
      <p className="font-semibold tabular-nums">
        {t('safety.since', { time: dateTime(alarm.at) })} · {t('safety.told', { count: alarm.told })}
      </p>
      <KeyValueList
        entries={[...person('customer'), ...person('rider'), ...person('driver', alarm.driver?.plate)]}
      />
      {lat != null && lng != null ? (
        <div>
          <LinkButton
            variant="secondary"
            size="sm"
            icon={<MapPin aria-hidden />}
            render={<a href={directionsTo({ lat, lng })} target="_blank" rel="noreferrer" />}
          >
            {t('safety.place')}
          </LinkButton>
          {alarm.position_at ? (
            <p className="mt-1 text-sm text-ink-muted tabular-nums">
              {t('safety.seenAt', { time: time(alarm.position_at) })}
            </p>
          ) : null}
        </div>
      ) : (
        <p className="text-sm text-ink-muted">{t('safety.noPlace')}</p>
      )}
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (note.trim() === '') return
          take.mutate(
            { id, note: note.trim() },
            {
              onSuccess: () => notify.success(t('safety.taken')),
              onError: (error) => notify.problem(errorText(error)),
            },
          )
        }}
      >
        <TextArea
          label={t('safety.note')}
          maxLength={500}
          rows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={isTried && note.trim() === '' ? t('safety.noteMissing') : undefined}
        />
        <Button type="submit" variant="danger" busy={take.isPending}>
          {t('safety.take')}
        </Button>
      </form>
    </Card>
  )
}
