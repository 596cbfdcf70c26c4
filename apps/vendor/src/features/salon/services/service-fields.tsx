import type { DeskService } from '@angadi/data/salon-desk/setup.ts'
import {
  SERVICE_LIMITS,
  type ServiceDraft,
  type ServiceField,
} from '@angadi/domain/salon-desk/service-draft.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useId } from 'react'
import { PartsField } from './parts-field.tsx'

export interface ServiceFieldsProps {
  readonly draft: ServiceDraft
  readonly wrong: readonly ServiceField[]
  /** All services: their sections are suggested. */
  readonly services: readonly DeskService[]
  readonly onChange: (changes: Partial<ServiceDraft>) => void
}

/** Two fields side by side where there is room. */
export const PAIR = 'grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-4'

/** What a service is called, costs and takes. */
export function ServiceFields({ draft, wrong, services, onChange }: ServiceFieldsProps) {
  const { t } = useTranslation('salon')
  const sections = useId()
  const field = (name: Exclude<ServiceField, 'minutes' | 'who'>) => ({
    value: draft[name],
    error: wrong.includes(name) ? t(`service.wrong.${name}`) : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('service.name')}
        maxLength={SERVICE_LIMITS.name.most}
        autoComplete="off"
        required
        {...field('name')}
      />
      <div className={PAIR}>
        <TextField
          label={t('service.te')}
          lang="te"
          maxLength={SERVICE_LIMITS.name.most}
          autoComplete="off"
          {...field('te')}
        />
        <TextField
          label={t('service.hi')}
          lang="hi"
          maxLength={SERVICE_LIMITS.name.most}
          autoComplete="off"
          {...field('hi')}
        />
      </div>
      <div className={PAIR}>
        <TextField
          label={t('service.section')}
          hint={t('service.sectionHint')}
          maxLength={SERVICE_LIMITS.section}
          list={sections}
          autoComplete="off"
          {...field('section')}
        />
        <TextField
          label={t('service.price')}
          hint={t('service.priceHint')}
          lead="₹"
          inputMode="decimal"
          autoComplete="off"
          required
          {...field('price')}
        />
      </div>
      <datalist id={sections}>
        {[...new Set(services.map(({ section }) => section))].map((section) =>
          section === null ? null : <option key={section} value={section} />,
        )}
      </datalist>
      <PartsField
        minutes={draft.minutes}
        error={wrong.includes('minutes') ? t('service.wrong.minutes') : undefined}
        onChange={(minutes) => onChange({ minutes })}
      />
      <div className={PAIR}>
        <TextField
          label={t('service.before')}
          inputMode="numeric"
          trail={t('service.minutes')}
          autoComplete="off"
          {...field('before')}
        />
        <TextField
          label={t('service.after')}
          inputMode="numeric"
          trail={t('service.minutes')}
          autoComplete="off"
          {...field('after')}
        />
      </div>
      <TextArea
        label={t('service.description')}
        maxLength={SERVICE_LIMITS.description}
        {...field('description')}
      />
      <TextArea
        label={t('service.preparation')}
        rows={2}
        maxLength={SERVICE_LIMITS.preparation}
        placeholder={t('service.preparationExample')}
        {...field('preparation')}
      />
    </div>
  )
}
