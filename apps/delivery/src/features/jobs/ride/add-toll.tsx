import { useAddToll } from '@angadi/data/ride-console/fare.ts'
import { paiseOf } from '@angadi/domain/money.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Ticket } from 'lucide-react'
import { useState } from 'react'

/** The limits of the server for one toll, in paise. */
const LEAST = 100
const MOST = 100_000

/** Adds a toll that the driver paid on the way. */
export function AddToll({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['ride-job', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const toll = useAddToll(orderId)
  const [key, setKey] = useState<string>()
  const [name, setName] = useState('')
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const paise = paiseOf(typed)
  const isRight = paise !== undefined && paise >= LEAST && paise <= MOST && name.trim().length > 1
  const save = () => {
    setChecked(true)
    if (!isRight || key === undefined) return
    toll.mutateAsync({ key, name: name.trim(), paise }).then(
      () => {
        notify.success(t('toll.done'))
        setKey(undefined)
        setName('')
        setTyped('')
        setChecked(false)
      },
      (error: unknown) => notify.problem(errorText(error)),
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        wide
        icon={<Ticket aria-hidden />}
        onClick={() => setKey(crypto.randomUUID())}
      >
        {t('toll.open')}
      </Button>
      <DialogSheet
        open={key !== undefined}
        onOpenChange={(open) => {
          if (!open) setKey(undefined)
        }}
        title={t('toll.title')}
        description={t('toll.text')}
        closeLabel={t('common:close')}
        footer={
          <Button wide busy={toll.isPending} unavailableReason={unavailableReason} onClick={save}>
            {t('toll.save')}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField
            label={t('toll.name')}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextField
            label={t('toll.amount')}
            lead="₹"
            inputMode="decimal"
            maxLength={8}
            value={typed}
            error={isChecked && !isRight ? t('toll.wrong') : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      </DialogSheet>
    </>
  )
}
