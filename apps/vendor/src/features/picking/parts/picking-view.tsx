import { type BagCounts, useFinishPicking } from '@angadi/data/grocery/pick.ts'
import { openOffer, type PickingLine } from '@angadi/data/grocery/picking.ts'
import type { PickingList } from '@angadi/data/grocery/picking-list.ts'
import { lineOfCode } from '@angadi/domain/grocery/barcode.ts'
import { BAG_KINDS, type BagKind } from '@angadi/domain/grocery/substitution.ts'
import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { canScan } from '@angadi/shell/scan/barcode-detector.ts'
import { ScanField } from '@angadi/shell/scan/scan-field.tsx'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { PackageCheck, WifiOff } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { usePickingActions } from '../use-picking-actions.ts'
import { LineCard } from './line-card.tsx'
import { PickedBags } from './picked-bags.tsx'
import { PickingHead } from './picking-head.tsx'

const FinishSheet = lazy(() => import('./finish-sheet.tsx'))
const CameraSheet = lazy(() => import('@angadi/shell/scan/camera-sheet.tsx'))

export interface PickingViewProps {
  readonly list: PickingList
  /** When the list came, by this device's clock, in milliseconds. */
  readonly receivedAt: number
  /** Whether the last refresh failed. */
  readonly isStale: boolean
}

/** The lines of an order by the bag that they go into, with everything that a picker decides. */
export function PickingView({ list, receivedAt, isStale }: PickingViewProps) {
  const { t } = useTranslation('picking')
  const unavailableReason = useOfflineReason()
  const actions = usePickingActions(list.order_id)
  const finish = useSheet('pack')
  const { mutateAsync: finishPicking } = useFinishPicking(list.order_id)
  // Here, because the sheet is gone as soon as the order is ready, before the answer is complete.
  const packing = useSubmission({
    form: 'finish-picking',
    work: (counts: BagCounts) => finishPicking(counts),
    onSuccess: finish.close,
    onError: () => undefined,
  })
  const [found, setFound] = useState<number>()
  const [scanning, setScanning] = useState<'camera' | 'typed'>()
  const isOpen = list.status === 'preparing'
  const waiting = list.lines.filter(({ state }) => state === 'waiting').length
  const asked = list.lines.filter((line) => openOffer(line)).length
  const takeCode = (code: string) => {
    const line = lineOfCode(list.lines, code)
    setFound(line?.position)
    if (!line) return actions.tell(t('scan.unknown', { code }))
    actions.tell(undefined)
    document.getElementById(cardId(line))?.scrollIntoView({ block: 'center' })
    // One piece is taken by its scan; what is counted or weighed only unfolds.
    if (line.ordered_grams === null && line.state === 'waiting' && line.quantity === 1) actions.pick(line, 1)
  }
  return (
    <div className="flex flex-col gap-3">
      <PickingHead
        list={list}
        onScan={isOpen ? () => setScanning(canScan() ? 'camera' : 'typed') : undefined}
      />
      {isStale ? (
        <Banner tone="warning" icon={<WifiOff aria-hidden />}>
          {t('stale')}
        </Banner>
      ) : null}
      {isOpen ? null : (
        <Banner icon={<PackageCheck aria-hidden />}>
          {list.packed_at === null ? t('notYet') : t('packed')}
        </Banner>
      )}
      {/* A code that the camera does not read is typed. */}
      {isOpen && scanning ? <ScanField label={t('scan.label')} onCode={takeCode} /> : null}
      {BAG_KINDS.map((kind) => {
        const lines = list.lines.filter((line) => line.packed_with === kind)
        return lines.length === 0 ? null : (
          <BagSection key={kind} kind={kind}>
            {lines.map((line, index) => (
              <li key={line.position} id={cardId(line)} className="scroll-mt-24">
                {line.aisle && line.aisle !== lines[index - 1]?.aisle ? (
                  <p className="bg-surface-sunken px-3 text-xs leading-6 font-semibold text-ink-muted">
                    {line.aisle}
                  </p>
                ) : null}
                <LineCard
                  orderId={list.order_id}
                  vendorId={list.vendor_id}
                  line={line}
                  isOpen={isOpen}
                  isFound={found === line.position}
                  offsetMs={serverOffsetMs(list.server_now, receivedAt)}
                  actions={actions}
                />
              </li>
            ))}
          </BagSection>
        )
      })}
      {list.bags.length > 0 ? <PickedBags list={list} /> : null}
      {isOpen ? (
        <div className="sticky bottom-2 z-raised flex flex-col gap-2 rounded-lg border border-line bg-surface-raised p-1.5 shadow-floating md:bottom-4">
          {actions.problem ? (
            <Banner tone="danger" urgent>
              {actions.problem}
            </Banner>
          ) : null}
          <Button
            wide
            icon={<PackageCheck aria-hidden />}
            unavailableReason={
              unavailableReason ??
              (waiting > 0
                ? t('finish.waiting', { count: waiting })
                : asked > 0
                  ? t('finish.asked', { count: asked })
                  : undefined)
            }
            onClick={finish.open}
          >
            {t('finish.open')}
          </Button>
        </div>
      ) : null}
      {scanning === 'camera' && isOpen ? (
        <Suspense>
          <CameraSheet
            onCode={(code) => {
              setScanning('typed')
              takeCode(code)
            }}
            onClose={() => setScanning('typed')}
          />
        </Suspense>
      ) : null}
      {finish.isOpen && isOpen ? (
        <Suspense>
          <FinishSheet list={list} packing={packing} onClose={finish.close} />
        </Suspense>
      ) : null}
    </div>
  )
}

function cardId({ position }: PickingLine): string {
  return `line-${position}`
}

function BagSection({ kind, children }: { readonly kind: BagKind; readonly children: ReactNode }) {
  const { t } = useTranslation('picking')
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h2 id={id} className="text-base font-bold">
        {t(`bag.${kind}`)}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">{children}</ul>
    </section>
  )
}
