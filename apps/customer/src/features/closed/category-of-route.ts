import type { RouteName } from '@angadi/routes/manifest.ts'

/** Whose opening is waited for on each route that has no screen yet, by the slug of the category. */
const CATEGORIES: Readonly<Record<string, string | undefined>> = {
  digitalTechSupport: 'tech-support',
  digitalOnlineLearning: 'online-learning',
  digitalEntertainment: 'entertainment',
  entertainmentEvents: 'entertainment',
  appointments: 'doctors-and-hospitals',
  healthAppointments: 'doctors-and-hospitals',
  healthDoctors: 'doctors-and-hospitals',
  health: 'doctors-and-hospitals',
  beautyWellness: 'beauty-and-wellness',
  beautyProfessionals: 'beauty-and-wellness',
  beautyServices: 'beauty-and-wellness',
  salonSalonId: 'beauty-and-wellness',
  educationTutors: 'institutions',
  institution: 'institutions',
  institutionId: 'institutions',
  homeServices: 'cleaning',
  homeServicesServiceId: 'cleaning',
  homeServicesVendorVendorId: 'cleaning',
  myBookings: 'cleaning',
  financialServices: 'financial-services',
  realestate: 'real-estate',
  petServices: 'pet-services',
  rental: 'house-rental',
  rentalPropertyPropertyId: 'house-rental',
  propertyApplications: 'house-rental',
  propertyManageApplications: 'house-rental',
} satisfies Partial<Record<RouteName, string>>

/** The category that a closed route belongs to; undefined for what is no trade: partners' applications. */
export function categoryOfRoute(name: string): string | undefined {
  return CATEGORIES[name]
}
