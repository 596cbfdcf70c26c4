import type { ParcelStep } from '@angadi/data/parcels/courier.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { CodeEntry } from '@angadi/ui/code-entry/code-entry.tsx'

export interface StepCodeProps {
  /** Who has the code. */
  readonly name: string
  /** What the last code came to. */
  readonly answer: ParcelStep | undefined
  readonly busy: boolean
  readonly onSubmit: (code: string) => void
}

/** Takes the code of a stop, and says what is left after a wrong one. */
export function StepCode({ name, answer, busy, onSubmit }: StepCodeProps) {
  const { t } = useTranslation('parcels')
  const error =
    answer?.outcome === 'wrong_code'
      ? t('courier.wrong', { count: answer.tries_left ?? 0 })
      : answer?.outcome === 'code_locked'
        ? t('courier.locked')
        : undefined
  return (
    <CodeEntry
      label={t('courier.code')}
      hint={t('courier.codeHint', { name })}
      digitLabel={(digit, length) => t('courier.digit', { digit, length })}
      length={4}
      submitLabel={t('courier.confirm')}
      busy={busy}
      error={error}
      onSubmit={onSubmit}
    />
  )
}
