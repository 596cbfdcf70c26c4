import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'
import type { TermsFieldsProps } from './times-fields.tsx'

export interface DepositFieldsProps extends TermsFieldsProps {
  readonly isWrong: boolean
}

const USUAL_PART = 3000

/** What is paid with the booking: nothing, a part, or everything; of everybody, or of new customers only. */
export function DepositFields({ terms, isWrong, onChange }: DepositFieldsProps) {
  const { t } = useTranslation('salon')
  const bp = terms.deposit_bp
  const [way, setWay] = useState(bp === 0 ? 'none' : bp === 10_000 ? 'full' : 'part')
  return (
    <Section title={t('deposit.title')}>
      <RadioGroup
        label={t('deposit.way')}
        hideLabel
        value={way}
        onChange={(next) => {
          setWay(next)
          onChange({ deposit_bp: next === 'none' ? 0 : next === 'full' ? 10_000 : USUAL_PART })
        }}
        options={[
          { value: 'none', label: t('deposit.none'), hint: t('deposit.noneText') },
          { value: 'part', label: t('deposit.part'), hint: t('deposit.partText') },
          { value: 'full', label: t('deposit.full'), hint: t('deposit.fullText') },
        ]}
      />
      {way === 'part' ? (
        <div className="max-w-48">
          <TextField
            label={t('deposit.share')}
            trail="%"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={Number.isNaN(bp) ? '' : String(bp / 100)}
            error={isWrong ? t('deposit.wrong') : undefined}
            onChange={({ currentTarget: { value } }) =>
              onChange({ deposit_bp: /^\d{1,3}$/.test(value) ? Number(value) * 100 : Number.NaN })
            }
          />
        </div>
      ) : null}
      {way === 'none' ? null : (
        <Checkbox
          label={t('deposit.newOnly')}
          hint={t('deposit.newOnlyText')}
          checked={terms.deposit_for_new_only}
          onChange={(event) => onChange({ deposit_for_new_only: event.currentTarget.checked })}
        />
      )}
    </Section>
  )
}
