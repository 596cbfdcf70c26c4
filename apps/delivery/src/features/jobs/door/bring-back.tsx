import { type Returned, useConfirmHandedBack, useMyReturns } from '@angadi/data/courier-console/door.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { StopCard } from '../parts/stop-card.tsx'

/** Orders that nobody took and that go back to their vendor, each until it is there; nothing where there is none. */
export default function BringBack() {
  const { data = [] } = useMyReturns()
  return data.map((back) => <One key={back.order_id} back={back} />)
}

function One({ back }: { readonly back: Returned }) {
  const { t } = useTranslation('courier-door')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const confirm = useConfirmHandedBack()
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">{t('back.title', { number: back.order_number })}</h2>
      <StopCard
        kind="pickup"
        name={back.vendor_name}
        lines={back.vendor_address ? [back.vendor_address] : []}
        at={back}
        contact={<ContactSlot orderId={back.order_id} as="courier" with="vendor" />}
      >
        <Button
          wide
          busy={confirm.isPending}
          unavailableReason={unavailableReason}
          onClick={() =>
            confirm.mutate(back.order_id, {
              onSuccess: () => notify.success(t('back.told', { vendor: back.vendor_name })),
              onError: (error) => notify.problem(errorText(error)),
            })
          }
        >
          {t('back.done')}
        </Button>
      </StopCard>
    </section>
  )
}
