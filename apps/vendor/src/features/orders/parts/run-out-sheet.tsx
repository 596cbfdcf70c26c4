import type { VendorOrder } from '@angadi/data/vendor-console/order.ts'
import { useProposeDish, useRunOutChoices } from '@angadi/data/vendor-console/run-out.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { useState } from 'react'
import { SOLD_OUT_FOR, soldOutUntil } from '../../../shared/sold-out/sold-out-until.ts'
import { useItemSwitch } from '../../../shared/sold-out/use-item-switch.ts'
import { StepperField } from '../../../shared/stepper-field.tsx'

/** The choice to do without, and the choice to leave an item on sale. */
const WITHOUT = 'without'
const STAY = 'stay'

export interface RunOutSheetProps {
  readonly order: VendorOrder
  readonly vendorId: string
  readonly onClose: () => void
}

/** Asks the customer about a dish that ran out: something else, or without it; and takes the dish off sale. */
export default function RunOutSheet({ order, vendorId, onClose }: RunOutSheetProps) {
  const { t } = useTranslation(['vendor', 'common'])
  const { money } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const switchItem = useItemSwitch(vendorId)
  const { mutateAsync } = useProposeDish()
  const lines = order.items.flatMap((item, index) => {
    const left = item.came ?? item.quantity
    return item.asked || left === 0 ? [] : [{ item, position: index + 1, left }]
  })
  const [position, setPosition] = useState(lines.length === 1 ? lines[0]?.position : undefined)
  const [missing, setMissing] = useState<number>()
  const [offered, setOffered] = useState<string>()
  const [offSale, setOffSale] = useState<string>('today')
  const [key] = useState(() => crypto.randomUUID())
  const line = lines.find((one) => one.position === position)
  const pieces = Math.min(missing ?? line?.left ?? 1, line?.left ?? 1)
  const { data: choices, error, isFetching, refetch } = useRunOutChoices(order.order_id, position)
  const usual = (line?.item.unit_paise ?? 0) * pieces
  // Something else of the order has to be left: what is empty is cancelled.
  const isAll =
    lines.length === 1 && pieces === line?.left && !order.items.some(({ instead }) => instead?.length)
  const chosen = offered ?? (isAll ? undefined : WITHOUT)
  const {
    submit,
    isBusy,
    error: refusal,
  } = useSubmission({
    form: 'run-out',
    work: (at: number) =>
      mutateAsync({
        orderId: order.order_id,
        position: at,
        missing: pieces,
        instead:
          chosen === WITHOUT || chosen === undefined ? undefined : { itemId: chosen, quantity: pieces },
        key: `${key}:${at}:${pieces}:${chosen}`,
      }),
    onSuccess: () => {
      notify.success(t('runOut.sent', { name: order.customer_name }))
      const duration = SOLD_OUT_FOR.find((one) => one === offSale)
      const item = line?.item
      if (duration && item?.id)
        switchItem({ id: item.id, name: item.name }, false, soldOutUntil(duration, Date.now()))
      onClose()
    },
    onError: () => undefined,
  })
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('runOut.title')}
      description={t('runOut.text', { name: order.customer_name })}
      closeLabel={t('common:close')}
      footer={
        <Button
          wide
          size="lg"
          busy={isBusy}
          unavailableReason={unavailableReason ?? (line && chosen ? undefined : t('runOut.offer'))}
          onClick={() => {
            if (line) void submit(line.position)
          }}
        >
          {t('runOut.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {refusal ? (
          <Banner tone="danger" urgent>
            {errorText(refusal)}
          </Banner>
        ) : null}
        <RadioGroup
          label={t('runOut.dish')}
          options={lines.map(({ item, position: at, left }) => ({
            value: String(at),
            label: item.name,
            hint: item.options?.map(({ name }) => name).join(' · ') || undefined,
            trail: `${left}×`,
          }))}
          value={position === undefined ? undefined : String(position)}
          onChange={(value) => {
            setPosition(Number(value))
            setMissing(undefined)
            setOffered(undefined)
          }}
        />
        {line && line.left > 1 ? (
          <StepperField
            label={t('runOut.pieces')}
            value={pieces}
            onChange={setMissing}
            min={1}
            max={line.left}
            decreaseLabel={t('runOut.less')}
            increaseLabel={t('runOut.more')}
          />
        ) : null}
        {!line ? null : error && !choices ? (
          <LoadFailed title={t('runOut.failed')} error={error} busy={isFetching} onRetry={refetch} />
        ) : !choices ? (
          <SkeletonGroup label={t('common:loading')}>
            <Skeleton shape="box" className="h-32" />
          </SkeletonGroup>
        ) : (
          <RadioGroup
            label={t('runOut.offer')}
            options={[
              ...(isAll ? [] : [{ value: WITHOUT, label: t('runOut.nothing', { amount: money(usual) }) }]),
              ...choices.map((choice) => ({
                value: choice.item_id,
                label: (
                  <span className="flex items-center gap-2">
                    {choice.diet ? <VegMark diet={choice.diet} label={t(`diet.${choice.diet}`)} /> : null}
                    <span className="min-w-0 wrap-anywhere">{`${pieces} × ${choice.name}`}</span>
                  </span>
                ),
                trail:
                  choice.price_paise * pieces > usual
                    ? t('runOut.pays', { amount: money(usual), usual: money(choice.price_paise * pieces) })
                    : money(choice.price_paise * pieces),
              })),
            ]}
            value={chosen}
            onChange={setOffered}
          />
        )}
        {line?.item.id ? (
          <Select
            label={t('runOut.offSale')}
            value={offSale}
            onChange={(event) => setOffSale(event.currentTarget.value)}
            options={[
              ...SOLD_OUT_FOR.map((duration) => ({ value: duration, label: t(`dish.for.${duration}`) })),
              { value: STAY, label: t('runOut.stay') },
            ]}
          />
        ) : null}
      </div>
    </DialogSheet>
  )
}
