import { DEPARTMENTS, type Department } from '@angadi/domain/grocery/departments.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ChipRow } from '@angadi/ui/chip/chip-row.tsx'
import { FilterChip } from '@angadi/ui/chip/filter-chip.tsx'
import { Carrot, Milk, ShoppingBasket } from 'lucide-react'

const icons = { vegetables: Carrot, 'milk-and-dairy': Milk, grocery: ShoppingBasket } as const

export interface DepartmentChipsProps {
  readonly value: Department | undefined
  readonly onChange: (department: Department | undefined) => void
}

/** Narrows the stores to those with a department. */
export function DepartmentChips({ value, onChange }: DepartmentChipsProps) {
  const { t } = useTranslation('grocery')
  return (
    <ChipRow label={t('departments')}>
      {DEPARTMENTS.map((department) => {
        const Icon = icons[department]
        return (
          <FilterChip
            key={department}
            pressed={value === department}
            onChange={(pressed) => onChange(pressed ? department : undefined)}
            icon={<Icon aria-hidden />}
          >
            {t(`department.${department}`)}
          </FilterChip>
        )
      })}
    </ChipRow>
  )
}
