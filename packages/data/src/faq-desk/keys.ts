/** Query keys of the desk on which administrators write frequent questions. */
export const faqDeskKeys = {
  all: ['faq-desk'] as const,
  list: (search: string) => ['faq-desk', 'list', search] as const,
}
