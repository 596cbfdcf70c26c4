import { pictureUrl } from '@angadi/data/client/config.ts'
import type { SubscriptionOffer } from '@angadi/data/subscriptions/offer.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { CalendarClock, Milk, Sunrise, Truck, Wallet } from 'lucide-react'
import { useSubscriptionLabels } from './use-subscription-labels.ts'

/** What a subscription costs and how it works, before anything is chosen: the price, the hours, the cut-off. */
export function OfferTerms({ offer }: { readonly offer: SubscriptionOffer }) {
  const { t } = useTranslation('subscriptions')
  const { money } = useFormats()
  const labels = useSubscriptionLabels()
  const lines = [
    {
      icon: <Sunrise aria-hidden />,
      text: t('subscribe.window', { range: labels.range(offer.delivers_from, offer.delivers_until) }),
    },
    {
      icon: <CalendarClock aria-hidden />,
      text: t('subscribe.cutOff', { time: labels.clock(offer.cut_off) }),
    },
    { icon: <Wallet aria-hidden />, text: t('subscribe.wallet') },
    {
      icon: <Truck aria-hidden />,
      text:
        offer.delivery_paise > 0
          ? t('subscribe.delivery', { price: money(offer.delivery_paise) })
          : t('subscribe.freeDelivery'),
    },
    ...(offer.deposit_paise > 0
      ? [
          {
            icon: <Milk aria-hidden />,
            text: t('subscribe.deposit', { price: money(offer.deposit_paise) }),
          },
        ]
      : []),
  ]
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Picture
          src={offer.picture ? pictureUrl(offer.picture) : undefined}
          alt=""
          eager
          ratio="square"
          className="w-20"
          fallback={<Milk aria-hidden />}
        />
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <Price paise={offer.price_paise} size="xl" />
          {offer.unit ? <span className="text-ink-muted">{offer.unit}</span> : null}
        </p>
      </div>
      <ul className="flex flex-col gap-2 text-sm text-ink-muted">
        {lines.map(({ icon, text }) => (
          <li key={text} className="flex items-start gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
            {icon}
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
