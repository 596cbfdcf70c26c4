import { AppError } from '@angadi/data/errors/app-error.ts'
import { ARRIVAL_REASONS, type ArrivalReason } from '@angadi/data/orders/advance.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { type ReactNode, useState } from 'react'
import { ReasonDialog } from './reason-dialog.tsx'
import { StepAction } from './step-action.tsx'

export interface ArriveActionProps {
  /** The text of the button. */
  readonly children: string
  readonly busy: boolean
  /** The button for help and SOS. */
  readonly help: ReactNode
  /** Says to the server that the courier has arrived, with a reason where the position says otherwise. */
  readonly arrive: (reason?: ArrivalReason) => Promise<unknown>
}

/** "I have arrived": where the last position is too far away, the courier says why it is true all the same. */
export function ArriveAction({ children, busy, help, arrive }: ArriveActionProps) {
  const { t } = useTranslation('delivery')
  const { distance } = useFormats()
  const errorText = useErrorText()
  const [away, setAway] = useState<{ readonly metres: number | undefined }>()
  const send = (given?: ArrivalReason) =>
    arrive(given).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'not_there_yet')
        return notify.problem(errorText(error))
      const metres = error.figures['distance_m']
      setAway({ metres: typeof metres === 'number' ? metres : undefined })
    })
  return (
    <>
      <StepAction help={help}>
        <Button size="xl" wide busy={busy} onClick={() => void send()}>
          {children}
        </Button>
      </StepAction>
      <ReasonDialog
        open={away !== undefined}
        onOpenChange={(open) => {
          if (!open) setAway(undefined)
        }}
        title={t('arrive.title')}
        description={
          away?.metres === undefined
            ? t('arrive.textUnknown')
            : t('arrive.text', { distance: distance(away.metres) })
        }
        label={t('arrive.reason')}
        reasons={ARRIVAL_REASONS.map((value) => ({ value, label: t(`arrive.${value}`) }))}
        missing={t('arrive.missing')}
        confirmLabel={t('arrive.confirm')}
        onConfirm={(reason) => {
          setAway(undefined)
          void send(reason)
        }}
      />
    </>
  )
}
