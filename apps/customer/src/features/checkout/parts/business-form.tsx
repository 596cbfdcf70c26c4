import { useSaveBusiness } from '@angadi/data/businesses/change-businesses.ts'
import { cleanNumber, numberProblem } from '@angadi/domain/applications/numbers.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { type FormEvent, useState } from 'react'

/** The server's limits, in characters. */
const NAME = { least: 2, most: 120 }
const ADDRESS = { least: 5, most: 200 }
/** Room for the spaces that people write between its parts. */
const LONGEST_NUMBER = 30

export interface BusinessFormProps {
  readonly onSaved: (id: string) => void
  /** Undefined where there is nothing to go back to. */
  readonly onCancel: (() => void) | undefined
}

/** A business as it is registered for GST; a wrong check digit is said while typing. */
export function BusinessForm({ onSaved, onCancel }: BusinessFormProps) {
  const { t } = useTranslation(['invoices', 'common'])
  const errorText = useErrorText()
  const offline = useOfflineReason()
  const [draft, setDraft] = useState({ gstin: '', legal_name: '', address: '' })
  const [isShown, setShown] = useState(false)
  // What is typed half is not wrong yet.
  const [hasLeft, setLeft] = useState(false)
  const { mutateAsync: save } = useSaveBusiness()
  const { submit, isBusy, error } = useSubmission({
    form: 'business',
    work: (given: typeof draft, signal) => save({ draft: given, signal }),
    onSuccess: onSaved,
    onError: () => undefined,
  })
  const problem = numberProblem('gstin', cleanNumber('gstin', draft.gstin))
  const isNumberSaid = isShown || (draft.gstin.trim() !== '' && (hasLeft || problem !== 'form'))
  const wrong = {
    gstin: problem !== undefined,
    name: draft.legal_name.trim().length < NAME.least,
    address: draft.address.trim().length < ADDRESS.least,
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setShown(true)
    if (!Object.values(wrong).includes(true)) void submit(draft)
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {error ? (
        <Banner urgent tone="danger">
          {errorText(error)}
        </Banner>
      ) : null}
      <TextField
        label={t('business.gstin')}
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_NUMBER}
        value={draft.gstin}
        error={
          isNumberSaid && problem ? t(`business.wrong.${problem === 'form' ? 'form' : 'digit'}`) : undefined
        }
        onBlur={() => setLeft(true)}
        onChange={({ target }) => setDraft({ ...draft, gstin: target.value })}
      />
      <TextField
        label={t('business.name')}
        required
        autoComplete="organization"
        maxLength={NAME.most}
        value={draft.legal_name}
        error={isShown && wrong.name ? t('business.wrong.name') : undefined}
        onChange={({ target }) => setDraft({ ...draft, legal_name: target.value })}
      />
      <TextArea
        label={t('business.address')}
        required
        rows={2}
        maxLength={ADDRESS.most}
        value={draft.address}
        error={isShown && wrong.address ? t('business.wrong.address') : undefined}
        onChange={({ target }) => setDraft({ ...draft, address: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" busy={isBusy} unavailableReason={offline}>
          {t('business.save')}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
