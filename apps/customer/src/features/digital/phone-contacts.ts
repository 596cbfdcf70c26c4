/** The browser's list of contacts, where it has one (Contact Picker API: Chrome on Android). */
interface ContactsManager {
  readonly select: (properties: readonly ['tel']) => Promise<readonly { readonly tel?: readonly string[] }[]>
}

function isManager(value: unknown): value is ContactsManager {
  return (
    typeof value === 'object' && value !== null && 'select' in value && typeof value.select === 'function'
  )
}

/** The contacts of this phone; undefined where the browser does not show them to pages. */
export function phoneContacts(): ContactsManager | undefined {
  const contacts: unknown = Reflect.get(navigator, 'contacts')
  return isManager(contacts) ? contacts : undefined
}

/**
 * Asks for one contact.
 *
 * @returns the contact's numbers as the phone has them; undefined where none was chosen
 */
export async function chosenNumbers(contacts: ContactsManager): Promise<readonly string[] | undefined> {
  try {
    const [contact] = await contacts.select(['tel'])
    return contact?.tel ?? (contact ? [] : undefined)
  } catch {
    // Closed, or not allowed: the number can be typed.
    return undefined
  }
}
