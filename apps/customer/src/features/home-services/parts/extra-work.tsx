import {
  type OrderChange,
  useChangePreview,
  useDecideChange,
  useOrderChanges,
} from '@angadi/data/orders/order-changes.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Work that whoever is there proposes: for what, the old and the new total, and yes or no. */
export function ExtraWork({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation('home-services')
  const { data, error, isFetching, refetch } = useOrderChanges(orderId)
  if (error && !data)
    return <LoadFailed title={t('extra.failed')} error={error} busy={isFetching} onRetry={refetch} />
  return (
    <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
      {(data ?? [])
        .filter(({ state }) => state === 'proposed')
        .map((change) => (
          <Question key={change.id} orderId={orderId} change={change} />
        ))}
    </div>
  )
}

interface QuestionProps {
  readonly orderId: string
  readonly change: OrderChange
}

function Question({ orderId, change }: QuestionProps) {
  const { t } = useTranslation('home-services')
  const { money } = useFormats()
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const { data: preview, error, isFetching, refetch } = useChangePreview(change.id)
  const { mutate, isPending, variables } = useDecideChange(orderId)
  const answer = (approve: boolean, inCash = false) => ({
    busy: isPending && variables.approve === approve && (variables.inCash ?? false) === inCash,
    unavailableReason: offline,
    onClick: () =>
      mutate(
        { changeId: change.id, approve, inCash },
        { onError: (problem) => notify.problem(t('extra.notSent'), { description: errorText(problem) }) },
      ),
  })
  const setOff = change.charges.reduce((sum, { less_paise: less }) => sum + (less ?? 0), 0)
  return (
    <Card variant="raised" className="flex flex-col gap-4 border-2 border-action">
      <div>
        <h2 className="text-lg font-semibold">{t('extra.title')}</h2>
        <p className="wrap-anywhere text-ink-muted">{change.reason}</p>
      </div>
      <ul className="flex flex-col gap-1.5">
        {change.charges
          .filter(({ name }) => name)
          .map(({ name, amount_paise: amount }) => (
            <li key={`${name} ${amount}`} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="ml-auto tabular-nums">{money(amount ?? 0)}</span>
            </li>
          ))}
        {setOff > 0 ? (
          <li className="flex flex-wrap justify-between gap-x-4 text-success-ink">
            <span>{t('extra.setOff')}</span>
            <span className="ml-auto tabular-nums">−{money(setOff)}</span>
          </li>
        ) : null}
      </ul>
      {preview ? (
        <>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line pt-3">
            <dt>{t('extra.now')}</dt>
            <dd className="text-right tabular-nums">{money(preview.now_paise)}</dd>
            <dt className="font-semibold">{t('extra.then')}</dt>
            <dd className="text-right text-lg font-bold tabular-nums">
              {money(preview.at_once_paise ?? preview.in_cash_paise ?? 0)}
            </dd>
          </dl>
          <div className="flex flex-col gap-2">
            {preview.is_paid && preview.at_once_paise !== null ? (
              <Button wide {...answer(true)}>
                {t('extra.fromWallet', { amount: money(preview.at_once_paise - preview.now_paise) })}
              </Button>
            ) : null}
            {preview.in_cash_paise === null ? null : preview.is_paid ? (
              <Button
                wide
                variant={preview.at_once_paise === null ? 'primary' : 'secondary'}
                {...answer(true, true)}
              >
                {t('extra.inCash', { amount: money(preview.in_cash_paise - preview.now_paise) })}
              </Button>
            ) : (
              <Button wide {...answer(true)}>
                {t('extra.approve')}
              </Button>
            )}
            <Button wide variant="quiet" {...answer(false)}>
              {t('extra.decline')}
            </Button>
          </div>
        </>
      ) : error ? (
        <LoadFailed title={t('extra.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : null}
    </Card>
  )
}
