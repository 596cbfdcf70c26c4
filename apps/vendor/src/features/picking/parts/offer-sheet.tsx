import { pictureUrl } from '@angadi/data/client/config.ts'
import type { NewOffer } from '@angadi/data/grocery/pick.ts'
import type { PickingLine } from '@angadi/data/grocery/picking.ts'
import { useSubstitutes } from '@angadi/data/grocery/substitutes.ts'
import { substitutePaise } from '@angadi/domain/grocery/picked-price.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePackLabels } from '@angadi/shell/goods/use-pack-labels.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import type { SubmissionHandle } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { NumberStepper } from '@angadi/ui/number-stepper/number-stepper.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Radio } from '@angadi/ui/radio-group/radio.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ShoppingBasket } from 'lucide-react'
import { useDeferredValue, useState } from 'react'

/** The most pieces of one substitute. */
const MOST = 50

export interface OfferSheetProps {
  readonly line: PickingLine
  /** How the offer is sent. */
  readonly offering: SubmissionHandle<NewOffer>
  readonly onClose: () => void
}

/** Chooses what to offer instead of what is missing; what the customer had named stands first. */
export default function OfferSheet({ line, offering, onClose }: OfferSheetProps) {
  const { t } = useTranslation(['picking', 'common'])
  const { money } = useFormats()
  const labels = usePackLabels()
  const errorText = useErrorText()
  const [text, setText] = useState('')
  const search = useDeferredValue(text)
  const { data, error, isFetching, refetch } = useSubstitutes(line.item_id ?? undefined, search)
  const missing = line.ordered_grams === null ? line.quantity - (line.picked_quantity ?? 0) : 1
  const [quantity, setQuantity] = useState(Math.max(1, missing))
  const [chosenId, setChosenId] = useState(line.substitute?.id)
  const [key] = useState(() => crypto.randomUUID())
  const choices = [
    ...(line.substitute ? [{ ...line.substitute, stock_left: null }] : []),
    ...(data ?? []).filter(({ id }) => id !== line.substitute?.id),
  ]
  const chosen = choices.find(({ id }) => id === chosenId)
  const pays = chosen
    ? substitutePaise(
        { unitPaise: line.unit_paise, quantity: line.quantity, orderedGrams: line.ordered_grams },
        { quantity: line.picked_quantity, grams: line.picked_grams },
        chosen.price_paise,
        quantity,
      )
    : undefined
  const send = () => {
    if (!chosen) return
    const offer = { position: line.position, itemId: chosen.id, quantity }
    void offering.submit({ ...offer, key: `${key}:${chosen.id}:${quantity}` })
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('offer.title', { name: labels.named(line.name, line) })}
      description={t('offer.text')}
      closeLabel={t('common:close')}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          <NumberStepper
            label={t('offer.quantity')}
            value={quantity}
            onChange={setQuantity}
            min={1}
            max={Math.min(MOST, chosen?.stock_left ?? MOST)}
            decreaseLabel={t('pick.less')}
            increaseLabel={t('pick.more')}
          />
          <Button
            className="flex-1"
            busy={offering.isBusy}
            unavailableReason={chosen ? undefined : t('offer.choose')}
            onClick={send}
          >
            {pays === undefined ? t('offer.send') : t('offer.sendFor', { price: money(pays) })}
          </Button>
        </div>
      }
    >
      {offering.error ? (
        <div className="mb-3">
          <Banner tone="danger" urgent>
            {errorText(offering.error)}
          </Banner>
        </div>
      ) : null}
      <SearchField
        label={t('offer.search')}
        clearLabel={t('offer.clear')}
        value={text}
        onChange={setText}
        className="mb-2"
      />
      {error && !data ? (
        <LoadFailed title={t('offer.failed')} error={error} busy={isFetching} onRetry={refetch} />
      ) : !data ? (
        <SkeletonGroup label={t('loading')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="box" className="my-2 h-12 w-full" />
          ))}
        </SkeletonGroup>
      ) : choices.length === 0 ? (
        <p role="status" className="py-4 text-ink-muted">
          {t('offer.nothing')}
        </p>
      ) : (
        <fieldset className="flex min-w-0 flex-col">
          <legend className="sr-only">{t('offer.choose')}</legend>
          {choices.map((choice) => (
            <Radio
              key={choice.id}
              name="substitute"
              label={
                <span className="flex items-center gap-3">
                  <Picture
                    src={pictureUrl(choice.picture)}
                    alt=""
                    ratio="square"
                    rounded="md"
                    fallback={<ShoppingBasket aria-hidden />}
                    className="w-11"
                  />
                  <span className="min-w-0">{labels.named(choice.name, choice)}</span>
                </span>
              }
              hint={choice.id === line.substitute?.id ? t('offer.named') : undefined}
              trail={<span className="tabular-nums">{money(choice.price_paise)}</span>}
              checked={choice.id === chosenId}
              onChange={() => setChosenId(choice.id)}
            />
          ))}
        </fieldset>
      )}
    </DialogSheet>
  )
}
