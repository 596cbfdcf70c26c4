import { type PayoutStatement, usePayoutStatement } from '@angadi/data/earnings/payout-statements.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { LINE_CODES } from './line-codes.ts'
import { StatementMovements } from './statement-movements.tsx'

/** One statement, line by line, from what was carried over to the bank. */
export function StatementSheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation(['earnings', 'common'])
  const { dateTime } = useFormats()
  const { data, isPending, isFetching, refetch } = usePayoutStatement(id)
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={
        data ? t(`statements.cycle.${data.cycle}`, { time: dateTime(data.run_at) }) : t('statements.one')
      }
      closeLabel={t('common:close')}
    >
      {data ? <Lines statement={data} /> : null}
      {isPending ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      ) : null}
      {data || isPending ? null : (
        <LoadFailed title={t('statements.failed')} busy={isFetching} onRetry={refetch} />
      )}
    </DialogSheet>
  )
}

function Lines({ statement }: { readonly statement: PayoutStatement }) {
  const { t } = useTranslation('earnings')
  const { money, dateTime } = useFormats()
  const signed = (paise: number) => `${paise < 0 ? '−' : ''}${money(Math.abs(paise))}`
  const { payout, reason } = statement
  return (
    <div className="flex flex-col gap-5">
      <KeyValueList
        entries={[
          { key: 'opening', label: t('statements.opening'), value: signed(statement.opening_paise) },
          ...statement.lines.map(({ code, amount_paise }) => ({
            key: code,
            label: t(`statements.line.${LINE_CODES.find((known) => known === code) ?? 'adjustment'}`),
            value: signed(amount_paise),
          })),
          { key: 'closing', label: t('statements.closing'), value: signed(statement.closing_paise) },
          { key: 'payout', label: t('statements.payout'), value: signed(-statement.payout_paise) },
          { key: 'carried', label: t('statements.carried'), value: signed(statement.carried_paise) },
        ]}
      />
      {reason ? <p>{t(`statements.reason.${reason}`)}</p> : null}
      {statement.held.length > 0 ? (
        <KeyValueList
          entries={statement.held.map(({ amount_paise, payable_at }, at) => ({
            key: `held ${at}`,
            label: t('statements.heldUntil', { time: dateTime(payable_at) }),
            value: money(amount_paise),
          }))}
        />
      ) : null}
      {statement.reserve.length > 0 ? (
        <KeyValueList
          entries={statement.reserve.map(({ amount_paise, release_at }, at) => ({
            key: `reserve ${at}`,
            label: t('statements.reserveUntil', { time: dateTime(release_at) }),
            value: money(amount_paise),
          }))}
        />
      ) : null}
      {payout ? (
        <p className="text-ink-muted">
          {[payout.destination, t(`payout.status.${payout.status}`), payout.reference, payout.note]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      <StatementMovements id={statement.id} />
    </div>
  )
}
