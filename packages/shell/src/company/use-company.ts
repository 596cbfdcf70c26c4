import { usePublicSettings } from '@angadi/data/settings/settings.ts'

/** Who runs the marketplace and how they are reached. */
export interface Company {
  readonly name: string
  readonly address: string
  readonly taxId: string
  readonly phone: string
  readonly email: string
  /** From-to by Indian time, such as 07:00-23:00. */
  readonly hours: string
  readonly officer: { readonly name: string; readonly email: string; readonly phone: string }
}

/** The company's details from the public settings; undefined until they are there. */
export function useCompany(): Company | undefined {
  const { data } = usePublicSettings()
  if (!data) return undefined
  const text = (key: string) => {
    const value = data.find(({ setting_key }) => setting_key === key)?.setting_value
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('company_name'),
    address: text('company_address'),
    taxId: text('company_tax_id'),
    phone: text('support_phone'),
    email: text('support_email'),
    hours: text('support_hours'),
    officer: { name: text('grievance_name'), email: text('grievance_email'), phone: text('grievance_phone') },
  }
}
