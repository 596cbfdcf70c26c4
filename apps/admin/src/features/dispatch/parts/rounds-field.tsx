import type { DispatchRule } from '@angadi/data/dispatch/rules.ts'
import { faultOfRound, ROUND_LIMITS, type TypedRound } from '@angadi/domain/dispatch/rule-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { Plus, Trash2 } from 'lucide-react'

export interface RoundsFieldProps {
  /** Null: they stay as they are in force. */
  readonly rounds: readonly TypedRound[] | null
  /** What is in force for the scope of the form, to begin with. */
  readonly inForce: DispatchRule['rounds']
  readonly isChecked: boolean
  readonly onChange: (rounds: readonly TypedRound[] | null) => void
}

const newRound = (radius = '', wave = ''): TypedRound => ({ id: crypto.randomUUID(), radius, wave })

/** The rounds of a search: to how many within which circle, each wider than the one before. */
export function RoundsField({ rounds, inForce, isChecked, onChange }: RoundsFieldProps) {
  const { t } = useTranslation('dispatch')
  const begin = () =>
    onChange(
      inForce.length > 0
        ? inForce.map(({ radius_m, wave }) => newRound(String(radius_m), String(wave)))
        : [newRound()],
    )
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="text-sm font-semibold">{t('rounds')}</legend>
      {rounds === null ? (
        <>
          <p className="text-sm text-ink-muted">{t('roundsStay')}</p>
          <Button variant="secondary" size="sm" className="self-start" onClick={begin}>
            {t('changeRounds')}
          </Button>
        </>
      ) : (
        <>
          {rounds.map((round, index) => {
            const set = (changes: Partial<TypedRound>) =>
              onChange(rounds.map((one) => (one.id === round.id ? { ...one, ...changes } : one)))
            return (
              <RoundRow
                key={round.id}
                n={index + 1}
                round={round}
                fault={isChecked ? faultOfRound(rounds, index) : null}
                onChange={set}
                onRemove={
                  rounds.length > 1 ? () => onChange(rounds.filter(({ id }) => id !== round.id)) : undefined
                }
              />
            )
          })}
          <div className="flex flex-wrap gap-3">
            {rounds.length < ROUND_LIMITS.rounds ? (
              <Button variant="secondary" size="sm" onClick={() => onChange([...rounds, newRound()])}>
                <Plus aria-hidden />
                {t('addRound')}
              </Button>
            ) : null}
            <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
              {t('leaveRounds')}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  )
}

interface RoundRowProps {
  readonly n: number
  readonly round: TypedRound
  readonly fault: ReturnType<typeof faultOfRound>
  readonly onChange: (changes: Partial<TypedRound>) => void
  /** Undefined for the only one. */
  readonly onRemove: (() => void) | undefined
}

function RoundRow({ n, round, fault, onChange, onRemove }: RoundRowProps) {
  const { t } = useTranslation('dispatch')
  const [least, most] = ROUND_LIMITS.radius
  const [fewest, many] = ROUND_LIMITS.wave
  const wrongRadius = {
    radius: t('wrong', { from: least, to: most }),
    order: t('wider'),
  }
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
        <TextField
          label={t('round.radius', { n })}
          value={round.radius}
          autoComplete="off"
          inputMode="numeric"
          maxLength={6}
          error={fault === 'radius' || fault === 'order' ? wrongRadius[fault] : undefined}
          onChange={({ currentTarget }) => onChange({ radius: currentTarget.value })}
        />
        <TextField
          label={t('round.wave', { n })}
          value={round.wave}
          autoComplete="off"
          inputMode="numeric"
          maxLength={2}
          error={fault === 'wave' ? t('wrong', { from: fewest, to: many }) : undefined}
          onChange={({ currentTarget }) => onChange({ wave: currentTarget.value })}
        />
      </div>
      {onRemove ? (
        <IconButton
          className="mt-6"
          label={t('removeRound', { n })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      ) : null}
    </div>
  )
}
