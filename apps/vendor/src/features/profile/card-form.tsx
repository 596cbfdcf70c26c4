import type { VendorCard } from '@angadi/data/vendor-card/card.ts'
import { useSaveCard } from '@angadi/data/vendor-card/change-card.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { StepperField } from '../../shared/stepper-field.tsx'
import { tradeOf } from '../../shared/trade/trade-of.ts'
import { CARD_LIMITS, cardDraft, readCard } from './card-draft.ts'

/** Preparation time, smallest order, packaging, and what stands under the name. */
export function CardForm({ card }: { readonly card: VendorCard }) {
  const { t } = useTranslation(['vendor-profile', 'errors'])
  const isOnline = useOnline()
  const [first] = useState(() => cardDraft(card))
  const [draft, setDraft] = useState(first)
  const [wrong, setWrong] = useState<ReturnType<typeof readCard>['wrong']>()
  const isRestaurant = card.cuisines !== null
  const { isBooked } = tradeOf(card.kind)
  const { mutateAsync } = useSaveCard(card.id)
  const { submit, isBusy } = useSubmission({
    form: 'vendor-card',
    validate: () => {
      const read = readCard(draft, isRestaurant)
      setWrong(read.wrong)
      return read.wrong === undefined
    },
    work: () => mutateAsync(readCard(draft, isRestaurant).changes ?? {}),
    onSuccess: () => notify.success(t('card.saved')),
  })
  const put = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes })
    setWrong(undefined)
  }
  const errorOf = (field: 'minOrder' | 'packaging' | 'costForTwo') =>
    wrong?.[field] ? t('errors:vendor_card_invalid') : undefined
  return (
    <Section title={t('card.title')}>
      <form
        aria-label={t('card.title')}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(undefined)
        }}
      >
        {isBooked ? null : (
          <>
            <StepperField
              label={t('card.prep')}
              value={draft.prepMinutes}
              onChange={(prepMinutes) => put({ prepMinutes })}
              min={CARD_LIMITS.prepMinutes.least}
              max={CARD_LIMITS.prepMinutes.most}
              step={draft.prepMinutes >= 5 ? 5 : 1}
              decreaseLabel={t('card.less')}
              increaseLabel={t('card.more')}
            >
              {t('card.minutes', { count: draft.prepMinutes })}
            </StepperField>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
              <TextField
                label={t('card.minimum')}
                lead="₹"
                inputMode="decimal"
                value={draft.minOrder}
                error={errorOf('minOrder')}
                onChange={(event) => put({ minOrder: event.currentTarget.value })}
              />
              <TextField
                label={t('card.packaging')}
                lead="₹"
                inputMode="decimal"
                value={draft.packaging}
                error={errorOf('packaging')}
                onChange={(event) => put({ packaging: event.currentTarget.value })}
              />
            </div>
          </>
        )}
        <TextField
          label={t('card.tagline')}
          hint={t('card.taglineHint')}
          maxLength={CARD_LIMITS.tagline}
          value={draft.tagline}
          onChange={(event) => put({ tagline: event.currentTarget.value })}
        />
        {isRestaurant ? (
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
            <TextField
              label={t('card.cuisines')}
              hint={t('card.cuisinesHint')}
              maxLength={400}
              value={draft.cuisines}
              onChange={(event) => put({ cuisines: event.currentTarget.value })}
            />
            <TextField
              label={t('card.forTwo')}
              lead="₹"
              inputMode="decimal"
              value={draft.costForTwo}
              error={errorOf('costForTwo')}
              onChange={(event) => put({ costForTwo: event.currentTarget.value })}
            />
          </div>
        ) : null}
        {draft === first ? null : (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={isBusy} unavailableReason={isOnline ? undefined : t('offline')}>
              {t('card.save')}
            </Button>
            <Button variant="quiet" onClick={() => setDraft(first)}>
              {t('reset')}
            </Button>
          </div>
        )}
      </form>
    </Section>
  )
}
