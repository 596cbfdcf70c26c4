import { DIETS } from '@angadi/domain/catalog/diet.ts'
import type { Sells } from '@angadi/domain/products/item-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { Plus, Trash2 } from 'lucide-react'
import {
  type GroupDraft,
  MOST_GROUPS,
  MOST_OPTIONS,
  newGroup,
  newOption,
  type OptionDraft,
} from './option-draft.ts'

export interface OptionsEditorProps {
  readonly sells: Sells
  readonly groups: readonly GroupDraft[]
  readonly onChange: (groups: readonly GroupDraft[]) => void
  readonly error: string | undefined
}

/** What customers choose with an item: groups such as Size or Extras, with their options and prices. */
export function OptionsEditor({ sells, groups, onChange, error }: OptionsEditorProps) {
  const { t } = useTranslation('vendor-products')
  const put = (key: string, changed: GroupDraft | undefined) =>
    onChange(groups.flatMap((group) => (group.key === key ? (changed ?? []) : group)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{t('options.title')}</legend>
      <p className="text-sm text-ink-muted">{t('options.text')}</p>
      {groups.map((group) => (
        <GroupEditor key={group.key} sells={sells} group={group} onChange={(next) => put(group.key, next)} />
      ))}
      <p role="alert" className="text-sm text-danger-ink empty:hidden">
        {error}
      </p>
      {groups.length < MOST_GROUPS ? (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...groups, newGroup()])}
        >
          {t('options.addGroup')}
        </Button>
      ) : null}
    </fieldset>
  )
}

interface GroupEditorProps {
  readonly sells: Sells
  readonly group: GroupDraft
  readonly onChange: (group: GroupDraft | undefined) => void
}

function GroupEditor({ sells, group, onChange }: GroupEditorProps) {
  const { t } = useTranslation('vendor-products')
  const put = (key: string, changed: OptionDraft | undefined) =>
    onChange({
      ...group,
      options: group.options.flatMap((option) => (option.key === key ? (changed ?? []) : option)),
    })
  const most = Math.max(group.options.length, group.max, 1)
  const rules = [
    { value: 'one', label: t('options.one'), min: 1, max: 1 },
    { value: 'upToOne', label: t('options.upToOne'), min: 0, max: 1 },
    { value: 'many', label: t('options.many'), min: 0, max: Math.min(most, 20) },
  ]
  const rule = rules.find(
    ({ min, max }) => min === group.min && (max === group.max || (min === 0 && max > 1 && group.max > 1)),
  )
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line p-3">
      <div className="flex items-end gap-2">
        <TextField
          label={t('options.groupName')}
          placeholder={t('options.groupExample')}
          maxLength={60}
          value={group.name}
          onChange={(event) => onChange({ ...group, name: event.currentTarget.value })}
        />
        <IconButton
          label={t('options.removeGroup', { name: group.name })}
          icon={<Trash2 aria-hidden />}
          onClick={() => onChange(undefined)}
        />
      </div>
      <Select
        label={t('options.rule')}
        value={rule?.value ?? 'kept'}
        onChange={(event) => {
          const chosen = rules.find(({ value }) => value === event.currentTarget.value)
          if (chosen) onChange({ ...group, min: chosen.min, max: chosen.max })
        }}
        options={[
          ...rules.map(({ value, label }) => ({ value, label })),
          ...(rule
            ? []
            : [{ value: 'kept', label: t('options.between', { min: group.min, max: group.max }) }]),
        ]}
      />
      {group.options.map((option) => (
        <OptionEditor
          key={option.key}
          sells={sells}
          option={option}
          isLast={group.options.length === 1}
          onChange={(next) => put(option.key, next)}
        />
      ))}
      {group.options.length < MOST_OPTIONS ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() => onChange({ ...group, options: [...group.options, newOption()] })}
        >
          {t('options.addOption')}
        </Button>
      ) : null}
    </div>
  )
}

interface OptionEditorProps {
  readonly sells: Sells
  readonly option: OptionDraft
  /** The only one of its group, which cannot be removed alone. */
  readonly isLast: boolean
  readonly onChange: (option: OptionDraft | undefined) => void
}

function OptionEditor({ sells, option, isLast, onChange }: OptionEditorProps) {
  const { t } = useTranslation(['vendor-products', 'vendor'])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] items-end gap-x-2 border-t border-line pt-2">
      <TextField
        label={t('options.optionName')}
        maxLength={60}
        value={option.name}
        onChange={(event) => onChange({ ...option, name: event.currentTarget.value })}
      />
      <TextField
        label={t('options.price')}
        lead="+ ₹"
        inputMode="decimal"
        value={option.price}
        onChange={(event) => onChange({ ...option, price: event.currentTarget.value })}
      />
      {isLast ? (
        <span />
      ) : (
        <IconButton
          label={t('options.removeOption', { name: option.name })}
          icon={<Trash2 aria-hidden />}
          onClick={() => onChange(undefined)}
        />
      )}
      <Switch
        label={<span className="text-sm">{t('options.available')}</span>}
        checked={option.isAvailable}
        onChange={(event) => onChange({ ...option, isAvailable: event.currentTarget.checked })}
      />
      {sells === 'dishes' ? (
        <span className="col-span-2">
          <Select
            label={t('options.diet')}
            hideLabel
            value={option.diet ?? ''}
            onChange={(event) => onChange({ ...option, diet: event.currentTarget.value || undefined })}
            options={[
              { value: '', label: t('options.sameDiet') },
              ...DIETS.map((diet) => ({ value: diet, label: t(`dietShort.${diet}`) })),
            ]}
          />
        </span>
      ) : null}
    </div>
  )
}
