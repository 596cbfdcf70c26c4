import { type RequestedReturn, type ReturnRequest, useRequestReturn } from '@angadi/data/shopping/returns.ts'
import type { ShopOrder } from '@angadi/data/shopping/shop-order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { RotateCcw } from 'lucide-react'
import { Suspense } from 'react'
import { returnableLines } from '../returnable-lines.ts'
import { ReturnStatus } from './return-status.tsx'

const ReturnSheet = lazy(() => import('./return-sheet.tsx'))

export interface OrderReturnsProps {
  readonly orderId: string
  readonly shopOrder: ShopOrder
}

/** The returns of an order, and the way to ask for another one while something can be returned. */
export function OrderReturns({ orderId, shopOrder }: OrderReturnsProps) {
  const { t } = useTranslation('shopping')
  const { day } = useFormats()
  const sheet = useSheet('return')
  const { mutateAsync: request } = useRequestReturn(orderId)
  // Here and not in the sheet: once everything is sent back, the sheet is gone before the answer is here.
  const submission = useSubmission<ReturnRequest, RequestedReturn>({
    form: 'return',
    work: (typed) => request(typed),
    onSuccess: ({ number }) => {
      notify.success(t('return.sent', { number }), { description: t('return.sentText') })
      sheet.close()
    },
    onError: () => undefined,
  })
  const lines = returnableLines(shopOrder)
  const until = lines
    .map(({ return_until }) => return_until ?? '')
    .toSorted()
    .at(-1)
  if (lines.length === 0 && shopOrder.returns.length === 0) return null
  return (
    <Section title={t('return.title')}>
      {shopOrder.returns.map((one) => (
        <ReturnStatus key={one.id} card={one} />
      ))}
      {until ? (
        <>
          <p className="text-ink-muted">{t('return.until', { day: day(new Date(Date.parse(until) - 1)) })}</p>
          <Button
            variant="secondary"
            icon={<RotateCcw aria-hidden />}
            className="self-start"
            onClick={() => {
              submission.reset()
              sheet.open()
            }}
          >
            {t('return.ask')}
          </Button>
          {sheet.isOpen ? (
            <Suspense>
              <ReturnSheet
                orderId={orderId}
                shopOrder={shopOrder}
                submission={submission}
                onClose={sheet.close}
              />
            </Suspense>
          ) : null}
        </>
      ) : null}
    </Section>
  )
}
