import { useStateBottles } from '@angadi/data/subscriptions/change.ts'
import type { Subscription } from '@angadi/data/subscriptions/my-subscriptions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { useState } from 'react'
import { useAttempt } from '../../../shared/subscription/use-attempt.ts'

/** The bottles that the customer has, and those that are put out for the next delivery. */
export function BottleCount({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('subscriptions')
  const attempt = useAttempt()
  const { mutateAsync: state, isPending } = useStateBottles()
  const [count, setCount] = useState(subscription.bottles_out)
  return (
    <section className="flex flex-col gap-3 rounded-lg bg-surface-sunken p-4">
      <h3 className="font-semibold">{t('bottles.title')}</h3>
      <p className="text-sm">
        {t('bottles.text', { out: subscription.bottles_out, paid: subscription.bottles_paid })}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <NumberStepper
          label={t('bottles.count')}
          value={Math.min(count, subscription.bottles_out)}
          min={1}
          max={subscription.bottles_out}
          decreaseLabel={t('quantity.less')}
          increaseLabel={t('quantity.more')}
          onChange={setCount}
        />
        <Button
          variant="secondary"
          className="grow"
          busy={isPending}
          onClick={() =>
            void attempt(
              state({ id: subscription.id, count: Math.min(count, subscription.bottles_out) }),
              () => t('bottles.stated'),
            )
          }
        >
          {t('bottles.state')}
        </Button>
      </div>
    </section>
  )
}
