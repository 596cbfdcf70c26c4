import { useExportData } from '@angadi/data/account/export-data.ts'
import { exportFileName } from '@angadi/domain/account/export-file-name.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Download, UserRoundX } from 'lucide-react'
import { Suspense } from 'react'

const DeleteAccountSheet = lazy(() => import('../delete-account-sheet.tsx'))

/** The name of the sheet that deletes the account. */
const DELETE_SHEET = 'delete-account'

/** Downloads a copy of all data of the account, and deletes the account. */
export function YourData() {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const { mutate: fetchCopy, isPending } = useExportData()
  const { isOpen, open, close } = useSheet(DELETE_SHEET)
  const download = () => {
    if (isPending) return
    fetchCopy(undefined, {
      onSuccess: (copy) => {
        saveFile(exportFileName(new Date()), copy, 'application/json')
        notify.success(t('data.downloaded'))
      },
      onError: (error) => notify.problem(errorText(error)),
    })
  }
  return (
    <Section title={t('data.title')}>
      <ul className="divide-y divide-line">
        <li>
          <ListRow
            isDense
            lead={isPending ? <Spinner /> : <Download aria-hidden />}
            title={t('data.download')}
            note={t('data.downloadText')}
            render={<button type="button" aria-busy={isPending} onClick={download} />}
          />
        </li>
        <li>
          <ListRow
            isDense
            lead={<UserRoundX aria-hidden />}
            title={t('data.delete')}
            note={t('data.deleteText')}
            render={<button type="button" onClick={open} />}
          />
        </li>
      </ul>
      {isOpen ? (
        <Suspense>
          <DeleteAccountSheet onClose={close} />
        </Suspense>
      ) : null}
    </Section>
  )
}

/** Downloads a text as a file. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After the click has been handled: the download reads the URL only then.
  setTimeout(() => URL.revokeObjectURL(address))
}
