/** Passes a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Once the click was handled, the download holds the bytes itself.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lets the browser download what an address of ours answers, however large. */
export function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
