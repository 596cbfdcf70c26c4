import { storeReturnPhoto } from '@angadi/data/shopping/return-photos.ts'
import { type ReturnRequest, useReturnPreview } from '@angadi/data/shopping/returns.ts'
import type { ShopOrder } from '@angadi/data/shopping/shop-order.ts'
import { ORDER_PICTURE_LIMITS } from '@angadi/domain/contact/contact-limits.ts'
import { RETURN_WISHES, type ReturnWish } from '@angadi/domain/shopping/returns.ts'
import { daysAfter, indiaDay } from '@angadi/domain/time/india-day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { PhotosField } from '@angadi/shell/photos/photos-field.tsx'
import type { SubmissionHandle } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { useState } from 'react'
import { returnableLines } from '../returnable-lines.ts'
import { useReturnLines } from '../use-return-form.ts'
import { ReturnLineFields } from './return-line.tsx'

/** How many days are offered for the pick-up. */
const PICKUP_DAYS = [1, 2, 3, 4, 5]
/** How many photos a return can have; the same as the database's. */
const MOST_PHOTOS = 4
/** The longest note, in letters; the same as the database's. */
const LONGEST_NOTE = 500

export interface ReturnSheetProps {
  readonly orderId: string
  readonly shopOrder: ShopOrder
  readonly submission: SubmissionHandle<ReturnRequest>
  readonly onClose: () => void
}

/** What is sent back, why, when it is picked up, and what comes back for it. */
export default function ReturnSheet({ orderId, shopOrder, submission, onClose }: ReturnSheetProps) {
  const { t } = useTranslation(['shopping', 'common'])
  const { money, day } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const lines = returnableLines(shopOrder)
  const form = useReturnLines(lines)
  const [key] = useState(() => crypto.randomUUID())
  const [isTried, setTried] = useState(false)
  const [wish, setWish] = useState<ReturnWish>('refund')
  const [destination, setDestination] = useState(shopOrder.destinations[0] ?? 'wallet')
  const [note, setNote] = useState('')
  const [photos, setPhotos] = useState<readonly string[]>([])
  const days = PICKUP_DAYS.map((ahead) => daysAfter(indiaDay(Date.parse(shopOrder.server_now)), ahead))
  const [pickupOn, setPickupOn] = useState(days[0])
  const complete = form.complete(wish)
  const isComplete = complete.length > 0 && complete.length === form.drafts.size
  const { phase, isBusy, error, submit } = submission
  // What is being sent back cannot be sent back once more.
  const preview = useReturnPreview(
    orderId,
    isComplete && !isBusy && phase !== 'success' ? complete : [],
    wish,
  )
  const send = () => {
    setTried(true)
    if (!isComplete) return
    void submit({
      lines: complete,
      wish,
      destination,
      note: note.trim() || undefined,
      pickupOn,
      photos,
      key,
    })
  }
  const problem = error ?? preview.error
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('return.ask')}
      closeLabel={t('common:close')}
      footer={
        <div className="flex flex-col gap-2">
          {isComplete && preview.data ? (
            <p role="status" className="flex justify-between font-semibold">
              <span>{t('return.back')}</span>
              <span className="tabular-nums">{money(preview.data.refund_paise)}</span>
            </p>
          ) : null}
          <Button size="lg" wide busy={isBusy} unavailableReason={unavailableReason} onClick={send}>
            {t('return.send')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        {problem ? (
          <Banner urgent tone="danger">
            {errorText(problem)}
          </Banner>
        ) : null}
        <SegmentedControl
          label={t('return.wishLabel')}
          segments={RETURN_WISHES.map((one) => ({ value: one, label: t(`return.wish.${one}`) }))}
          value={wish}
          onChange={setWish}
        />
        <div className="divide-y divide-line">
          {lines.map((line) => (
            <ReturnLineFields
              key={line.position}
              line={line}
              wish={wish}
              draft={form.drafts.get(line.position)}
              onChange={(draft) => form.change(line.position, draft)}
              isTried={isTried}
            />
          ))}
        </div>
        {shopOrder.lines.some(({ quantity, returned }) => returned >= quantity) ? (
          <ul className="flex flex-col gap-1 text-sm text-ink-muted">
            {shopOrder.lines
              .filter(({ quantity, returned }) => returned >= quantity)
              .map(({ position, name }) => (
                <li key={position}>
                  {name}: {t('return.gone')}
                </li>
              ))}
          </ul>
        ) : null}
        {isTried && form.drafts.size === 0 ? (
          <p role="alert" className="text-sm text-danger-ink">
            {t('return.nothingChosen')}
          </p>
        ) : null}
        <Select
          label={t('return.pickupOn')}
          value={pickupOn}
          onChange={({ target }) => setPickupOn(target.value)}
          options={days.map((one) => ({ value: one, label: day(one) }))}
        />
        {wish === 'refund' && shopOrder.destinations.length > 1 ? (
          <RadioGroup
            label={t('return.destination')}
            value={destination}
            onChange={(value) => setDestination(value === 'source' ? 'source' : 'wallet')}
            options={shopOrder.destinations.map((one) => ({ value: one, label: t(`return.to.${one}`) }))}
          />
        ) : null}
        <TextArea
          label={t('return.note')}
          maxLength={LONGEST_NOTE}
          rows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <PhotosField
          title={t('photos.title')}
          paths={photos}
          onChange={setPhotos}
          most={MOST_PHOTOS}
          limits={ORDER_PICTURE_LIMITS}
          store={storeReturnPhoto}
          testId="return-photo"
        />
      </div>
    </DialogSheet>
  )
}
