import { type ServiceChoice, useServiceKinds } from '@angadi/data/home-services/service-kinds.ts'
import type { BookingSetup, DeskService } from '@angadi/data/salon-desk/setup.ts'
import type { ServiceDraft, ServiceField } from '@angadi/domain/salon-desk/service-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'

export interface HomeFieldsProps {
  readonly draft: ServiceDraft
  readonly wrong: readonly ServiceField[]
  readonly trades: BookingSetup['trades']
  /** What is changed; undefined for one that is to be added. */
  readonly stored: DeskService | undefined
  readonly onChange: (changes: Partial<ServiceDraft>) => void
}

/**
 * What a service at the customer's home has beside: which kind it is, its warranty, and whether its fee is set against
 * the work. Nothing for trades whose customers come to the vendor.
 */
export function HomeFields({ draft, wrong, trades, stored, onChange }: HomeFieldsProps) {
  const { t } = useTranslation('salon')
  const own = stored ? trades.filter(({ trade }) => trade === stored.trade) : trades
  if (!own.some(({ at_home: isAtHome }) => isAtHome)) return null
  return (
    <div className="flex flex-col gap-4">
      <KindField
        draft={draft}
        error={wrong.includes('type') ? t('service.wrong.type') : undefined}
        trades={own.map(({ trade }) => trade)}
        onChange={onChange}
      />
      <TextField
        label={t('home.warranty')}
        hint={t('home.warrantyHint')}
        error={wrong.includes('warranty') ? t('service.wrong.warranty') : undefined}
        inputMode="numeric"
        trail={t('home.days')}
        autoComplete="off"
        maxLength={3}
        value={draft.warranty}
        onChange={(event) => onChange({ warranty: event.currentTarget.value })}
      />
      <Switch
        label={t('home.setsOff')}
        hint={t('home.setsOffHint')}
        checked={draft.setsOff}
        onChange={(event) => onChange({ setsOff: event.currentTarget.checked })}
      />
    </div>
  )
}

interface KindFieldProps extends Pick<HomeFieldsProps, 'draft' | 'onChange'> {
  readonly error: string | undefined
  readonly trades: readonly string[]
}

/** Which kind of service it is, with what customers read of it; its name is taken over where none is typed yet. */
function KindField({ draft, error, trades, onChange }: KindFieldProps) {
  const { t } = useTranslation(['salon', 'common'])
  const errorText = useErrorText()
  const { data: kinds, error: failed, refetch, isFetching } = useServiceKinds(trades)
  const chosen = kinds?.find(({ type }) => type === draft.type)
  const choose = (type: string) => {
    const kind = kinds?.find((one) => one.type === type)
    const isNamed = draft.name.trim() !== ''
    onChange({
      type,
      ...(kind && !isNamed
        ? { name: kind.names['en'] ?? '', te: kind.names['te'] ?? '', hi: kind.names['hi'] ?? '' }
        : {}),
    })
  }
  if (failed && !kinds)
    return (
      <div className="flex flex-col items-start gap-2" role="alert">
        <p>{errorText(failed)}</p>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={t('home.kind')}
        hint={t('home.kindHint')}
        error={error}
        value={chosen?.type ?? ''}
        disabled={!kinds}
        options={[
          { value: '', label: t('home.noKind') },
          ...(kinds ?? []).map(({ type, group, own }) => ({ value: type, label: `${group}: ${own.name}` })),
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {chosen ? <KindWords kind={chosen} /> : null}
    </div>
  )
}

function KindWords({ kind: { own } }: { readonly kind: ServiceChoice }) {
  const { t } = useTranslation('salon')
  const facts = [
    [t('home.included'), own.included.join(', ')],
    [t('home.excluded'), own.excluded.join(', ')],
    [t('home.materials'), own.materials ?? ''],
  ] as const
  return (
    <dl className="flex flex-col gap-1.5 rounded-md bg-surface-sunken px-3 py-2 text-sm">
      {facts.map(([title, text]) =>
        text === '' ? null : (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="text-ink-muted">{text}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
