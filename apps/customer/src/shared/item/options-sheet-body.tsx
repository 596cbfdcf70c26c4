import { type OptionGroup, toggleOption } from '@angadi/domain/catalog/options.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Radio } from '@angadi/ui/radio-group/radio.tsx'
import { useId } from 'react'

export interface OptionsSheetBodyProps {
  readonly groups: readonly OptionGroup[]
  /** Ids of the chosen options. */
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  /** The rule of a group as text, such as "Choose up to 3". */
  readonly ruleOf: (group: OptionGroup) => string
  /** Beside an option that is sold out. */
  readonly soldOutLabel: string
}

/** The options of an item: radio buttons if exactly one is required, check boxes otherwise. */
export function OptionsSheetBody({ groups, chosen, onChange, ruleOf, soldOutLabel }: OptionsSheetBodyProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
        <fieldset key={group.id} aria-describedby={`${id}-${group.id}`} className="min-w-0">
          <legend className="text-lg font-semibold">{group.name}</legend>
          <p id={`${id}-${group.id}`} className="mb-1 text-sm text-ink-muted">
            {ruleOf(group)}
          </p>
          <div className="divide-y divide-line">
            {group.options.map((option) => {
              const one = group.min_choices === 1 && group.max_choices === 1
              const Choice = one ? Radio : Checkbox
              const isChosen = chosen.has(option.id)
              const full =
                !one &&
                !isChosen &&
                group.options.filter(({ id: other }) => chosen.has(other)).length >= group.max_choices
              return (
                <Choice
                  key={option.id}
                  name={`${id}-${group.id}`}
                  label={option.name}
                  hint={option.is_available ? undefined : soldOutLabel}
                  disabled={!option.is_available || (full && group.max_choices > 1)}
                  checked={isChosen}
                  onChange={() => onChange(toggleOption(group, chosen, option.id))}
                  trail={option.price_paise === 0 ? null : <Price paise={option.price_paise} surcharge />}
                />
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
