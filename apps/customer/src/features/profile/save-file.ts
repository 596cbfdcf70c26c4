/** Has the browser save a text as a file among the downloads. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After the click has been worked off: the download reads the address only then.
  setTimeout(() => URL.revokeObjectURL(address))
}
