import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useVendorCatalogue, type VendorCatalogue } from '@angadi/data/vendor-products/catalogue.ts'
import { useSaveSections } from '@angadi/data/vendor-products/sections.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { areNamed, moved, type SectionDraft, sectionsOf } from './section-drafts.ts'

export interface SectionsSheetProps {
  readonly vendor: MyVendor
  readonly onClose: () => void
}

/** The sections of a menu, or aisles of a store: in order, renamed, added, and removed while they are empty. */
export default function SectionsSheet({ vendor, onClose }: SectionsSheetProps) {
  const { data } = useVendorCatalogue(vendor.id)
  return data ? <Arranging vendor={vendor} saved={data.sections} onClose={onClose} /> : null
}

interface ArrangingProps extends SectionsSheetProps {
  readonly saved: VendorCatalogue['sections']
}

function Arranging({ vendor, saved, onClose }: ArrangingProps) {
  const { t } = useTranslation(['vendor-products', 'errors', 'common'])
  const errorText = useErrorText()
  const isOnline = useOnline()
  const [sections, setSections] = useState<readonly SectionDraft[]>(() =>
    saved.map(({ name, items }) => ({ key: name, name, was: name, items })),
  )
  const [error, setError] = useState<string>()
  const { mutateAsync } = useSaveSections(vendor.id)
  const { submit, isBusy } = useSubmission({
    form: 'sections',
    validate: () => {
      setError(areNamed(sections) ? undefined : t('errors:sections_invalid'))
      return areNamed(sections)
    },
    work: () => mutateAsync(sectionsOf(sections)),
    onSuccess: () => {
      notify.success(t('sections.saved'))
      onClose()
    },
    onError: (problem) => setError(errorText(problem)),
  })
  const put = (key: string, changed: SectionDraft | undefined) =>
    setSections(sections.flatMap((section) => (section.key === key ? (changed ?? []) : section)))
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('sections.title')}
      description={t('sections.text')}
      closeLabel={t('common:close')}
      footer={
        <Button
          wide
          busy={isBusy}
          unavailableReason={isOnline ? undefined : t('offline')}
          onClick={() => void submit(undefined)}
        >
          {t('sections.save')}
        </Button>
      }
    >
      <ol className="flex flex-col gap-2">
        {sections.map((section, at) => (
          <li key={section.key} className="flex items-center gap-1">
            <TextField
              label={t('sections.name', { number: at + 1 })}
              hideLabel
              maxLength={60}
              value={section.name}
              onChange={(event) => put(section.key, { ...section, name: event.currentTarget.value })}
              trail={<span className="text-sm tabular-nums">{section.items}</span>}
            />
            <IconButton
              label={t('sections.up', { name: section.name })}
              icon={<ArrowUp aria-hidden />}
              disabled={at === 0}
              onClick={() => setSections(moved(sections, at, -1))}
            />
            <IconButton
              label={t('sections.down', { name: section.name })}
              icon={<ArrowDown aria-hidden />}
              disabled={at === sections.length - 1}
              onClick={() => setSections(moved(sections, at, 1))}
            />
            {section.items === 0 ? (
              <IconButton
                label={t('sections.remove', { name: section.name })}
                icon={<Trash2 aria-hidden />}
                onClick={() => put(section.key, undefined)}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <p role="alert" className="mt-2 text-sm text-danger-ink empty:hidden">
        {error}
      </p>
      <Button
        className="mt-3"
        variant="secondary"
        icon={<Plus aria-hidden />}
        onClick={() =>
          setSections([...sections, { key: crypto.randomUUID(), name: '', was: undefined, items: 0 }])
        }
      >
        {t('sections.add')}
      </Button>
    </DialogSheet>
  )
}
