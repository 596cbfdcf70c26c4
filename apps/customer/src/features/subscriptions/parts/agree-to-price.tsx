import { useAgreeToPrice } from '@angadi/data/subscriptions/change.ts'
import type { Subscription } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { IndianRupee } from 'lucide-react'
import { useAttempt } from '../../../shared/subscription/use-attempt.ts'

/** A new price that the customer has not agreed to yet. */
export function AgreeToPrice({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('subscriptions')
  const { money } = useFormats()
  const attempt = useAttempt()
  const { mutateAsync: agree, isPending } = useAgreeToPrice()
  const paise = subscription.price_paise ?? 0
  const price = money(paise)
  return (
    <Banner
      tone="warning"
      icon={<IndianRupee aria-hidden />}
      title={t('price.title', { price })}
      action={
        <Button
          size="sm"
          variant="secondary"
          busy={isPending}
          onClick={() =>
            void attempt(agree({ id: subscription.id, paise }), () => t('price.agreed', { price }))
          }
        >
          {t('price.agree')}
        </Button>
      }
    >
      {t('price.text', { was: money(subscription.agreed_paise) })}
    </Banner>
  )
}
