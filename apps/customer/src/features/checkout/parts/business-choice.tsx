import { type Business, useBusinesses } from '@angadi/data/businesses/businesses.ts'
import { useRemoveBusiness } from '@angadi/data/businesses/change-businesses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ChoiceCards } from '../../../shared/choice-card/choice-card.tsx'
import { BusinessForm } from './business-form.tsx'

/** The invoice bears nobody's name. */
const NOBODY = ''

export interface BusinessChoiceProps {
  /** The id of a business; undefined where the invoice is for nobody in particular. */
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
}

/** In whose name the invoice is made out: one of the saved businesses, a new one, or nobody. */
export default function BusinessChoice({ value, onChange }: BusinessChoiceProps) {
  const { t } = useTranslation('invoices')
  const { data, error, isFetching, refetch } = useBusinesses()
  const [isAdding, setAdding] = useState(false)
  if (!data)
    return error ? (
      <LoadFailed title={t('business.failed')} error={error} busy={isFetching} onRetry={refetch} />
    ) : null
  const chosen = data.find(({ id }) => id === value)
  const hasSome = data.length > 0
  return (
    <div className="flex flex-col gap-4">
      {hasSome ? (
        <ChoiceCards
          label={t('business.label')}
          hideLabel
          value={value ?? NOBODY}
          onChange={(id) => onChange(id === NOBODY ? undefined : id)}
          options={[
            { value: NOBODY, title: t('business.none') },
            ...data.map(({ id, legal_name, gstin }) => ({
              value: id,
              title: legal_name,
              note: t('gstin', { gstin }),
            })),
          ]}
        />
      ) : null}
      {isAdding || !hasSome ? (
        <BusinessForm
          onSaved={(id) => {
            setAdding(false)
            onChange(id)
          }}
          onCancel={hasSome ? () => setAdding(false) : undefined}
        />
      ) : (
        <div className="-ml-3 flex flex-wrap gap-x-2">
          <Button variant="quiet" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {t('business.add')}
          </Button>
          {chosen ? <Remove business={chosen} onRemoved={() => onChange(undefined)} /> : null}
        </div>
      )}
    </div>
  )
}

function Remove({ business, onRemoved }: { readonly business: Business; readonly onRemoved: () => void }) {
  const { t } = useTranslation('invoices')
  const offline = useOfflineReason()
  const { mutateAsync: remove } = useRemoveBusiness()
  const { submit, isBusy } = useSubmission({
    form: 'remove-business',
    work: (id: string) => remove(id),
    onSuccess: onRemoved,
  })
  return (
    <Button
      variant="quiet"
      busy={isBusy}
      unavailableReason={offline}
      onClick={() => void submit(business.id)}
    >
      {t('business.remove', { name: business.legal_name })}
    </Button>
  )
}
