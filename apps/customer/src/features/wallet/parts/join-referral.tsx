import { type JoinReferral as Join, useJoinReferral } from '@angadi/data/referrals/referrals.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { CodeSheet } from './code-sheet.tsx'

export interface JoinReferralProps {
  /** The code of the link that was opened; empty without one. */
  readonly given: string
  readonly onClose: () => void
  readonly join?: Join
}

/** Says who invited the customer; a code that does not count is explained at its field. */
export default function JoinReferral({ given, onClose, join }: JoinReferralProps) {
  const { t } = useTranslation('referrals')
  const { money } = useFormats()
  const { mutateAsync } = useJoinReferral(join)
  return (
    <CodeSheet
      name="referral"
      title={t('haveCode')}
      label={t('theirCode')}
      hint={t('hint')}
      action={t('join')}
      empty={t('empty')}
      longest={40}
      given={given}
      send={(typed) => mutateAsync(typed)}
      onSent={(promised) => {
        notify.success(
          t('invited', { amount: money(promised.friend_paise), minimum: money(promised.minimum_paise) }),
        )
        onClose()
      }}
      onClose={onClose}
    />
  )
}
