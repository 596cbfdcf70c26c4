import { type AdminPicking, useAdminPicking } from '@angadi/data/grocery/admin-picking.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { PickedLine } from './picked-line.tsx'

export interface PickingSheetProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** The picking of one order: each line, what was offered and who answered, the bags; cancelling and refunds are with the order. */
export default function PickingSheet({ orderId, onClose }: PickingSheetProps) {
  const { t } = useTranslation(['picking', 'common'])
  const { data, error, isFetching, refetch } = useAdminPicking(orderId)
  return (
    <DialogSheet
      open
      size="lg"
      desktop="drawer"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={data?.order_number ?? t('admin.order')}
      closeLabel={t('common:close')}
      footer={
        <LinkButton
          wide
          variant="secondary"
          render={<AppLink to={pathTo('admin', undefined, { order: orderId })} />}
        >
          {t('admin.openOrder')}
        </LinkButton>
      }
    >
      {data ? (
        <PickingDetails picking={data} />
      ) : error ? (
        <LoadFailed title={t('admin.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton shape="box" className="h-64" />
        </SkeletonGroup>
      )}
    </DialogSheet>
  )
}

function PickingDetails({ picking }: { readonly picking: AdminPicking }) {
  const { t } = useTranslation(['picking', 'admin'])
  const { money, dateTime } = useFormats()
  return (
    <div className="flex flex-col gap-8">
      <KeyValueList
        entries={[
          { key: 'status', label: t('admin:columns.status'), value: t(`admin:status.${picking.status}`) },
          { key: 'store', label: t('admin.store'), value: picking.vendor_name },
          { key: 'customer', label: t('admin:columns.customer'), value: picking.customer_name },
          ...(picking.picking_at
            ? [{ key: 'picking', label: t('admin.pickingSince'), value: dateTime(picking.picking_at) }]
            : []),
          ...(picking.packed_at
            ? [{ key: 'packed', label: t('admin.packedAt'), value: dateTime(picking.packed_at) }]
            : []),
          { key: 'total', label: t('admin:columns.total'), value: money(picking.total_paise) },
          ...(picking.back_paise > 0
            ? [{ key: 'back', label: t('admin.back'), value: money(picking.back_paise) }]
            : []),
          ...(picking.instructions
            ? [{ key: 'note', label: t('admin.note'), value: picking.instructions }]
            : []),
        ]}
      />
      <Section title={t('admin.lines')}>
        <ul className="divide-y divide-line">
          {picking.lines.map((line) => (
            <li key={line.position} className="py-3">
              <PickedLine line={line} />
            </li>
          ))}
        </ul>
      </Section>
      {picking.bags.length > 0 ? (
        <Section title={t('bags.title')}>
          <KeyValueList
            entries={picking.bags.map((bag) => ({
              key: String(bag.number),
              label: `${bag.number} · ${t(`bag.${bag.holds}`)}`,
              value: bag.checked_at ? t('admin.takenAt', { at: dateTime(bag.checked_at) }) : bag.code,
            }))}
          />
        </Section>
      ) : null}
    </div>
  )
}
