/** What one can apply to be, as this build can name it. */
export const PROVIDER_ROLES = [
  'restaurant',
  'grocery_store',
  'shop',
  'salon',
  'home_professional',
  'home_company',
  'courier',
] as const
export type ProviderRoleName = (typeof PROVIDER_ROLES)[number]

/** What applicants are asked for, as this build can name it. */
export const REQUIREMENTS = [
  'pan',
  'identity',
  'identity_photo',
  'bank',
  'police_check',
  'licence',
  'vehicle',
  'insurance',
  'pollution_check',
  'gstin',
  'fssai',
  'shop_act',
] as const
export type RequirementName = (typeof REQUIREMENTS)[number]

/** Why an item is sent back to its applicant, as the database knows the reasons. */
export const ITEM_REASONS = [
  'not_readable',
  'wrong_document',
  'name_differs',
  'number_differs',
  'date_differs',
  'page_missing',
  'not_valid_any_more',
] as const
export type ItemReason = (typeof ITEM_REASONS)[number]

/** Why an application is rejected. */
export const REJECTION_REASONS = ['not_served', 'not_eligible', 'not_genuine', 'no_answer'] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

const reasons = [...ITEM_REASONS, ...REJECTION_REASONS] as const
export type ApplicationReason = (typeof reasons)[number]

/** The name of a role, if this build knows it. */
export function providerRoleNamed(name: string): ProviderRoleName | undefined {
  return PROVIDER_ROLES.find((one) => one === name)
}

/** The name of a requirement, if this build knows it. */
export function requirementNamed(name: string): RequirementName | undefined {
  return REQUIREMENTS.find((one) => one === name)
}

/** A reason, if this build knows it. */
export function applicationReasonNamed(name: string | null): ApplicationReason | undefined {
  return reasons.find((one) => one === name)
}
