import type { BagCounts } from '@angadi/data/grocery/pick.ts'
import { acceptedOffer } from '@angadi/data/grocery/picking.ts'
import type { PickingList } from '@angadi/data/grocery/picking-list.ts'
import { BAG_KINDS, type BagKind } from '@angadi/domain/grocery/substitution.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { SubmissionHandle } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { useState } from 'react'

/** The most bags of one sort. */
const MOST_BAGS = 20

export interface FinishSheetProps {
  readonly list: PickingList
  /** How the counted bags are sent. */
  readonly packing: SubmissionHandle<BagCounts>
  readonly onClose: () => void
}

/** How many bags of each sort were packed, and what goes back to the customer; then the order is ready. */
export default function FinishSheet({ list, packing, onClose }: FinishSheetProps) {
  const { t } = useTranslation(['picking', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const filled = BAG_KINDS.filter((kind) =>
    list.lines.some((line) => line.packed_with === kind && chargedOf(line) > 0),
  )
  const [counts, setCounts] = useState<BagCounts>(() => ({
    food: Number(filled.includes('food')),
    chilled: Number(filled.includes('chilled')),
    non_food: Number(filled.includes('non_food')),
  }))
  const back = list.lines.reduce((sum, line) => sum + line.total_paise - chargedOf(line), 0)
  const { submit, isBusy, error } = packing
  const [isSealed, setSealed] = useState(false)
  const many = filled.reduce((sum, kind) => sum + counts[kind], 0)
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('finish.title')}
      description={t('finish.text')}
      closeLabel={t('common:close')}
      footer={
        <Button
          wide
          size="lg"
          busy={isBusy}
          unavailableReason={isSealed ? undefined : t('finish.sealFirst')}
          onClick={() => void submit(counts)}
        >
          {t('finish.confirm')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {error ? (
          <Banner tone="danger" urgent>
            {errorText(error)}
          </Banner>
        ) : null}
        {filled.map((kind) => (
          <BagCount
            key={kind}
            kind={kind}
            value={counts[kind]}
            onChange={(count) => setCounts((now) => ({ ...now, [kind]: count }))}
          />
        ))}
        <Checkbox
          label={t('finish.sealed', { count: many })}
          checked={isSealed}
          onChange={(event) => setSealed(event.currentTarget.checked)}
        />
        <p className="font-medium">
          {back > 0 ? t('finish.back', { amount: money(back) }) : t('finish.everything')}
        </p>
      </div>
    </DialogSheet>
  )
}

/** What a line costs in the end, substitution included, in paise, at the prices of the shelf. */
function chargedOf(line: PickingList['lines'][number]): number {
  return (line.picked_paise ?? line.total_paise) + (acceptedOffer(line)?.total_paise ?? 0)
}

interface BagCountProps {
  readonly kind: BagKind
  readonly value: number
  readonly onChange: (count: number) => void
}

function BagCount({ kind, value, onChange }: BagCountProps) {
  const { t } = useTranslation('picking')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-semibold">{t(`bag.${kind}`)}</p>
      <NumberStepper
        label={t('finish.bags', { bag: t(`bag.${kind}`) })}
        value={value}
        onChange={onChange}
        min={1}
        max={MOST_BAGS}
        decreaseLabel={t('pick.less')}
        increaseLabel={t('pick.more')}
      />
    </div>
  )
}
