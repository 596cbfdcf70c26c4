import { type BagCounts, useFinishPicking } from '@angadi/data/grocery/pick.ts'
import { openOffer, type PickingLine } from '@angadi/data/grocery/picking.ts'
import type { PickingList } from '@angadi/data/grocery/picking-list.ts'
import { lineOfCode } from '@angadi/domain/grocery/barcode.ts'
import { BAG_KINDS, type BagKind } from '@angadi/domain/grocery/substitution.ts'
import { serverOffsetMs } from '@angadi/domain/time/server-offset.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { ScanField } from '@angadi/shell/scan/scan-field.tsx'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { PackageCheck, WifiOff } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { usePickingActions } from '../use-picking-actions.ts'
import { LineCard } from './line-card.tsx'
import { PickedBags } from './picked-bags.tsx'
import { PickingHead } from './picking-head.tsx'

const FinishSheet = lazy(() => import('./finish-sheet.tsx'))

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
  const [scanned, setScanned] = useState<{ readonly position?: number; readonly error?: string }>({})
  const isOpen = list.status === 'preparing'
  const waiting = list.lines.filter(({ state }) => state === 'waiting').length
  const asked = list.lines.filter((line) => openOffer(line)).length
  const takeCode = (code: string) => {
    const line = lineOfCode(list.lines, code)
    if (!line) return setScanned({ error: t('scan.unknown', { code }) })
    setScanned({ position: line.position })
    document.getElementById(cardId(line))?.scrollIntoView({ block: 'center' })
    // Each scan counts one piece; what is weighed only shows its card.
    if (line.ordered_grams === null && line.state === 'waiting' && line.quantity === 1) actions.pick(line, 1)
  }
  return (
    <div className="flex flex-col gap-5">
      <PickingHead list={list} />
      {isStale ? (
        <Banner tone="warning" icon={<WifiOff aria-hidden />}>
          {t('stale')}
        </Banner>
      ) : null}
      {isOpen ? (
        <ScanField label={t('scan.label')} error={scanned.error} onCode={takeCode} />
      ) : (
        <Banner icon={<PackageCheck aria-hidden />}>
          {list.packed_at === null ? t('notYet') : t('packed')}
        </Banner>
      )}
      {BAG_KINDS.map((kind) => {
        const lines = list.lines.filter((line) => line.packed_with === kind)
        return lines.length === 0 ? null : (
          <BagSection key={kind} kind={kind}>
            {lines.map((line) => (
              <li key={line.position} id={cardId(line)} className="scroll-mt-24">
                <LineCard
                  line={line}
                  isOpen={isOpen}
                  isFound={scanned.position === line.position}
                  offsetMs={serverOffsetMs(list.server_now, receivedAt)}
                  actions={actions}
                />
              </li>
            ))}
          </BagSection>
        )
      })}
      {list.bags.length > 0 ? <PickedBags bags={list.bags} /> : null}
      {isOpen ? (
        <div className="sticky bottom-[calc(var(--spacing-nav-room)+0.5rem)] z-raised flex flex-col gap-1 rounded-lg border border-line bg-surface-raised p-3 shadow-floating md:bottom-4">
          <Button
            size="lg"
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
  return (
    <Section title={t(`bag.${kind}`)}>
      <ul className="flex flex-col gap-3">{children}</ul>
    </Section>
  )
}
