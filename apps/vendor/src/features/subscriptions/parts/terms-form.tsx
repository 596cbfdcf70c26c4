import { type SubscriptionTerms, useSaveTerms } from '@angadi/data/subscriptions/vendor-terms.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { rupeesTyped } from '../rupees-typed.ts'
import { useNotDone } from '../use-not-done.ts'

export interface TermsFormProps {
  readonly vendorId: string
  /** Null before the first time. */
  readonly terms: SubscriptionTerms | null
}

/** The usual hours of a dairy, for a vendor that has none. */
const USUAL: SubscriptionTerms = {
  cut_off: '20:00',
  delivers_from: '05:00',
  delivers_until: '08:00',
  delivery_paise: 0,
  is_open: true,
}

/** The hours of the daily round: until when it can be changed, when it is delivered, and what a delivery costs. */
export function TermsForm({ vendorId, terms }: TermsFormProps) {
  const { t } = useTranslation('subscriptions')
  const online = useOnline()
  const { mutateAsync: save } = useSaveTerms(vendorId)
  const [draft, setDraft] = useState(terms ?? USUAL)
  const [rupees, setRupees] = useState(String((terms ?? USUAL).delivery_paise / 100))
  const paise = rupeesTyped(rupees)
  const { submit, isBusy } = useSubmission({
    form: 'subscription-terms',
    work: (wanted: SubscriptionTerms) => save(wanted),
    onSuccess: () => notify.success(t('terms.saved')),
    onError: useNotDone(),
  })
  return (
    <Card>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (paise !== undefined) void submit({ ...draft, delivery_paise: paise })
        }}
      >
        {terms ? null : <p>{t('terms.first')}</p>}
        <TextField
          type="time"
          label={t('terms.cutOff')}
          value={draft.cut_off}
          min="12:00"
          required
          onChange={(event) => setDraft({ ...draft, cut_off: event.target.value })}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            type="time"
            label={t('terms.from')}
            value={draft.delivers_from}
            min="04:00"
            max="11:59"
            required
            onChange={(event) => setDraft({ ...draft, delivers_from: event.target.value })}
          />
          <TextField
            type="time"
            label={t('terms.until')}
            value={draft.delivers_until}
            min="04:00"
            max="12:00"
            required
            onChange={(event) => setDraft({ ...draft, delivers_until: event.target.value })}
          />
        </div>
        <TextField
          inputMode="decimal"
          label={t('terms.delivery')}
          lead="₹"
          value={rupees}
          onChange={(event) => setRupees(event.target.value)}
        />
        <Switch
          label={t('terms.open')}
          checked={draft.is_open}
          onChange={(event) => setDraft({ ...draft, is_open: event.target.checked })}
        />
        <Button type="submit" wide busy={isBusy} disabled={!online || paise === undefined}>
          {t('terms.save')}
        </Button>
      </form>
    </Card>
  )
}
