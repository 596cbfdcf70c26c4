import type { EmailDriver } from '@supabase/lite'

/**
 * Delivers mails whose links lead to the API, as Supabase's do: the library takes the site and the API for one address.
 *
 * @param siteOrigin the address that the library writes into its links
 * @param apiUrl the address that answers them
 */
export function withApiLinks(mail: EmailDriver, siteOrigin: string, apiUrl: string): EmailDriver {
  return {
    send: ({ text, ...rest }) =>
      mail.send({
        ...rest,
        ...(text === undefined
          ? {}
          : { text: text.replaceAll(`${siteOrigin}/auth/v1/verify`, `${apiUrl}/auth/v1/verify`) }),
      }),
  }
}
