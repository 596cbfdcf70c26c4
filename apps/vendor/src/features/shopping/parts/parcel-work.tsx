import { pictureUrl } from '@angadi/data/client/config.ts'
import { indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Gift, ShoppingBag } from 'lucide-react'
import { ParcelActions, type ParcelProps } from './parcel-actions.tsx'

/** A parcel with what goes into it, where it goes, until when, and the next step. */
export function ParcelWork({ vendorId, parcel, stage, onLabel }: ParcelProps) {
  const { t } = useTranslation(['seller', 'shopping'])
  const { money, day, dateTime } = useFormats()
  const { promised_to: promised, gift } = parcel
  const isLate = promised !== null && stage !== 'past' && stage !== 'away' && promised <= indiaDay(Date.now())
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h2 className="text-lg font-semibold tabular-nums">{parcel.order_number}</h2>
          <p className="text-sm text-ink-muted">
            {t('parcel.to', {
              name: parcel.customer_name,
              city: parcel.city ?? '',
              pincode: parcel.pincode ?? '',
            })}
          </p>
        </div>
        <div className="flex flex-wrap gap-1">
          {parcel.purpose === 'replacement' ? (
            <Badge tone="action">{t('shopping:parcel.replacement')}</Badge>
          ) : null}
          {parcel.collect_cash_paise > 0 && parcel.purpose === 'order' ? (
            <Badge tone="warning">{t('parcel.collect', { amount: money(parcel.collect_cash_paise) })}</Badge>
          ) : null}
          {stage === 'away' || stage === 'past' ? (
            <Badge tone={parcel.state === 'delivered' ? 'success' : 'neutral'}>
              {t(`shopping:parcel.state.${parcel.state}`)}
            </Badge>
          ) : null}
        </div>
      </div>
      <ul className="flex flex-col gap-2">
        {parcel.lines.map((line, index) => (
          // The same thing may be there twice.
          <li key={`${line.name} ${index}`} className="flex items-center gap-3">
            <Picture
              src={pictureUrl(line.picture)}
              alt=""
              ratio="square"
              fit="contain"
              rounded="md"
              fallback={<ShoppingBag aria-hidden />}
              className="w-14"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{line.name}</span>
              <span className="text-sm text-ink-muted">{Object.values(line.variant).join(' · ')}</span>
            </span>
            <span
              className={`text-xl font-bold tabular-nums ${line.quantity > 1 ? 'rounded-xs bg-accent-soft px-2 text-accent-ink' : ''}`}
            >
              {line.quantity}×
            </span>
          </li>
        ))}
      </ul>
      {parcel.instructions ? (
        <p className="rounded-md bg-surface-sunken px-3 py-2 text-sm wrap-anywhere">{parcel.instructions}</p>
      ) : null}
      {gift ? (
        <p className="flex gap-2 rounded-md bg-accent-soft px-3 py-2 text-sm text-accent-ink">
          <Gift aria-hidden className="size-5 shrink-0" />
          <span className="wrap-anywhere">
            {t('parcel.gift', { recipient: gift.recipient, sender: gift.sender })}
            {gift.message ? ` “${gift.message}”` : ''}
          </span>
        </p>
      ) : null}
      <p className={`text-sm ${isLate ? 'font-semibold text-danger-ink' : 'text-ink-muted'}`}>
        {stage === 'new' && parcel.accept_by
          ? t('parcel.acceptBy', { time: dateTime(parcel.accept_by) })
          : parcel.carrier_name
            ? [parcel.carrier_name, parcel.tracking_number].filter(Boolean).join(' · ')
            : promised
              ? t('parcel.promised', { day: day(promised) })
              : null}
      </p>
      <ParcelActions vendorId={vendorId} parcel={parcel} stage={stage} onLabel={onLabel} />
    </Card>
  )
}
